import { type Canvas, createCanvas } from "@napi-rs/canvas";
import type { ViewId } from "@surimono/domain/catalogue";
import type { Um } from "@surimono/domain/kernel";
import sharp from "sharp";
import { composeMockup, type MockupContext, type Print } from "../mockup/index.ts";
import { loadArt } from "../mockup-files/index.ts";
import { loadViewArt } from "./load-view-art.ts";

export interface MockupRequest {
  /** The folder `catalogue/art`. */
  readonly artRoot: string;
  readonly silhouette: string;
  readonly viewId: ViewId;
  /** `Size.width` of the size shown; the reference size without it. */
  readonly sizeWidth?: Um;
  /** `#rrggbb` */
  readonly color: string;
  /** Transparent without it. */
  readonly background?: string;
  readonly prints: readonly Print[];
  /** Of the picture, in pixels; the height follows. */
  readonly width: number;
}

export interface MockupPixels {
  /** RGBA, not premultiplied. */
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/**
 * Up to this width a picture is composed at twice the size and shrunk: moving a print by fractions of a pixel would
 * blur it. Wider ones are composed from the layers as they are, which gives exactly the pixels of the editor's preview.
 */
const FINE_BELOW = 750;

/** The width a picture of `width` is composed at, and so the resolution its prints need. */
export function composedWidth(width: number): number {
  return width <= FINE_BELOW ? width * 2 : width;
}

export async function renderMockup(request: MockupRequest): Promise<MockupPixels> {
  const composed = await compose(request, composedWidth(request.width));
  if (composed.width === request.width) return composed;
  const { width, height, data } = composed;
  const small = { width: request.width, height: Math.round((request.width * height) / width) };
  const pixels = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(small.width, small.height, { fit: "fill" })
    .raw()
    .toBuffer();
  return { data: new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length), ...small };
}

async function compose(request: MockupRequest, width: number): Promise<MockupPixels> {
  const { artRoot, silhouette, viewId } = request;
  const { referenceWidth } = await loadArt(artRoot, silhouette);
  const shrunk = request.width <= FINE_BELOW;
  const art = await loadViewArt(artRoot, silhouette, viewId, shrunk ? width : Number.POSITIVE_INFINITY);
  const height = Math.round((width * art.view.height) / art.view.width);
  const canvases: Canvas[] = [];
  const createSurface = (w: number, h: number) => {
    const canvas = createCanvas(w, h);
    canvases.push(canvas);
    return { context: canvas.getContext("2d") as unknown as MockupContext, picture: canvas };
  };
  const { context } = createSurface(width, height);
  composeMockup({
    context,
    width,
    height,
    art,
    referenceWidth,
    sizeWidth: request.sizeWidth ?? referenceWidth,
    color: request.color,
    ...(request.background ? { background: request.background } : {}),
    prints: request.prints,
    createSurface,
  });
  const { data } = context.getImageData(0, 0, width, height);
  // The garbage collector does not see the size of a canvas and would let many pile up.
  for (const canvas of canvases) canvas.width = canvas.height = 1;
  return { data, width, height };
}

export type MockupFormat = "webp" | "avif" | "png";

export async function encodeMockup(pixels: MockupPixels, format: MockupFormat): Promise<Buffer> {
  const { data, width, height } = pixels;
  const image = sharp(data, { raw: { width, height, channels: 4 } });
  if (format === "png") return image.png({ compressionLevel: 6 }).toBuffer();
  if (format === "avif") return image.avif({ quality: 62, effort: 1 }).toBuffer();
  return image.webp({ quality: 86, alphaQuality: 90, effort: 2 }).toBuffer();
}
