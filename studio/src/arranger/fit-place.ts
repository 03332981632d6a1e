import type { AreaOutline, Hole } from "@surimono/domain/catalogue";
import { clearanceOf, FAIR_DPI, layerBounds, type PlainLayer, type PrintScale } from "@surimono/domain/designs";
import { UM_PER_INCH, type Um } from "@surimono/domain/kernel";
import type { Piece } from "./piece.ts";

/** A place of the goods, as far as a layout must know it. */
export interface Place {
  readonly width: Um;
  readonly height: Um;
  readonly safe: Um;
  readonly bleed: Um;
  readonly outline?: AreaOutline;
  readonly holes?: readonly Hole[];
  readonly scales: readonly PrintScale[];
}

/** Micrometres that rounding may take. */
const ROUNDING = 200;
/** From here on a place is a chest or a bag, which nobody fills to the rim. */
const LARGE: Um = 150_000;
const HOLE_CLEAR: Um = 1500;
const [SHRINK, MOST_TRIES] = [0.95, 40];

/** The room that a layout may take: less of a large place, and a little above its middle. */
export function roomIn({ width, height, safe, outline }: Place) {
  const isLarge = Math.min(width, height) >= LARGE && !outline;
  const [across, down] = isLarge ? [width * 0.84, height * 0.8] : [width * 0.92, height * 0.92];
  const edge = 2 * (safe + ROUNDING);
  return {
    width: Math.max(1, Math.min(across, width - edge)),
    height: Math.max(1, Math.min(down, height - edge)),
    x: width / 2,
    y: isLarge && height > width * 0.8 ? height * 0.47 : height / 2,
  };
}

/** The piece as large as the place holds it; undefined where it never fits. */
export function fittedInto(piece: Piece, place: Place): readonly PlainLayer[] | undefined {
  const room = roomIn(place);
  let unit = Math.min(room.width / piece.width, room.height / piece.height);
  for (let tries = 0; tries < MOST_TRIES; tries += 1, unit *= SHRINK) {
    const layers = piece.layAt({ x: room.x, y: room.y, unit });
    if (layers.every((layer) => isInside(layer, place) && isSharp(layer, place))) return layers;
  }
  return undefined;
}

/** Pictures are never larger than they are sharp, on the largest goods. */
function isSharp(layer: PlainLayer, { scales }: Place): boolean {
  if (layer.kind !== "image") return true;
  const perPixel = Math.max(layer.width / layer.pixelWidth, layer.height / layer.pixelHeight);
  return scales.every(({ value }) => UM_PER_INCH / (perPixel * value) >= FAIR_DPI + 1);
}

function isInside(layer: PlainLayer, { width, height, safe, outline, holes = [] }: Place): boolean {
  const { x, y, w, h } = layerBounds(layer);
  const edge = safe + ROUNDING;
  if (x < edge || y < edge || x + w > width - edge || y + h > height - edge) return false;
  if (outline && clearanceOf(layer, outline) < edge) return false;
  return holes.every(
    (hole) =>
      Math.hypot(Math.max(0, x - hole.x, hole.x - x - w), Math.max(0, y - hole.y, hole.y - y - h)) >=
      hole.radius + HOLE_CLEAR,
  );
}
