import { MAX_PICTURE_PIXELS } from "@surimono/contract/designs";
import type { PictureFacts } from "@surimono/domain/designs";
import { fail, ok, type Result } from "@surimono/domain/kernel";
import { measureOnDevice } from "@surimono/studio/on-goods";
import { newUuid } from "@surimono/ui/new-uuid.ts";
import { type OnePicture, readOnePicture, readTicked, writeOnePicture } from "../simulation-store.ts";
import { NO_LINE } from "./no-line.ts";

/** What the server takes (rule designs-picture-size), and no more than the largest place needs. */
const WISH = { maxBytes: 5_242_880, maxSide: 5000, maxPixels: Math.min(24_000_000, MAX_PICTURE_PIXELS), places: [] };

const BROKEN = "画像を読み込めませんでした。ファイルがこわれているようです。別の画像でお試しください。";

export interface MeasuredPicture {
  readonly picture: OnePicture;
  readonly facts: PictureFacts;
  /** The goods that it is to be saved on. */
  readonly ticked: readonly number[];
}

/** Of the picture that was chosen in this page: it need not be decoded again. */
let measured: Pick<MeasuredPicture, "picture" | "facts"> | undefined;

/** The one that was chosen before, if its file can still be read. */
export async function recallPicture(): Promise<MeasuredPicture | undefined> {
  const picture = await readOnePicture();
  if (!picture) return undefined;
  const isKnown = picture.assetId === measured?.picture.assetId;
  const facts = isKnown ? measured?.facts : await measureOnDevice(picture.file);
  return facts && { picture, facts, ticked: await readTicked(picture.assetId) };
}

/** Any usual picture, made ready and kept on this device; nothing is sent. */
export async function choosePicture(
  chosen: File,
): Promise<Result<MeasuredPicture, { code: "pictures/unusable"; message: string }>> {
  const prepare = await import("@surimono/studio/pictures").catch(() => undefined);
  if (!prepare) return fail("pictures/unusable", { message: NO_LINE });
  const prepared = await prepare.preparePicture(chosen, WISH);
  if (!prepared.ok) return fail("pictures/unusable", { message: prepared.failure.message });
  const { file } = prepared.value;
  const facts = await measureOnDevice(file);
  if (!facts) return fail("pictures/unusable", { message: BROKEN });
  const { pixelWidth, pixelHeight } = facts;
  const picture = { assetId: newUuid(), name: file.name, pixelWidth, pixelHeight, file, keptAt: Date.now() };
  await writeOnePicture(picture);
  measured = { picture, facts };
  return ok({ ...measured, ticked: [] });
}
