import { flattenLayers, type Layer } from "@surimono/domain/designs";
import { type Box, boxContains, fromBox, type Point } from "../geometry/box.ts";
import { type Camera, toArea, toScreen } from "../geometry/camera.ts";
import { HANDLES, type Handle, handlePoint } from "../geometry/resize-box.ts";
import { layersIn } from "../model/edit-document.ts";
import { groupsAround } from "../model/layer-tree.ts";
import { type EditorState, editableLayers, selectionBox } from "../store/editor-state.ts";

/** Pixels from the box to its rotation knob: clear of a finger on the upper edge. */
const KNOB_DISTANCE = { fine: 26, coarse: 46 } as const;
/** Shorter sides, in pixels, get no handle. */
const ROOMY = { fine: 44, coarse: 90 } as const;
/** Below a finger's width there is room for only one corner. */
const TINY = 44;

/** What the handles' layout depends on. */
export interface Grip {
  readonly camera: Camera;
  /** For fingers. */
  readonly isCoarse: boolean;
}

export type HandleHit = { readonly kind: "turn" } | { readonly kind: "size"; readonly handle: Handle };

/** The rotation knob's position, in pixels: above the box, in the box's own direction. */
export function turnKnob({ camera, isCoarse }: Grip, box: Box): Point {
  const distance = KNOB_DISTANCE[isCoarse ? "coarse" : "fine"] / camera.scale;
  return toScreen(camera, fromBox(box, { x: 0, y: -box.height / 2 - distance }));
}

/** Sides get no handle where the corners would cover them; what is smaller than a finger has only one corner handle. */
export function handlesOf({ camera, isCoarse }: Grip, box: Box): readonly Handle[] {
  const [width, height] = [box.width * camera.scale, box.height * camera.scale];
  const least = ROOMY[isCoarse ? "coarse" : "fine"];
  const isTiny = isCoarse && Math.max(width, height) < TINY;
  return HANDLES.filter(({ sx, sy }) => {
    if (isTiny) return sx === 1 && sy === 1;
    // On a flat box, those of its long sides would touch each other.
    if (isCoarse && sx * sy === 0 && Math.min(width, height) < TINY) return false;
    return (sx !== 0 && sy !== 0) || (sx === 0 && width >= least) || (sy === 0 && height >= least);
  });
}

/** The box with handles: none while anything selected is locked. */
export function handledBox(state: EditorState): Box | undefined {
  const isFree = state.selection.length > 0 && editableLayers(state).length === state.selection.length;
  return isFree ? selectionBox(state) : undefined;
}

export function hitHandle(state: EditorState, at: Point, reach: number): HandleHit | undefined {
  const layer = handledBox(state);
  if (!layer) return undefined;
  const isNear = (point: Point, within: number) => Math.hypot(point.x - at.x, point.y - at.y) <= within;
  const inside = boxContains(layer, toArea(state.camera, at));
  // What begins on the box moves it, however near the knob is.
  if (!inside && isNear(turnKnob(state, layer), reach + 4)) return { kind: "turn" };
  // On a small box the middle must stay free for moving it.
  const shorter = Math.min(layer.width, layer.height) * state.camera.scale;
  const within = inside ? Math.min(reach, Math.max(3, shorter / 4)) : reach;
  const handle = handlesOf(state, layer).find((candidate) =>
    isNear(toScreen(state.camera, handlePoint(layer, candidate)), within),
  );
  return handle && { kind: "size", handle };
}

/**
 * The topmost layer of the open area under the point, a group as one; inside the group being edited, its contents come first. Locked
 * and hidden layers are skipped.
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

/** Of these layers, at any depth in groups. */
export function hitIn(layers: readonly Layer[], state: EditorState, at: Point, reach: number): Layer | undefined {
  const point = toArea(state.camera, at);
  return layers.findLast((layer) => !layer.locked && !layer.hidden && covers(layer, point, state, reach));
}

/** A group is hit where its ink is: gaps between its layers let the press through. */
function covers(layer: Layer, point: Point, state: EditorState, reach: number): boolean {
  return flattenLayers([layer]).some((ink) => !ink.hidden && boxContains(ink, point, thinMargin(ink, state, reach)));
}

function thinMargin(layer: Layer, state: EditorState, reach: number): number {
  const shorter = Math.min(layer.width, layer.height) * state.camera.scale;
  return shorter < reach * 2 ? (reach - shorter / 2) / state.camera.scale : 0;
}
