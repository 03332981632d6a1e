import { setTimeout as waitFor } from "node:timers/promises";
import { type Jobs, jobKind } from "../jobs/index.ts";
import { LETTER_HANDLING } from "./letter-handling.ts";
import type { Attachment, Letter, LetterPicture, Mail } from "./mail.ts";

/** Enqueued in the business transaction, so that a letter goes out if and only if that commits. */
export const mailJob = jobKind<Letter>("send-mail");

/** A PNG; undefined for a design that is gone. */
export type DrawPicture = (versionId: string) => Promise<Uint8Array | undefined>;

/** Registers the one sender of letters. */
export function handleMailJob(jobs: Jobs, mail: Mail, draw: DrawPicture): void {
  jobs.handle(
    mailJob,
    async (letter, { id }) => {
      await mail.send(letter, id, await drawPictures(letter, draw));
    },
    { ...LETTER_HANDLING, forDays: true, atOnce: 4 },
  );
}

/** Of all its pictures together. Drawing may wait for a print file to end, and other letters would wait with this one. */
const PATIENCE_MS = 30_000;

/** What goes with a letter. */
export async function drawPictures(
  { pictures = [] }: Letter,
  draw: DrawPicture,
  patienceMs = PATIENCE_MS,
): Promise<Attachment[]> {
  let isLate = false;
  const late = waitFor(patienceMs, undefined, { ref: false }).then(() => {
    isLate = true;
    return undefined;
  });
  const drawn: Attachment[] = [];
  for (const [index, picture] of pictures.entries())
    if (!isLate) drawn.push(...(await attachmentOf(picture, index, draw, late)));
  return drawn;
}

/** A letter without its picture is better than none. */
async function attachmentOf(
  { versionId, name }: LetterPicture,
  index: number,
  draw: DrawPicture,
  late: Promise<undefined>,
): Promise<Attachment[]> {
  const bytes = await Promise.race([draw(versionId).catch(() => undefined), late]);
  return bytes ? [{ fileName: `picture-${index + 1}.png`, contentType: "image/png", bytes, shownAs: name }] : [];
}
