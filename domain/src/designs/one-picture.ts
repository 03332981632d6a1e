import { INK_ON_GOODS, inkOnGoods, type MethodId, type WholeViewId } from "../catalogue/index.ts";
import { dpiOf, UM_PER_INCH, type Um } from "../kernel/index.ts";
import type { PictureFacts } from "./checks/check-context.ts";
import { CLEARLY_SEEN } from "./checks/faint-layers.ts";
import { distance94, labOf } from "./checks/lab.ts";
import { BAD_DPI, FAIR_DPI } from "./checks/method-limits.ts";

/** A place that one picture may be laid on. */
export interface PicturePlace {
  readonly areaKindId: number;
  readonly view: WholeViewId | "left" | "right";
  readonly width: Um;
  readonly height: Um;
  readonly bleed: Um;
}

/** Where it is laid: the centre and the sides of its box, in the place's coordinates. */
export interface LaidPicture {
  readonly areaKindId: number;
  readonly x: Um;
  readonly y: Um;
  readonly width: Um;
  readonly height: Um;
}

type Look = Pick<PictureFacts, "pixelWidth" | "pixelHeight" | "ink">;

/** At least this much wider than high is the wrap of a mug: what is as wide as it cannot be seen at once. */
const WRAP_RATIO = 1.8;
/** Higher than this is the chest of a garment or the side of a bag. */
const TALL: Um = 250_000;

/** How much of the place a picture takes that does not cover it. */
const SHARES = { wrap: { w: 0.42, h: 0.86 }, bled: { w: 0.8, h: 0.8 }, cloth: { w: 0.86, h: 0.8 } } as const;

/**
 * One picture on goods it was not made for (rule designs-one-picture): on the largest place of the front, over all of paper and badges if it has no
 * hole of its own, in the middle of a wrap's front, and high on a chest, never larger than it prints well there. The box of one that covers is the
 * place with its bleed, whose ratio is hardly ever the picture's: what overhangs is cut on both sides alike. Undefined without a place.
 */
export function layPicture(look: Look, places: readonly PicturePlace[]): LaidPicture | undefined {
  const place = largest(places.filter(({ view }) => view === "front")) ?? largest(places);
  if (!place) return undefined;
  const { areaKindId, width: w, height: h, bleed } = place;
  if (covers(look, place)) {
    return { areaKindId, x: Math.round(w / 2), y: Math.round(h / 2), width: w + 2 * bleed, height: h + 2 * bleed };
  }
  const ratio = look.pixelHeight / look.pixelWidth;
  const share = w / h >= WRAP_RATIO ? SHARES.wrap : bleed > 0 ? SHARES.bled : SHARES.cloth;
  const printsWell = (look.pixelWidth * UM_PER_INCH) / FAIR_DPI;
  const width = Math.max(1000, Math.floor(Math.min(w * share.w, (h * share.h) / ratio, printsWell)));
  const height = Math.max(1000, Math.round(width * ratio));
  const y = h >= TALL ? Math.min(Math.round(h / 2), Math.round(height / 2 + h * 0.06)) : Math.round(h / 2);
  return { areaKindId, x: Math.round(w / 2), y, width, height };
}

/** What would be too coarse to be printed all over a poster is laid on it as a cut-out is. */
function covers({ pixelWidth, pixelHeight, ink }: Look, { width, height, bleed }: PicturePlace): boolean {
  if (bleed === 0 || ink !== "whole") return false;
  return Math.min(dpiOf(pixelWidth, width + 2 * bleed), dpiOf(pixelHeight, height + 2 * bleed)) >= BAD_DPI;
}

function largest(places: readonly PicturePlace[]): PicturePlace | undefined {
  return places.reduce<PicturePlace | undefined>(
    (best, place) => (best && best.width * best.height >= place.width * place.height ? best : place),
    undefined,
  );
}

/**
 * The goods' colour that suits the picture: one its ink stands out from, or the one nearest to the paper it was scanned on, so that no box is seen.
 * The first where any will do.
 */
export function colorForPicture<Color extends { readonly hex: string }>(
  { tone, ground, ink }: Pick<PictureFacts, "tone" | "ground" | "ink">,
  colors: readonly Color[],
  methodId: MethodId,
): Color | undefined {
  const distance = (one: string, other: string) => distance94(labOf(one), labOf(other));
  if (ink === "whole") return ground === undefined ? colors[0] : best(colors, ({ hex }) => -distance(hex, ground));
  if (tone === undefined) return colors[0];
  const contrast = ({ hex }: Color) => distance(hex, inkOnGoods(tone, hex, INK_ON_GOODS[methodId]));
  return colors.find((color) => contrast(color) >= CLEARLY_SEEN) ?? best(colors, contrast);
}

function best<Value>(values: readonly Value[], worth: (value: Value) => number): Value | undefined {
  return values.reduce<Value | undefined>(
    (found, value) => (found !== undefined && worth(found) >= worth(value) ? found : value),
    undefined,
  );
}
