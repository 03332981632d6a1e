import { boxContains } from "../geometry/box.ts";
import { toArea } from "../geometry/camera.ts";
import { pictureBox } from "../geometry/crop-box.ts";
import type { Handle } from "../geometry/resize-box.ts";
import { croppedImage, editableLayers, typedText } from "../store/editor-state.ts";
import { cropHandleAt } from "./cropping.ts";
import { handledBox, hitHandle, hitLayer } from "./hit-test.ts";
import { areaAt } from "./idle.ts";
import { type EditorContext, type PointerInput, reachOf, type ToolState } from "./tool.ts";

/** What a press there would do, shown beforehand. */
export interface Hover {
  /** CSS cursors; empty for the default arrow. */
  readonly cursor: string;
  /** The layer it would select. */
  readonly layerId: string | undefined;
}

/** For a mouse or a pen that is not pressed. Called at most once per frame. */
export function hoverAt(context: EditorContext, input: PointerInput): Hover {
  if (input.pan) return over("grab");
  const state = context.store.get();
  const point = toArea(state.camera, input.at);
  const typed = typedText(state);
  if (typed && boxContains(typed, point, reachOf(input) / state.camera.scale)) {
    return over(typed.direction === "vertical" ? "vertical-text" : "text");
  }
  const cropped = croppedImage(state);
  if (cropped) {
    const handle = cropHandleAt(state, cropped, input);
    if (handle) return over(resizeCursor(handle, cropped.rotation));
    if (boxContains(pictureBox(cropped), point)) return over("move");
  }
  const box = handledBox(state);
  const grip = typed || cropped ? undefined : hitHandle(state, input.at, reachOf(input));
  if (grip && box) return over(grip.kind === "turn" ? TURN_CURSOR : resizeCursor(grip.handle, box.rotation));
  const hit = hitLayer(state, input.at, reachOf(input));
  const isHeld = editableLayers(state).some((layer) => boxContains(layer, point));
  if (hit || isHeld) return { cursor: "move", layerId: hit && !state.selection.includes(hit.id) ? hit.id : undefined };
  return over(areaAt(context, point) ? "pointer" : "");
}

function over(cursor: string): Hover {
  return { cursor, layerId: undefined };
}

const RESIZE_CURSORS = ["ew-resize", "nwse-resize", "ns-resize", "nesw-resize"] as const;

/** In the direction of the handle, on a rotated box too. */
export function resizeCursor({ sx, sy }: Handle, rotation: number): string {
  const angle = (Math.atan2(sy, sx) * 180) / Math.PI + rotation / 1000;
  return RESIZE_CURSORS[((Math.round(angle / 45) % 4) + 4) % 4] ?? "move";
}

/** Browsers have no cursor for rotating. */
const ARC = "M5 14a8 8 0 1 1 6 6.7M5 14l-3-4M5 14l4.500-2.500";
const stroked = (color: string, width: number) =>
  `<path d='${ARC}' fill='none' stroke='${color}' stroke-width='${width}' stroke-linecap='round' stroke-linejoin='round'/>`;
export const TURN_CURSOR = `url("data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns='http://www.w3.org/2000/svg' width='24' height='24' viewBox='0 0 24 24'>${stroked("white", 5)}${stroked("black", 2)}</svg>`,
)}") 12 12, grab`;

/** During a drag; undefined keeps the cursor of the press. */
export function heldCursor(state: ToolState["name"]): string | undefined {
  switch (state) {
    case "panning":
    case "pinching":
      return "grabbing";
    case "moving":
    case "sliding":
      return "move";
    case "rotating":
    case "twisting":
      return TURN_CURSOR;
    case "brushing":
      return "crosshair";
    default:
      return undefined;
  }
}
