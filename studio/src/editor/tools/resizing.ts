import {
  type Layer,
  MAX_FONT_SIZE,
  MAX_LAYER_SIDE,
  MAX_SHADOW_OFFSET,
  MIN_FONT_SIZE,
  type TextLayer,
} from "@surimono/domain/designs";
import { type Box, boundsOf, type Point } from "../geometry/box.ts";
import { toArea } from "../geometry/camera.ts";
import { type Handle, handlePoint, resizedBox } from "../geometry/resize-box.ts";
import { type SnapLine, snapBounds } from "../geometry/snap.ts";
import { standingLines } from "./moving.ts";
import { isRewrapped, rewrappedLayer } from "./rewrapping.ts";
import { type EditorContext, measured, type PointerInput, type ToolState } from "./tool.ts";

const SNAP_PIXELS = 6;

/** A handle is held. Text and corners of pictures keep their ratio; a picture's side cuts it, since it covers its box. */
export function resizing(context: EditorContext, start: PointerInput, layer: Layer, handle: Handle): ToolState {
  const { store } = context;
  const grip = handlePoint(layer, handle);
  const from = toArea(store.get().camera, start.at);
  const lines = standingLines(context);
  return {
    name: "resizing",
    move(input) {
      const { camera } = store.get();
      const to = toArea(camera, input.at);
      const target = { x: grip.x + to.x - from.x, y: grip.y + to.y - from.y };
      const uniform = keepsRatio(layer, handle, input.shift);
      const isUpright = layer.rotation === 0 && !input.mod;
      const { point, guides } = isUpright
        ? snapTarget(target, handle, lines, SNAP_PIXELS / camera.scale)
        : { point: target, guides: [] };
      const box = resizedBox(layer, handle, point, uniform);
      store.draft({
        kind: "resize",
        layers: [isRewrapped(layer, handle) ? rewrappedLayer(context, layer, handle, point) : resizedLayer(layer, box)],
        // A kept ratio moves the other edge off the line that caught the pointer.
        guides: guides.filter((guide) => liesOn(guide, box)),
      });
      return undefined;
    },
    up() {
      const { draft } = store.get();
      // Letters do not grow quite in proportion: their box is rounded, so it is measured once more.
      const exact = draft?.layers.map((sized) => (sized.kind === "text" ? measured(context, sized) : sized));
      if (draft && exact) store.draft({ ...draft, layers: exact });
      store.commitDraft("大きさの変更");
      return "done";
    },
    cancel: () => store.draft(undefined),
  };
}

/** The layer in its new box, in whole micrometres; letters grow with the box. */
export function resizedLayer(layer: Layer, box: Box): Layer {
  const whole = {
    x: Math.round(box.x),
    y: Math.round(box.y),
    width: Math.max(1, Math.round(box.width)),
    height: Math.max(1, Math.round(box.height)),
  };
  if (layer.kind !== "text") return { ...layer, ...whole };
  const wanted = layer.fontSize * (box.width / layer.width);
  const fontSize = Math.round(Math.min(MAX_FONT_SIZE, Math.max(MIN_FONT_SIZE, wanted)));
  const factor = fontSize / layer.fontSize;
  const size = { width: Math.round(layer.width * factor), height: Math.round(layer.height * factor) };
  return { ...layer, ...whole, ...size, fontSize, ...scaledExtras(layer, factor) };
}

/** What a text measures beside its letters, in the same proportion to them as before. */
function scaledExtras({ outline, shadow, wrapWidth }: TextLayer, factor: number): Partial<TextLayer> {
  const bounded = (length: number) =>
    Math.min(MAX_SHADOW_OFFSET, Math.max(-MAX_SHADOW_OFFSET, Math.round(length * factor)));
  return {
    ...(outline && { outline: { ...outline, width: Math.max(1, Math.round(outline.width * factor)) } }),
    ...(shadow && { shadow: { ...shadow, x: bounded(shadow.x), y: bounded(shadow.y) } }),
    // Rounded up, or the last letter of a line that just fits would be pushed to the next.
    ...(wrapWidth !== undefined && { wrapWidth: Math.min(MAX_LAYER_SIDE, Math.ceil(wrapWidth * factor)) }),
  };
}

function keepsRatio(layer: Layer, handle: Handle, shift: boolean): boolean {
  if (layer.kind === "text") return true;
  const isCorner = handle.sx !== 0 && handle.sy !== 0;
  if (layer.kind === "image" || layer.kind === "stamp") return isCorner !== shift;
  return shift;
}

function snapTarget(
  target: Point,
  handle: Handle,
  lines: readonly SnapLine[],
  reach: number,
): { readonly point: Point; readonly guides: readonly SnapLine[] } {
  const anchors: SnapLine[] = [];
  if (handle.sx !== 0) anchors.push({ axis: "x", at: target.x, from: target.y, to: target.y });
  if (handle.sy !== 0) anchors.push({ axis: "y", at: target.y, from: target.x, to: target.x });
  const spot = { left: target.x, right: target.x, top: target.y, bottom: target.y };
  const { dx, dy, guides } = snapBounds(spot, lines, reach, anchors);
  return { point: { x: target.x + dx, y: target.y + dy }, guides };
}

function liesOn(guide: SnapLine, box: Box): boolean {
  const { left, right, top, bottom } = boundsOf([box]);
  const edges = guide.axis === "x" ? [left, right] : [top, bottom];
  return edges.some((edge) => Math.abs(edge - guide.at) < 1);
}
