export { devMailRoutes } from "./dev-mail.routes.ts";
export { forgetLettersNaming, handleForgetLetters } from "./forget-letters.ts";
export { LETTER_HANDLING } from "./letter-handling.ts";
export { type Attachment, type Letter, type LetterPicture, type Mail, openMail } from "./mail.ts";
export { type DrawPicture, drawPictures, handleMailJob, mailJob } from "./mail-job.ts";
