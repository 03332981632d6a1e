import type { RectUm } from "../../kernel/index.ts";
import type { PlainLayer } from "../document.ts";
import { layerBounds } from "../layer-bounds.ts";
import { OPAQUE } from "../limits.ts";
import { isScreened } from "../picture-effect.ts";
import type { DesignFacts } from "./check-context.ts";

/** How much of a layer must lie on another to be read against it rather than against the goods. */
const MOSTLY = 0.5;
const RIGHT_ANGLE = 90_000;

/** Whether anything above reaches into the box of the layer at that place. */
export function isLaidOn(stack: readonly PlainLayer[], index: number): boolean {
  const layer = stack[index];
  if (!layer) return false;
  const own = layerBounds(layer);
  return stack.slice(index + 1).some((above) => sharedArea(own, layerBounds(above)) > 0);
}

/** Whether most of the layer at that place of the stack lies on one below it. */
export function liesOnOthers(stack: readonly PlainLayer[], index: number): boolean {
  const layer = stack[index];
  if (!layer) return false;
  const own = layerBounds(layer);
  return stack.slice(0, index).some((below) => sharedArea(own, layerBounds(below)) >= own.w * own.h * MOSTLY);
}

/** The lowest layer above that hides all of the one at that place. */
export function coverOf(stack: readonly PlainLayer[], index: number, facts: DesignFacts): PlainLayer | undefined {
  const layer = stack[index];
  if (!layer) return undefined;
  const own = layerBounds(layer);
  return stack.slice(index + 1).find((above) => hidesAll(above, facts) && holds(layerBounds(above), own));
}

/** Whether it is opaque all over its upright box. */
function hidesAll(layer: PlainLayer, facts: DesignFacts): boolean {
  if (layer.opacity < OPAQUE || layer.rotation % RIGHT_ANGLE !== 0) return false;
  if (layer.kind === "shape") return layer.shape === "rectangle";
  return (
    layer.kind === "image" &&
    !layer.mask &&
    !layer.ground &&
    !layer.adjust?.ink &&
    !isScreened(layer.effect) &&
    layer.worn === undefined &&
    facts.picture(layer)?.ink === "whole"
  );
}

export function holds(outer: RectUm, inner: RectUm): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.w <= outer.x + outer.w &&
    inner.y + inner.h <= outer.y + outer.h
  );
}

function sharedArea(one: RectUm, other: RectUm): number {
  const across = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}
