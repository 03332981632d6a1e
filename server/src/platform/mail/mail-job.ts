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
      const pictures: Attachment[] = [];
      for (const [index, picture] of (letter.pictures ?? []).entries())
        pictures.push(...(await attachmentOf(picture, index, draw)));
      await mail.send(letter, id, pictures);
    },
    { forDays: true, atOnce: 8 },
  );
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
