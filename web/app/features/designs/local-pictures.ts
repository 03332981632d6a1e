import { MAX_PICTURE_PIXELS } from "@surimono/contract/designs";
import { fail, ok } from "@surimono/domain/kernel";
import type { EditorProps } from "@surimono/studio/editor";
import { newUuid } from "@surimono/ui/new-uuid.ts";
import type { LocalPicture } from "./simulation-store.ts";

const BROKEN = { message: "画像を読み込めませんでした。ファイルがこわれているようです。別の画像でお試しください。" };
const TOO_MANY = { message: "画像の縦横が大きすぎます。5,000万画素（7,000×7,000ほど）までの画像をお使いください。" };

interface Keeping {
  readonly add: (picture: LocalPicture) => Promise<void>;
  readonly remove: (assetId: string) => Promise<void>;
}

type Source = Pick<EditorProps, "pictures" | "upload" | "assetUrl">;

/** The editor's pictures, on this device only. */
export function createLocalPictures(before: readonly LocalPicture[], keeping: Keeping): Source {
  const known = new Map(before.map((picture) => [picture.assetId, picture]));
  const assetUrl = createUrls(known);
  return {
    assetUrl,
    pictures: {
      async list(after) {
        // All are on the first page: a device has few.
        const pictures = after === undefined ? [...known.values()].filter(({ isRemoved }) => !isRemoved) : [];
        return ok({ pictures: pictures.map(presentPicture), hasMore: false, total: pictures.length });
      },
      thumbnailUrl: async (assetId) => assetUrl(assetId),
      async remove(assetId) {
        const picture = known.get(assetId);
        if (picture) known.set(assetId, { ...picture, isRemoved: true });
        await keeping.remove(assetId);
        return ok({});
      },
    },
    async upload(file, progress) {
      const size = await sizeOf(file);
      if (!size) return fail("designs/picture-broken", BROKEN);
      if (size.pixelWidth * size.pixelHeight > MAX_PICTURE_PIXELS)
        return fail("designs/picture-too-many-pixels", TOO_MANY);
      const picture = { assetId: newUuid(), name: file.name, ...size, file };
      known.set(picture.assetId, picture);
      await keeping.add(picture);
      progress(1);
      return ok(presentPicture(picture));
    },
  };
}

/** Each picture has one address while the page is open. */
export function createUrls(pictures: ReadonlyMap<string, LocalPicture>): (assetId: string) => string {
  const urls = new Map<string, string>();
  return (assetId) => {
    const known = urls.get(assetId);
    if (known) return known;
    const picture = pictures.get(assetId);
    if (!picture) throw new Error("a picture of this design is not on this device");
    const url = URL.createObjectURL(picture.file);
    urls.set(assetId, url);
    return url;
  };
}

function presentPicture({ assetId, name, pixelWidth, pixelHeight }: LocalPicture) {
  return { assetId, name, pixelWidth, pixelHeight };
}

/** Upright, as the server will turn it; undefined if it is not a picture. */
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
