import type { Layer } from "@surimono/domain/designs";
import { type Box, boundsOf, type Point } from "../geometry/box.ts";
import { toArea } from "../geometry/camera.ts";
import { type Handle, handlePoint, resizedBox } from "../geometry/resize-box.ts";
import { type SnapLine, snapBounds } from "../geometry/snap.ts";
import {
  canStretch,
  layerSide,
  possibleFactor,
  remeasured,
  scaledLayer,
  scaledText,
  stretchedLayer,
} from "../model/transform-layer.ts";
import { rememberSize } from "../store/text-sizes.ts";
import { standingLines } from "./moving.ts";
import { isRewrapped, rewrappedLayer } from "./rewrapping.ts";
import { type EditorContext, measured, type PointerInput, type ToolState } from "./tool.ts";

const SNAP_PIXELS = 6;

/**
 * A handle is dragged. Text and corners of pictures, groups and several layers keep their ratio; a picture's side crops it, since it covers its
 * box. The sides of groups and several layers stretch where all their contents can.
 */
export function resizing(context: EditorContext, start: PointerInput, held: Held, handle: Handle): ToolState {
  const { store } = context;
  const { layers, box: before } = held;
  const [layer] = layers;
  const grip = handlePoint(before, handle);
  const from = toArea(store.get().camera, start.at);
  const single = layer && layers.length === 1 && layer.kind !== "group" ? layer : undefined;
  const isSide = handle.sx === 0 || handle.sy === 0;
  const stretches = !single && isSide && before.rotation === 0 && layers.every(canStretch);
  const lines = standingLines(context);
  return {
    name: "resizing",
    move(input) {
      const { camera } = store.get();
      const to = toArea(camera, input.at);
      const target = { x: grip.x + to.x - from.x, y: grip.y + to.y - from.y };
      const uniform = single ? keepsRatio(single, handle, input.shift) : !stretches || input.shift;
      const isUpright = before.rotation === 0 && !input.mod;
      const { point, guides } = isUpright
        ? snapTarget(target, handle, lines, SNAP_PIXELS / camera.scale)
        : { point: target, guides: [] };
      const box = resizedBox(before, handle, point, uniform);
      const sized = () => {
        if (single) return [resizedLayer(single, box)];
        return uniform ? resizedTogether(layers, before, box) : layers.map((each) => stretchedLayer(each, before, box));
      };
      store.draft({
        kind: "resize",
        layers: single && isRewrapped(single, handle) ? [rewrappedLayer(context, single, handle, point)] : sized(),
        from: layers,
        // A kept ratio moves the other edge off the line it snapped to.
        guides: guides.filter((guide) => liesOn(guide, box)),
      });
      return undefined;
    },
    up() {
      rememberSize(store, layers, "by-hand");
      // Letters do not grow quite in proportion (their box is rounded), so it is measured again.
      store.commitDraft("大きさの変更", (sized) => remeasured(sized, (text) => measured(context, text)));
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
    width: layerSide(box.width),
    height: layerSide(box.height),
  };
  if (layer.kind === "group") return resizedTogether([layer], layer, box)[0] ?? layer;
  if (layer.kind !== "text") return { ...layer, ...whole };
  return { ...scaledText(layer, layer.fontSize * (box.width / layer.width)), x: whole.x, y: whole.y };
}

/** All in the same proportion, as far as their letters allow: from the box around them to one of the same ratio. */
export function resizedTogether(layers: readonly Layer[], before: Box, after: Box): readonly Layer[] {
  const wanted = after.width / before.width;
  const factor = possibleFactor(layers, wanted);
  // When limited, the opposite side stays in place.
  const share = wanted === 1 ? 0 : (factor - 1) / (wanted - 1);
  const centre = { x: before.x + (after.x - before.x) * share, y: before.y + (after.y - before.y) * share };
  return layers.map((layer) => scaledLayer(layer, factor, before, centre));
}

/** The boxes that get handles, and the box they are on. */
export interface Held {
  readonly layers: readonly Layer[];
  readonly box: Box;
}

function keepsRatio(layer: Layer, handle: Handle, shift: boolean): boolean {
  if (layer.kind === "text" || layer.kind === "qr") return true;
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
