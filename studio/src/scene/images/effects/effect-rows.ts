import type { PictureEffect } from "@surimono/domain/designs";
import { drawn } from "./drawn-rows.ts";
import type { Raster } from "./picture-raster.ts";
import { halftoned, risographed } from "./screened-rows.ts";
import { duotoned, grained, posterised } from "./tone-rows.ts";

/** The picture with the effect, in whole numbers and by the place on the print alone. */
export function withEffect(raster: Raster, effect: PictureEffect): Raster {
  switch (effect.kind) {
    case "posterise":
      return posterised(raster, effect);
    case "duotone":
      return duotoned(raster, effect);
    case "grain":
      return grained(raster, effect);
    case "halftone":
      return halftoned(raster, effect);
    case "lines":
    case "woodcut":
      return drawn(raster, effect);
    case "riso":
      return risographed(raster, effect);
  }
}
