import { areaToGarment, garmentToArea } from "../geometry/area-frame.ts";
import { boxContains, type Point } from "../geometry/box.ts";
import { toArea } from "../geometry/camera.ts";
import { transformed } from "../geometry/matrix.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { editableLayers } from "../store/editor-state.ts";
import { brushing } from "./brushing.ts";
import { pressedWhileTyping } from "./choosing.ts";
import { pressedWhileCropping } from "./cropping.ts";
import { handledBox, hitHandle, hitLayer } from "./hit-test.ts";
import { panning } from "./panning.ts";
import { pressing } from "./pressing.ts";
import { resizing } from "./resizing.ts";
import { rotating } from "./rotating.ts";
import { type EditorContext, type PointerInput, reachOf, type ToolState } from "./tool.ts";

/** Nothing is held. What is under a press decides: handle, layer, another area, empty ground. */
export function idle(context: EditorContext): ToolState {
  return { name: "idle", down: (input) => pressed(context, input) };
}

function pressed(context: EditorContext, input: PointerInput): ToolState | undefined {
  const { store } = context;
  if (input.pan) return panning(context, input);
  const typing = pressedWhileTyping(context, input);
  if (typing !== "outside") return typing;
  const cropping = pressedWhileCropping(context, input);
  if (cropping !== "outside") return cropping;
  const state = store.get();
  const handle = hitHandle(state, input.at, reachOf(input));
  const box = handledBox(state);
  if (handle && box) {
    const held = { layers: editableLayers(state), box };
    return handle.kind === "turn" ? rotating(context, input, held) : resizing(context, input, held, handle.handle);
  }
  const hit = hitLayer(state, input.at, reachOf(input));
  const point = toArea(state.camera, input.at);
  // The selection takes the press even under another layer: otherwise it could not be moved.
  const held = editableLayers(state).some((selected) => boxContains(selected, point));
  if (hit || held) return pressing(context, input, { hit, held });
  const other = areaAt(context, point);
  if (other) {
    store.openArea(other.areaKindId);
    store.announce(`${other.name}を開きました`);
    return undefined;
  }
  // One finger on the ground moves the view, as on a map; a mouse has the wheel for that and draws a frame.
  return input.kind === "touch" ? panning(context, input) : brushing(context, input);
}

/** Another area of the same view under the point, which is in the open area's coordinates. */
export function areaAt(context: EditorContext, point: Point): EditorArea | undefined {
  const open = context.areas.find((area) => area.areaKindId === context.store.get().areaKindId);
  if (!open) return undefined;
  if (point.x >= 0 && point.y >= 0 && point.x <= open.width && point.y <= open.height) return undefined;
  const onGarment = transformed(areaToGarment(open), point);
  return context.areas.find((area) => {
    if (area === open || area.view !== open.view) return false;
    const inside = transformed(garmentToArea(area), onGarment);
    return inside.x >= 0 && inside.y >= 0 && inside.x <= area.width && inside.y <= area.height;
  });
}
