import { fail, ok } from "@surimono/domain/kernel";
import type { EditorProps } from "@surimono/studio/editor";
import { type LocalPicture, newUuid } from "./simulation-store.ts";

/** As the server has it for uploads. */
const MOST_PIXELS = 100_000_000;

/** Pictures for the editor that stay on this device: nothing is sent. `added` is told of each new one. */
export function createLocalPictures(before: readonly LocalPicture[], added: (picture: LocalPicture) => void) {
  const pictures = new Map(before.map((picture) => [picture.assetId, picture]));
  const urls = new Map<string, string>();
  return {
    uploads: before.map(({ assetId, name, pixelWidth, pixelHeight }) => ({ assetId, name, pixelWidth, pixelHeight })),
    upload: (async (file, progress) => {
      const size = await sizeOf(file);
      if (!size) return fail("designs/picture-broken", BROKEN);
      if (size.pixelWidth * size.pixelHeight > MOST_PIXELS) return fail("designs/picture-too-many-pixels", TOO_MANY);
      const picture = { assetId: newUuid(), name: file.name, ...size, file };
      pictures.set(picture.assetId, picture);
      added(picture);
      progress(1);
      return ok({ assetId: picture.assetId, name: picture.name, ...size });
    }) satisfies EditorProps["upload"],
    url(assetId: string): string {
      const known = urls.get(assetId);
      if (known) return known;
      const picture = pictures.get(assetId);
      if (!picture) throw new Error("a picture of this design is not on this device");
      const url = URL.createObjectURL(picture.file);
      urls.set(assetId, url);
      return url;
    },
  };
}
const BROKEN = { message: "画像を読み込めませんでした。別の画像でお試しください。" };
const TOO_MANY = { message: "画像の縦横が大きすぎます。1億画素までの画像をお使いください。" };

/** Upright, as the server will turn it; undefined when it is no picture. */
async function sizeOf(file: Blob): Promise<{ pixelWidth: number; pixelHeight: number } | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const size = { pixelWidth: bitmap.width, pixelHeight: bitmap.height };
    bitmap.close();
    return size;
  } catch {
    return undefined;
  }
}
