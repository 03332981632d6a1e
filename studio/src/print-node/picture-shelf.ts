import { Image } from "@napi-rs/canvas";
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
  const decoded = new Map<string, Image>();

  function letGo(image: Image): void {
    // The garbage collector does not see what it holds.
    image.src = NOTHING;
  }

  function makeRoom(wanted: number): void {
    let kept = wanted;
    for (const image of decoded.values()) kept += image.width * image.height;
    for (const [assetId, image] of decoded) {
      if (kept <= KEPT_PIXELS) return;
      kept -= image.width * image.height;
      decoded.delete(assetId);
      letGo(image);
    }
  }

  return (assetId) => {
    const known = decoded.get(assetId);
    if (known) {
      // To the end: the first is the least recently used.
      decoded.delete(assetId);
      decoded.set(assetId, known);
      return known;
    }
    const bytes = encoded.get(assetId);
    if (!bytes) return undefined;
    const image = new Image();
    image.src = bytes;
    if (image.naturalWidth === 0) throw new Error(`The picture ${assetId} cannot be decoded`);
    makeRoom(image.width * image.height);
    decoded.set(assetId, image);
    return image;
  };
}
