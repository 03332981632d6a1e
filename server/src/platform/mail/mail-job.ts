import { type Jobs, jobKind } from "../jobs/index.ts";
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
    { forDays: true, atOnce: 8 },
  );
}

/** What goes with a letter. */
export async function drawPictures({ pictures = [] }: Letter, draw: DrawPicture): Promise<Attachment[]> {
  const drawn: Attachment[] = [];
  for (const [index, picture] of pictures.entries()) drawn.push(...(await attachmentOf(picture, index, draw)));
  return drawn;
}

/** A letter without its picture is better than none. */
async function attachmentOf(
  { versionId, name }: LetterPicture,
  index: number,
  draw: DrawPicture,
): Promise<Attachment[]> {
  const bytes = await draw(versionId).catch(() => undefined);
  return bytes ? [{ fileName: `picture-${index + 1}.png`, contentType: "image/png", bytes, shownAs: name }] : [];
}
