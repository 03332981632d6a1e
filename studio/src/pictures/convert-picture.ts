import type { PictureKind } from "@surimono/domain/designs";
import { fitBytes } from "./fit-bytes.ts";
import { type PictureWish, planSize, type Size } from "./picture-wish.ts";

export interface ConvertJob {
  readonly file: Blob;
  readonly kind: PictureKind | undefined;
  readonly wish: PictureWish;
}

export type Converted =
  | {
      readonly kind: "converted";
      readonly file: Blob;
      readonly before: Size;
      readonly after: Size;
      readonly wanted: Size;
    }
  /** `unreadable`: no decoder of this browser takes it; `too-large`: not enough memory. */
  | { readonly kind: "unreadable" | "too-large" };

const PHOTO_QUALITIES = [0.94, 0.9, 0.86, 0.82];
/** Formats used for drawings as well as photographs, and that may be transparent. */
const MAY_BE_DRAWN: ReadonlySet<PictureKind | undefined> = new Set(["png", "gif", "webp", "avif", "bmp", undefined]);
/** Pixels read back at once while looking for transparency. */
const STRIP_PIXELS = 1_000_000;

/** Upright, sRGB, the first frame: as the browser shows it. PNG if transparent or drawn, else JPEG. */
export async function convertPicture({ file, kind, wish }: ConvertJob): Promise<Converted> {
  const bitmap = await decode(file, kind);
  if (!bitmap) return { kind: "unreadable" };
  const before = { width: bitmap.width, height: bitmap.height };
  const wanted = planSize(before, wish);
  try {
    const fitted = await encodeFitting(bitmap, wanted, kind, wish.maxBytes);
    if (!fitted) return { kind: "too-large" };
    return { kind: "converted", file: fitted.file, before, after: fitted.size, wanted };
  } finally {
    bitmap.close();
  }
}

async function decode(file: Blob, kind: PictureKind | undefined): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    if (kind !== "heic") return undefined;
  }
  try {
    const { decodeHeic } = await import("./decode-heic.ts");
    return await createImageBitmap(await decodeHeic(file));
  } catch {
    return undefined;
  }
}

async function encodeFitting(bitmap: ImageBitmap, wanted: Size, kind: PictureKind | undefined, maxBytes: number) {
  const draw = createDrawer(bitmap);
  if (MAY_BE_DRAWN.has(kind)) {
    const canvas = await draw(wanted);
    if (canvas && isSeeThrough(canvas))
      return fitBytes(wanted, maxBytes, [1], async (size) => encoded(await draw(size), "image/png", 1));
    const drawing = await encoded(canvas, "image/png", 1);
    if (drawing && drawing.size <= maxBytes) return { file: drawing, size: wanted };
  }
  return fitBytes(wanted, maxBytes, PHOTO_QUALITIES, async (size, quality) =>
    encoded(await draw(size), "image/jpeg", quality),
  );
}

interface Canvas {
  readonly element: OffscreenCanvas | HTMLCanvasElement;
  readonly context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
}

/** Keeps the last size drawn: it is often encoded again at another quality. */
function createDrawer(bitmap: ImageBitmap): (size: Size) => Promise<Canvas | undefined> {
  let drawn: { readonly size: Size; readonly canvas: Canvas } | undefined;
  return async (size) => {
    if (drawn?.size.width === size.width && drawn.size.height === size.height) return drawn.canvas;
    const canvas = createCanvas(size);
    if (!canvas) return undefined;
    const isWhole = bitmap.width === size.width;
    const small = isWhole
      ? bitmap
      : await createImageBitmap(bitmap, { resizeWidth: size.width, resizeHeight: size.height, resizeQuality: "high" });
    canvas.context.drawImage(small, 0, 0);
    if (!isWhole) small.close();
    drawn = { size, canvas };
    return canvas;
  };
}

function createCanvas({ width, height }: Size): Canvas | undefined {
  const element =
    typeof OffscreenCanvas === "undefined"
      ? Object.assign(document.createElement("canvas"), { width, height })
      : new OffscreenCanvas(width, height);
  const context = element.getContext("2d", { willReadFrequently: true }) as Canvas["context"] | null;
  return context ? { element, context } : undefined;
}

function isSeeThrough({ element: { width, height }, context }: Canvas): boolean {
  const rows = Math.max(1, Math.floor(STRIP_PIXELS / width));
  for (let top = 0; top < height; top += rows) {
    const { data } = context.getImageData(0, top, width, Math.min(rows, height - top));
    for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 255) return true;
  }
  return false;
}

/** Undefined where the canvas was too large for this browser. */
async function encoded(canvas: Canvas | undefined, type: string, quality: number): Promise<Blob | undefined> {
  if (!canvas) return undefined;
  const { element } = canvas;
  const blob =
    "convertToBlob" in element
      ? await element.convertToBlob({ type, quality }).catch(() => null)
      : await new Promise<Blob | null>((resolve) => element.toBlob(resolve, type, quality));
  return blob ?? undefined;
}
