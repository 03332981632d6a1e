import type { PlaceName } from "./places.ts";

/** What stands, hangs or is put up; all other goods are laid down. */
const UPRIGHT: Readonly<Record<string, PlaceName>> = {
  mug: "table",
  "matte-mug": "table",
  tumbler: "table",
  bottle: "table",
  "acrylic-stand": "table",
  "acrylic-block": "table",
  cap: "table",
  tote: "hook",
  sacoche: "hook",
  drawstring: "hook",
  poster: "wall",
  "canvas-panel": "wall",
  "wall-calendar": "wall",
};

/** The longer side of goods that are laid down, mm: what is larger lies on a larger ground. */
const ON_DESK = 300;
const ON_CLOTH = 96;

/** Where goods are shown in use (rule frame-still-life): `longSide` is that of the goods, mm. */
export function placeOf(silhouette: string, longSide: number): PlaceName {
  return UPRIGHT[silhouette] ?? (longSide > ON_DESK ? "floor" : longSide > ON_CLOTH ? "desk" : "cloth");
}
