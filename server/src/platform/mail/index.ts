export { devMailRoutes } from "./dev-mail.routes.ts";
export { type Letter, type LetterPicture, type Mail, openMail } from "./mail.ts";
export { handleMailJob, mailJob } from "./mail-job.ts";
