import { Image } from "@napi-rs/canvas";
import { RecentMap } from "@surimono/domain/kernel";
import type { SceneImage } from "../scene/index.ts";

/** Pixels decoded at once, unless a single picture is larger: 4 bytes each. */
const KEPT_PIXELS = 30_000_000;
const NOTHING = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/**
 * Pictures are decoded when a layer is painted and shared by all layers with the same one. Beyond the limit the least recently used is freed:
 * forty photographs of twenty million pixels would be 3 GB. So a picture is valid only until the next one is requested.
 */
export function pictureShelf(encoded: ReadonlyMap<string, Uint8Array>): (assetId: string) => SceneImage | undefined {
  const decoded = new RecentMap<string, Image>(KEPT_PIXELS, {
    weigh: ({ width, height }) => width * height,
    onDropped(image) {
      // The garbage collector does not see what it holds.
      image.src = NOTHING;
    },
  });

  return (assetId) => {
    const bytes = encoded.get(assetId);
    return bytes && decoded.take(assetId, () => decode(assetId, bytes));
  };
}

function decode(assetId: string, bytes: Uint8Array): Image {
  const image = new Image();
  image.src = bytes;
  if (image.naturalWidth === 0) throw new Error(`The picture ${assetId} cannot be decoded`);
  return image;
}
