export { devMailRoutes } from "./dev-mail.routes.ts";
export { handleMailJob, mailJob } from "./mail-job.ts";
export { openMail, type Letter, type Mail } from "./mail.ts";
