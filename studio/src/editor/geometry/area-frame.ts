import type { RectUm } from "@surimono/domain/kernel";
import type { Bounds } from "./box.ts";
import { radiansOf } from "./box.ts";
import { chain, inverse, type Matrix, rotationBy, scaling, transformed, translation } from "./matrix.ts";

export interface AreaPlace {
  readonly rect: RectUm;
  readonly tilt: number;
  readonly width: number;
}

/** From the area's own micrometres to the garment's: the tilt turns the area about the centre of its rectangle. */
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
 * The canvas stands in the axes of the area that is edited, so that a sleeve lies straight before the hand
 * and rulers, guides and numbers agree; the garment turns instead.
 */
export function garmentToArea(area: AreaPlace): Matrix {
  return inverse(areaToGarment(area));
}

/** The upright rectangle around a rectangle of the garment, in the area's micrometres. */
export function garmentBounds(area: AreaPlace, rect: RectUm): Bounds {
  const matrix = garmentToArea(area);
  const corners = [
    { x: rect.x, y: rect.y },
    { x: rect.x + rect.w, y: rect.y },
    { x: rect.x + rect.w, y: rect.y + rect.h },
    { x: rect.x, y: rect.y + rect.h },
  ].map((corner) => transformed(matrix, corner));
  return {
    left: Math.min(...corners.map((corner) => corner.x)),
    top: Math.min(...corners.map((corner) => corner.y)),
    right: Math.max(...corners.map((corner) => corner.x)),
    bottom: Math.max(...corners.map((corner) => corner.y)),
  };
}
