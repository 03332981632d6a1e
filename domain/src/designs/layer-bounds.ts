import type { RectUm, Um } from "../kernel/index.ts";
import type { Layer, PlainLayer } from "./document.ts";

const RADIANS_PER_MILLIDEGREE = Math.PI / 180_000;

/**
 * The smallest upright rectangle around the rotated layer with its stroke and shadow, rounded outwards to whole micrometres; of a group,
 * the one around all its visible contents.
 */
export function layerBounds(layer: Layer): RectUm {
  if (layer.kind === "group") {
    const shown = layer.layers.filter((inner) => !inner.hidden);
    return shown.length === 0 ? boxBounds(layer) : shown.map(layerBounds).reduce(unionOf);
  }
  return plainBounds(layer);
}

function unionOf(one: RectUm, other: RectUm): RectUm {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    w: Math.max(one.x + one.w, other.x + other.w) - x,
    h: Math.max(one.y + one.h, other.y + other.h) - y,
  };
}

function plainBounds(layer: PlainLayer): RectUm {
  const box = boxBounds(layer);
  const shadow = layer.kind === "text" ? layer.shadow : undefined;
  if (!shadow) return box;
  const angle = layer.rotation * RADIANS_PER_MILLIDEGREE;
  const [x, y] = [layer.flipX ? -shadow.x : shadow.x, layer.flipY ? -shadow.y : shadow.y];
  return grownBy(box, x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle));
}

/** The rectangle joined with a copy of itself moved by this much. */
function grownBy({ x, y, w, h }: RectUm, dx: number, dy: number): RectUm {
  const across = roundOut(Math.abs(dx));
  const down = roundOut(Math.abs(dy));
  return { x: dx < 0 ? x - across : x, y: dy < 0 ? y - down : y, w: w + across, h: h + down };
}

function boxBounds(layer: Layer): RectUm {
  const { width, height } = inkSize(layer);
  const angle = layer.rotation * RADIANS_PER_MILLIDEGREE;
  const cos = Math.abs(Math.cos(angle));
  const sin = Math.abs(Math.sin(angle));
  const halfWidth = roundOut((width * cos + height * sin) / 2);
  const halfHeight = roundOut((width * sin + height * cos) / 2);
  return { x: layer.x - halfWidth, y: layer.y - halfHeight, w: halfWidth * 2, h: halfHeight * 2 };
}

/** A shape's stroke is half outside its box; the box of a text already includes its outline. */
export function inkSize(layer: Layer): { width: Um; height: Um } {
  const stroke = layer.kind === "shape" ? (layer.stroke?.width ?? 0) : 0;
  return { width: layer.width + stroke, height: layer.height + stroke };
}

/** A right angle's cosine is not quite 0 in floating point and must not cost a micrometre. */
function roundOut(length: number): number {
  return Math.ceil(length - 1e-6);
}
