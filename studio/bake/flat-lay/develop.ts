import { blur, clamp, createField, enlarge, type Field, mapField, smoothstep } from "../field.ts";
import { encoded, rolledOff } from "../film.ts";
import type { Goods } from "../goods.ts";
import { insetOf } from "../inset.ts";
import { ownColours } from "../own-colours.ts";
import type { Stage } from "../stage.ts";
import type { Photograph } from "./photograph.ts";

/** Brightness of flat cloth, taken once for all views of a garment: a close-up is not exposed anew. */
export interface Exposure {
  readonly white: number;
  readonly black: number;
}

/** Shades a little deeper than lit: the eye expects a photographer's contrast. */
const CONTRAST = 1.2;
/** Of flat cloth; more would only make saturated colours pale. */
const BRIGHTEST = 1.04;
/** What bulges has much that is lit more, such as a chest, which would be blank. */
const SHOULDER = 0.93;
/** How far a pixel's brightness may be from that of all but one around it. */
const TORN = 0.15;
/** Of a print by folds, mm; what is wider than `DRIFT` is how the garment happened to lie. */
const LARGEST_SHIFT = 3;
const DRIFT = 18;
/** mm: what is narrower moves no print, or its edges would tremble. */
const NARROWEST = 3;
/** px: sheen is wide, and its noise would weigh as much as all shade. */
const SHEEN_SOFTNESS = 2.4;
/** The shop's paper is paler than the studio's floor. */
const GROUND_SHARE = 0.75;

/** Shares of the cloth that are darker than flat cloth: what bulges turns half of itself from the lamp. */
const LIES_FLAT = { white: 0.4, black: 0.52 } as const;
export const BULGES = { white: 0.62, black: 0.6 } as const;

export function exposureFor(photograph: Photograph, darker: Exposure = LIES_FLAT): Exposure {
  // White cloth is to look white on the shop's pale cards.
  return {
    white: levelOf(photograph, photograph.white, darker.white),
    black: levelOf(photograph, photograph.black, darker.black),
  };
}

/**
 * A photograph as the layers of a mock-up: shade for every colour, and the light that dark cloth throws back. Prints move with the folds alone, or,
 * where the garment `isBent` on a body, with all of it.
 */
export function develop(photograph: Photograph, exposure: Exposure, isBent = false) {
  const { stage, mask, white, black } = photograph;
  const shift = isBent ? bentShift : foldShift;
  const shade = mapField(white, (light) => {
    const value = encoded((light / exposure.white) ** CONTRAST);
    return isBent ? rolledOff(value, SHOULDER, BRIGHTEST) : Math.min(BRIGHTEST, value);
  });
  const goods: Goods = {
    stage,
    mask,
    shade: withoutSpeckle(untorn(shade, mask), mask),
    cover: createField(stage.width, stage.height),
    shiftX: shift(photograph, photograph.x, (i) => ((i % stage.width) + 0.5 - stage.originX) / stage.pxPerMm),
    shiftY: shift(photograph, photograph.y, (i) => (Math.floor(i / stage.width) + 0.5 - stage.originY) / stage.pxPerMm),
    labels: photograph.own ? [ownColours(stage, photograph.own, exposure.white)] : [],
  };
  return {
    goods,
    gloss: blur(
      mapField(black, (light) => sheenOf(light / exposure.black)),
      SHEEN_SOFTNESS,
    ),
  };
}

/** Single pixels that those around them do not bear out, as few samples leave them where edges meet. */
function untorn(shade: Field, mask: Field): Field {
  const { width, data } = shade;
  const steps = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => row * width + column)).filter((step) => step);
  return mapField(shade, (value, i) => {
    if (steps.some((step) => !((mask.data[i + step] ?? 0) > 0))) return value;
    const around = steps.map((step) => data[i + step] as number).sort((a, b) => a - b);
    // A line goes on to both sides.
    if (around.filter((other) => Math.abs(other - value) <= TORN).length > 1) return value;
    return ((around[3] as number) + (around[4] as number)) / 2;
  });
}

