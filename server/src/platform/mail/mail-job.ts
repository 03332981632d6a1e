import { type Jobs, jobKind } from "../jobs/index.ts";
import type { Letter, Mail } from "./mail.ts";

/** Enqueued in the business transaction, so that a letter goes out if and only if that commits. */
export const mailJob = jobKind<Letter>("send-mail");

/** Registers the one sender of letters. */
export function handleMailJob(jobs: Jobs, mail: Mail): void {
  jobs.handle(mailJob, (letter, { id }) => mail.send(letter, id), { forDays: true, atOnce: 8 });
}
