import { MAX_DETAIL, type PictureEffect } from "@surimono/domain/designs";
import type { Raster } from "./picture-raster.ts";
import { FINE, planeAround } from "./raster-plane.ts";
import { reachOf, rowsAround, smoothed, WHOLE } from "./smoothed.ts";
import { bounded, darkness, rgbOf } from "./tone.ts";

type Drawn = Extract<PictureEffect, { readonly kind: "lines" | "woodcut" }>;

/** The faintest edge that is ever drawn, and how much more the faintest must be at no detail: of 255. */
const LEAST_EDGE = 3;
const EDGES = 36;
/** How much wider the wider blur is, in quarters. */
const FAR = 9;
/** How much a cut sharpens what is dark against what is around it. */
const CUT = 2;

/**
 * A drawing in one ink by two blurs of the picture, after Winnemöller's XDoG (2011): where the sharper is darker than the other there is an
 * edge, which is all of a line drawing and cuts the areas of a woodcut.
 */
export function drawn(raster: Raster, effect: Drawn): Raster {
  const [red, green, blue] = rgbOf(effect.ink);
  const near = reachOf(effect.width, raster.pixel);
  // Seen from so far that a line is less than a pixel, it is one.
  const far = Math.max(WHOLE, reachOf(Math.trunc((effect.width * FAR) / 4), raster.pixel));
  const around = rowsAround(far);
  const isInked = effect.kind === "lines" ? lineInk(effect.detail) : cutInk(effect.cover);
  const { width } = raster;
  return {
    ...raster,
    read(y, count) {
      const plane = planeAround(raster, { y, count, around }, darkness);
      const [sharp, soft] = [smoothed(plane, near).data, smoothed(plane, far).data];
      const out = new Uint8ClampedArray(width * count * 4);
      for (let at = 0, from = around * width; at < out.length; at += 4, from++) {
        out[at] = red;
        out[at + 1] = green;
        out[at + 2] = blue;
        out[at + 3] = isInked(sharp[from] as number, soft[from] as number);
      }
      return out;
    },
  };
}

type Inked = (sharp: number, soft: number) => number;

function lineInk(detail: number): Inked {
  const least = FINE * LEAST_EDGE + Math.trunc((FINE * EDGES * (MAX_DETAIL - detail)) / MAX_DETAIL);
  // Full over five steps of lightness: an edge is hard, like ink.
  return (sharp, soft) => bounded(128 + (sharp - soft - least) * 3);
}

function cutInk(cover: number): Inked {
  const least = Math.trunc((FINE * 255 * (MAX_DETAIL - cover)) / MAX_DETAIL);
  return (sharp, soft) => bounded(128 + (sharp + CUT * (sharp - soft) - least) * 3);
}
