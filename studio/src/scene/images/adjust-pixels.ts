import type { Adjustments } from "@surimono/domain/designs";
import { bounded, lightnessOf } from "./effects/tone.ts";

const MIDDLE = 128;

/**
 * Changes RGBA pixels, not premultiplied, in place: first light and contrast, then saturation, then inversion, then the single ink.
 * Whole numbers throughout, so that every browser and the server get the same pixels; `ctx.filter` does not.
 */
export function adjustPixels(data: Uint8ClampedArray, adjust: Adjustments): void {
  const tone = toneCurve(adjust);
  // Up to three times as colourful, down to none.
  const vivid = adjust.saturation < 0 ? 100 + adjust.saturation : 100 + adjust.saturation * 2;
  const ink = adjust.ink === undefined ? undefined : Number.parseInt(adjust.ink.slice(1), 16);
  const flip = adjust.inverted ? 255 : 0;
  for (let at = 0; at < data.length; at += 4) {
    const r = tone[data[at] as number] as number;
    const g = tone[data[at + 1] as number] as number;
    const b = tone[data[at + 2] as number] as number;
    const luma = lightnessOf(r, g, b);
    if (ink === undefined) {
      data[at] = bounded(luma + Math.trunc(((r - luma) * vivid) / 100)) ^ flip;
      data[at + 1] = bounded(luma + Math.trunc(((g - luma) * vivid) / 100)) ^ flip;
      data[at + 2] = bounded(luma + Math.trunc(((b - luma) * vivid) / 100)) ^ flip;
    } else {
      data[at] = ink >> 16;
      data[at + 1] = (ink >> 8) & 255;
      data[at + 2] = ink & 255;
      data[at + 3] = Math.trunc(((data[at + 3] as number) * (255 - (luma ^ flip))) / 255);
    }
  }
}

/** The new value of each of a channel's 256 steps. */
function toneCurve({ brightness, contrast }: Adjustments): Uint8Array {
  const steep = contrast < 0 ? 100 + contrast : 100 + contrast * 3;
  const lift = Math.trunc((brightness * MIDDLE) / 100);
  return Uint8Array.from({ length: 256 }, (_, step) =>
    bounded(MIDDLE + Math.trunc(((step + lift - MIDDLE) * steep) / 100)),
  );
}