/** Half shadows take more samples than the rest; there is little to see in them but grain. */
function withoutSpeckle(shade: Field, mask: Field): Field {
  const reach = 1.8;
  const [sum, weight] = [
    blur(
      mapField(shade, (value, i) => value * (mask.data[i] as number)),
      reach,
    ),
    blur(mask, reach),
  ];
  return mapField(shade, (value, i) => {
    const soft = (sum.data[i] as number) / Math.max(0.01, weight.data[i] as number);
    const share = 0.8 * smoothstep(0.97, 0.86, soft) * (mask.data[i] as number);
    return value * (1 - share) + soft * share;
  });
}

/** The light that this share of the cloth does not reach. */
function levelOf({ mask }: Photograph, light: Field, share: number): number {
  const seen = light.data.filter((_, i) => (mask.data[i] as number) > 0.99).sort();
  return seen[Math.floor(seen.length * share)] as number;
}

/** Black is black in its hollows; only what catches the light is lifted. */
function sheenOf(light: number): number {
  return clamp(0.44 * (encoded(light) - 0.92), 0, 0.3);
}

function foldShift(photograph: Photograph, place: Field, seenAt: (index: number) => number): Field {
  const { stage, above } = photograph;
  const raw = mapField(place, (value, i) => ((above.data[i] as number) > 0 ? clamp(seenAt(i) - value, -40, 40) : 0));
  const sigma = DRIFT * stage.pxPerMm;
  const [weight, sum] = [blur(above, sigma), blur(raw, sigma)];
  const folds = mapField(raw, (value, i) => {
    if ((above.data[i] as number) === 0) return 0;
    return clamp(value - (sum.data[i] as number) / (weight.data[i] as number), -LARGEST_SHIFT, LARGEST_SHIFT);
  });
  return blur(folds, NARROWEST * stage.pxPerMm);
}

/** Around what is seen of the upper sheet it goes on as at its edge. */
function bentShift(photograph: Photograph, place: Field, seenAt: (index: number) => number): Field {
  const px = photograph.stage.pxPerMm;
  // At an edge a pixel is a part of two things, and its place is neither's.
  const known = mapField(blur(photograph.above, 1.5), (share) => (share > 0.98 ? 1 : 0));
  const raw = mapField(place, (value, i) => ((known.data[i] as number) > 0 ? seenAt(i) - value : 0));
  const wide = [NARROWEST, 12, 40, 120].map((width): [Field, Field] => [
    blur(raw, width * px),
    blur(known, width * px),
  ]);
  return mapField(raw, (_, i) => {
    const found = wide.find(([, weight]) => (weight.data[i] as number) > 0.02);
    return found ? (found[0].data[i] as number) / (found[1].data[i] as number) : 0;
  });
}

/** Under the goods it goes on, so that no pale line shows at their edge. What is fainter than `faintest` is a haze around goods seen from near. */
export function groundOf({ stage, mask, shadow }: Photograph, faintest = 0): Field {
  const ground = mapField(mask, (share) => (share < 0.02 ? 1 : 0));
  const px = stage.pxPerMm;
  const known = mapField(shadow, (value, i) => value * (ground.data[i] as number));
  const [sum, weight] = [blur(known, 2.2 * px), blur(ground, 2.2 * px)];
  const [farSum, farWeight] = [blur(known, 6 * px), blur(ground, 6 * px)];
  return mapField(shadow, (_, i) => {
    const near = weight.data[i] as number;
    const far = farWeight.data[i] as number;
    const dark = near > 0.05 ? (sum.data[i] as number) / near : far > 0.01 ? (farSum.data[i] as number) / far : 0;
    const seen = faintest > 0 ? smoothstep(0, faintest, dark) : 1;
    return clamp(dark * seen * GROUND_SHARE, 0, 0.6) * insetOf(stage, i);
  });
}

/** The same shadow from nearer. */
export function groundFromNear(shadow: Field, whole: Stage, near: Stage): Field {
  const step = whole.pxPerMm / near.pxPerMm;
  const at = (own: number, origin: number, wholeOrigin: number) => (own - origin + 0.5) * step + wholeOrigin - 0.5;
  return enlarge(shadow, near.width, near.height, {
    x: at(0, near.originX, whole.originX),
    y: at(0, near.originY, whole.originY),
    step,
  });
}
