import { findImageFileFault, MAX_IMAGE_BYTES, MAX_IMAGES } from "@surimono/domain/my-items";
import type { PictureWish } from "@surimono/studio/pictures";
import type { EditedImage } from "./item-edit.ts";

/** Twice its largest display size. */
const WISH: PictureWish = { maxBytes: MAX_IMAGE_BYTES, maxSide: 3000, maxPixels: 24_000_000, places: [] };

const TOO_MANY = `画像は${MAX_IMAGES}枚までです。`;
const BROKEN = "画像を読み込めませんでした。ファイルがこわれているようです。別の画像でお試しください。";
const NO_LINE = "読み込めませんでした。通信の状態をご確認ください。";

interface ReadFiles {
  readonly added: readonly EditedImage[];
  /** The problem of the last unusable file. */
  readonly fault: string | undefined;
  /** What was converted in the last usable file. */
  readonly note: string | undefined;
}

/** Converts any usual picture to what the server accepts. */
export async function readImageFiles(files: readonly File[], room: number): Promise<ReadFiles> {
  const added: EditedImage[] = [];
  let fault: string | undefined;
  let note: string | undefined;
  for (const file of files) {
    const image = added.length < room ? await readImageFile(file) : TOO_MANY;
    if (typeof image === "string") fault = image;
    else {
      added.push(image.image);
      note = image.notes.join("") || note;
    }
  }
  return { added, fault, note };
}

async function readImageFile(chosen: File) {
  const prepare = await import("@surimono/studio/pictures").catch(() => undefined);
  if (!prepare) return NO_LINE;
  const prepared = await prepare.preparePicture(chosen, WISH);
  if (!prepared.ok) return prepared.failure.message;
  const { file, notes } = prepared.value;
  const preview = findImageFileFault(file) ? undefined : await openPreview(file);
  if (!preview) return BROKEN;
  const image: EditedImage = { id: preview, file, preview, name: file.name };
  return { image, notes };
}

/** Undefined if the browser cannot show the file. */
async function openPreview(file: File): Promise<string | undefined> {
  const url = URL.createObjectURL(file);
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
    return url;
  } catch {
    URL.revokeObjectURL(url);
    return undefined;
  }
}
