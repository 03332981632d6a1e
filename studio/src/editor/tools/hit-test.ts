import { flattenLayers, type Layer } from "@surimono/domain/designs";
import { type Box, boxContains, fromBox, type Point } from "../geometry/box.ts";
import { type Camera, toArea, toScreen } from "../geometry/camera.ts";
import { HANDLES, type Handle, handlePoint } from "../geometry/resize-box.ts";
import { layersIn } from "../model/edit-document.ts";
import { groupsAround } from "../model/layer-tree.ts";
import { type EditorState, editableLayers, selectionBox } from "../store/editor-state.ts";

/** Pixels from the box to the knob that turns it. */
export const TURN_KNOB_DISTANCE = 26;

export type HandleHit = { readonly kind: "turn" } | { readonly kind: "size"; readonly handle: Handle };

/** Where the turning knob stands, in pixels: above the box, in the box's own direction. */
export function turnKnob(camera: Camera, box: Box): Point {
  return toScreen(camera, fromBox(box, { x: 0, y: -box.height / 2 - TURN_KNOB_DISTANCE / camera.scale }));
}

/** Sides get no handle where the corners would cover them. */
export function handlesOf(camera: Camera, box: Box): readonly Handle[] {
  const roomy = (side: number) => side * camera.scale >= 44;
  return HANDLES.filter(
    ({ sx, sy }) => (sx !== 0 && sy !== 0) || (sx === 0 && roomy(box.width)) || (sy === 0 && roomy(box.height)),
  );
}

/** The box with handles: none while anything selected may not be changed. */
export function handledBox(state: EditorState): Box | undefined {
  const isFree = state.selection.length > 0 && editableLayers(state).length === state.selection.length;
  return isFree ? selectionBox(state) : undefined;
}

export function hitHandle(state: EditorState, at: Point, reach: number): HandleHit | undefined {
  const layer = handledBox(state);
  if (!layer) return undefined;
  const isNear = (point: Point, within: number) => Math.hypot(point.x - at.x, point.y - at.y) <= within;
  if (isNear(turnKnob(state.camera, layer), reach + 4)) return { kind: "turn" };
  // On a small box the middle must stay free for moving it.
  const shorter = Math.min(layer.width, layer.height) * state.camera.scale;
  const inside = boxContains(layer, toArea(state.camera, at));
  const within = inside ? Math.min(reach, Math.max(3, shorter / 4)) : reach;
  const handle = handlesOf(state.camera, layer).find((candidate) =>
    isNear(toScreen(state.camera, handlePoint(layer, candidate)), within),
  );
  return handle && { kind: "size", handle };
}

/**
 * The topmost layer of the open area under the point, a group as one; inside the group that the hand works in, what lies in that comes
 * first. Locked and hidden ones let the hand through.
 */
export function hitLayer(state: EditorState, at: Point, reach: number): Layer | undefined {
  const layers = layersIn(state.document, state.areaKindId);
  const [first = ""] = state.selection;
  const around = groupsAround(layers, first);
  if (!around.some((group) => group.locked || group.hidden)) {
    for (const group of around.toReversed()) {
      const hit = hitIn(group.layers, state, at, reach);
      if (hit) return hit;
    }
  }
  return hitIn(layers, state, at, reach);
}

/** Of these layers, whatever groups lie around them. */
export function hitIn(layers: readonly Layer[], state: EditorState, at: Point, reach: number): Layer | undefined {
  const point = toArea(state.camera, at);
  return layers.findLast((layer) => !layer.locked && !layer.hidden && covers(layer, point, state, reach));
}

/** A group is where its ink is: between its layers the hand reaches what lies below. */
function covers(layer: Layer, point: Point, state: EditorState, reach: number): boolean {
  return flattenLayers([layer]).some((ink) => !ink.hidden && boxContains(ink, point, thinMargin(ink, state, reach)));
}

function thinMargin(layer: Layer, state: EditorState, reach: number): number {
  const shorter = Math.min(layer.width, layer.height) * state.camera.scale;
  return shorter < reach * 2 ? (reach - shorter / 2) / state.camera.scale : 0;
}
