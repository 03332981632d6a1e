/// <reference path="./libheif.d.ts" />
import openLibheif from "libheif-js/libheif-wasm/libheif-bundle.mjs";

interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  /** Fills the pixels and returns them; null where it could not. */
  display(image: ImageData, done: (filled: ImageData | null) => void): void;
  free(): void;
}

/**
 * For browsers that cannot show the phones' photograph format. The library (LGPL, unchanged, a separate file) is loaded with the first
 * such picture, turns it upright, and returns its colours as stored.
 */
export async function decodeHeic(file: Blob): Promise<ImageData> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const decoder = new (openLibheif().HeifDecoder)();
  const images = decoder.decode(bytes) as readonly HeifImage[];
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new Error("no picture in the file");
  try {
    const colorSpace = isDisplayP3(bytes) ? "display-p3" : "srgb";
    const pixels = new ImageData(image.get_width(), image.get_height(), { colorSpace });
    await new Promise<void>((resolve, reject) =>
      image.display(pixels, (filled) => (filled ? resolve() : reject(new Error("the picture could not be decoded")))),
    );
    return pixels;
  } finally {
    for (const one of images) one.free();
  }
}

/** How many bytes before the pixels hold colour information. */
const HEAD_BYTES = 65_536;

/** The gamut of the phones that write these files, by its profile's name, in one or two bytes per letter. */
function isDisplayP3(bytes: Uint8Array): boolean {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, HEAD_BYTES));
  return head.includes("Display P3") || head.includes([..."Display P3"].join("\0"));
}
