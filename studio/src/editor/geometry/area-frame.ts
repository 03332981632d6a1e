import type { RectUm } from "@surimono/domain/kernel";
import { radiansOf } from "./box.ts";
import { chain, inverse, type Matrix, rotationBy, scaling, translation } from "./matrix.ts";

export interface AreaPlace {
  readonly rect: RectUm;
  readonly tilt: number;
  readonly width: number;
}

/** From the area's micrometres to the garment's: the tilt turns the area about the centre of its rectangle. */
export function areaToGarment(area: AreaPlace): Matrix {
  const { rect } = area;
  return chain(
    scaling(rect.w / area.width),
    translation(-rect.w / 2, -rect.h / 2),
    rotationBy(radiansOf(area.tilt)),
    translation(rect.x + rect.w / 2, rect.y + rect.h / 2),
  );
}

/**
 * The canvas uses the axes of the edited area, so that a sleeve is shown straight and rulers, guides and numbers agree;
 * the garment is turned instead.
 */
export function garmentToArea(area: AreaPlace): Matrix {
  return inverse(areaToGarment(area));
}
