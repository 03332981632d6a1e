import { boxContains, type Point } from "../geometry/box.ts";
import { pannedBy, toArea, zoomedAt } from "../geometry/camera.ts";
import { editableLayers } from "../store/editor-state.ts";
import { spanOf, turnBetween } from "./finger-span.ts";
import { handledBox } from "./hit-test.ts";
import type { Held } from "./resizing.ts";
import type { EditorContext, PointerInput, ToolState } from "./tool.ts";
import { twisting } from "./twisting.ts";

/** Degrees after which two fingers on the selection rotate it; before that, neither view nor layer moves. */
const TURNS_AFTER = 10;
/** What marks a gesture for the view: this much pinching, or this many pixels moved together. */
const ZOOMS_AFTER = 1.12;
const PANS_AFTER = 16;

/**
 * Two fingers move the view: it follows their middle and scales with their distance. If they are on the selection and turn
 * before doing either, they rotate it instead. Lifting one ends the gesture.
 */
export function pinching(context: EditorContext, one: PointerInput, other: PointerInput): ToolState {
  const { store } = context;
  const fingers = new Map([
    [one.id, one.at],
    [other.id, other.at],
  ]);
  const { camera } = store.get();
  const start = spanOf(fingers);
  const held = heldUnder(context, [start.middle, one.at, other.at]);
  let isView = held === undefined;
  return {
    name: "pinching",
    move(input) {
      if (!fingers.has(input.id)) return undefined;
      fingers.set(input.id, input.at);
      const now = spanOf(fingers);
      const factor = now.length / start.length;
      const dx = now.middle.x - start.middle.x;
      const dy = now.middle.y - start.middle.y;
      isView ||= Math.max(factor, 1 / factor) >= ZOOMS_AFTER || Math.hypot(dx, dy) >= PANS_AFTER;
      if (!isView && held) {
        return Math.abs(turnBetween(start.angle, now.angle)) >= TURNS_AFTER
          ? twisting(context, held, fingers)
          : undefined;
      }
      store.set({ camera: zoomedAt(pannedBy(camera, dx, dy), now.middle, factor) });
      return undefined;
    },
    up: (input) => (fingers.has(input.id) ? "done" : undefined),
  };
}

/** What would be rotated: the selection, if a finger or the middle between them is on it. */
function heldUnder({ store }: EditorContext, points: readonly Point[]): Held | undefined {
  const state = store.get();
  const layers = editableLayers(state);
  const box = handledBox(state);
  if (layers.length === 0 || !box) return undefined;
  return points.some((point) => boxContains(box, toArea(state.camera, point))) ? { layers, box } : undefined;
}
