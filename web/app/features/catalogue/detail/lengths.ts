import { type RectUm, UM_PER_MM, type Um } from "@surimono/domain/kernel";

/** Whole millimetres without the unit. */
export function millimetres(length: Um): number {
  return Math.round(length / UM_PER_MM);
}

/** Centimetres with one decimal, without the unit, as usual for clothes in Japan. Places to print on are in millimetres. */
export function centimetres(length: Um): string {
  return String(millimetres(length) / 10);
}

/** `300×340 mm`, empty when there is no such area. */
export function areaSize(rect: RectUm | undefined): string {
  return rect === undefined ? "" : `${millimetres(rect.w)}×${millimetres(rect.h)} mm`;
}
