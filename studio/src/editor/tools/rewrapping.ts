import { type Layer, MAX_LAYER_SIDE, type TextLayer } from "@surimono/domain/designs";
import { fromBox, type Point } from "../geometry/box.ts";
import { type Handle, resizedBox } from "../geometry/resize-box.ts";
import { type EditorContext, measured } from "./tool.ts";

type WrappedText = TextLayer & { readonly wrapWidth: number };

/** Whether the handle drags the line ends of a wrapping text: then the lines rewrap instead of growing. */
export function isRewrapped(layer: Layer, handle: Handle): layer is WrappedText {
  if (layer.kind !== "text" || layer.wrapWidth === undefined) return false;
  return layer.direction === "vertical" ? handle.sx === 0 : handle.sy === 0 && (layer.curve ?? 0) === 0;
}

/** The first line and the edge opposite the handle stay in place. */
export function rewrappedLayer(context: EditorContext, layer: WrappedText, handle: Handle, target: Point): TextLayer {
  const drawn = resizedBox(layer, handle, target, false);
  const isVertical = layer.direction === "vertical";
  const length = Math.round(isVertical ? drawn.height : drawn.width);
  const wrapWidth = Math.min(MAX_LAYER_SIDE, Math.max(layer.fontSize, length));
  const next = measured(context, { ...layer, wrapWidth });
  const [grownX, grownY] = [next.width - layer.width, next.height - layer.height];
  // Lines are stacked away from the first one, which is on the other side of a mirrored box.
  const [stackX, stackY] = [layer.flipX ? 1 : -1, layer.flipY ? -1 : 1];
  const centre = fromBox(layer, {
    x: ((isVertical ? stackX : handle.sx) * grownX) / 2,
    y: ((isVertical ? handle.sy : stackY) * grownY) / 2,
  });
  return { ...next, x: Math.round(centre.x), y: Math.round(centre.y) };
}
