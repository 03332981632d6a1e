export { openMail, type Letter, type Mail } from "./mail.ts";
