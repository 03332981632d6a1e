import type { DesignDocument, Layer, PictureFacts, QrLayer, TextLayer } from "@surimono/domain/designs";
import { measurePicture } from "@surimono/domain/designs";
import { AREAS, designOf, text } from "../editor.fixture.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { makeImageLayer, makeQrLayer } from "../model/make-layer.ts";
import { makeStampLayer } from "../model/make-stamp.ts";

const SIDE = 600;

type Paint = (x: number, y: number) => readonly [red: number, green: number, blue: number, alpha: number];

/** A picture of 600 × 600 px, measured like an upload. */
function picture(paint: Paint, whole = SIDE): PictureFacts {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) data.set(paint(x, y), (y * SIDE + x) * 4);
  return measurePicture({ data, width: SIDE, height: SIDE }, { pixelWidth: whole, pixelHeight: whole });
}

const inDisc = (x: number, y: number, radius = 250) => Math.hypot(x - 300, y - 300) < radius;
const CLEAR = [0, 0, 0, 0] as const;
const NAVY = [34, 53, 111, 255] as const;

/** By asset id. */
export const PICTURES: Readonly<Record<string, PictureFacts>> = {
  photo: picture((x, y) => [60 + (x % 90), 70 + (y % 80), 90 + ((x + y) % 60), 255], 3000),
  disc: picture((x, y) => (inDisc(x, y) ? NAVY : CLEAR), 3000),
  small: picture((x, y) => (inDisc(x, y) ? NAVY : CLEAR), 150),
  haze: picture((x, y) => (inDisc(x, y) ? [34, 53, 111, 120] : CLEAR), 3000),
  shadow: picture((x, y) => {
    if (inDisc(x, y, 200)) return NAVY;
    return inDisc(x, y, 280) ? [0, 0, 0, Math.round((280 - Math.hypot(x - 300, y - 300)) * 2.5)] : CLEAR;
  }, 3000),
  lines: picture((_, y) => (y % 60 < 1 ? NAVY : CLEAR), 3000),
  bars: picture((_, y) => (y % 60 < 20 ? NAVY : CLEAR), 3000),
  drawing: picture(
    (x, y) => (x % 100 < 1 && y > 20 && y < 580 && x > 20 ? [20, 20, 20, 255] : [255, 255, 255, 255]),
    3000,
  ),
  neon: picture((x, y) => (inDisc(x, y) ? [57, 255, 20, 255] : CLEAR), 3000),
  box: picture((x, y) => (inDisc(x, y) ? NAVY : [255, 255, 255, 255]), 3000),
  empty: picture(() => CLEAR, 3000),
  whiteLogo: picture((x, y) => (inDisc(x, y) ? [255, 255, 255, 255] : CLEAR), 3000),
  press: { ...picture((x, y) => [60 + (x % 90), 70 + (y % 80), 90, 255], 3000), isFromPress: true },
  grey: picture((x) => [x % 256, x % 256, x % 256, 255], 3000),
};

export function image(assetId: keyof typeof PICTURES, change: Partial<Extract<Layer, { kind: "image" }>> = {}): Layer {
  const facts = PICTURES[assetId];
  if (!facts) throw new Error(`No picture ${assetId}`);
  const { pixelWidth, pixelHeight } = facts;
  const made = makeImageLayer("p", { assetId, name: assetId, pixelWidth, pixelHeight }, AREAS[0] as EditorArea);
  return { ...made, x: 150_000, y: 170_000, width: 200_000, height: 200_000, ...change };
}

export const stamp = (change: Partial<Extract<Layer, { kind: "stamp" }>> = {}): Layer => ({
  ...makeStampLayer("s", { id: "luck-daruma", name: "だるま", inks: ["#d9240f"], ratio: 1 }, AREAS[0] as EditorArea),
  x: 150_000,
  y: 170_000,
  width: 100_000,
  height: 100_000,
  ...change,
});

export const words = (change: Partial<TextLayer> = {}): Layer =>
  text("t", { x: 150_000, y: 170_000, fontSize: 30_000, color: "#22356f", ...change });

export const code = (change: Partial<QrLayer> = {}): Layer => ({
  ...makeQrLayer("q", "https://surimono.example/", 29, AREAS[0] as EditorArea),
  ...change,
});

export const both = (front: readonly Layer[], back: readonly Layer[]): DesignDocument => {
  const document = designOf(...front);
  return { ...document, areas: document.areas.map((used, index) => (index === 0 ? used : { ...used, layers: back })) };
};
