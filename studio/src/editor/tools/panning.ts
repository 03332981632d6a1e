import { pannedBy } from "../geometry/camera.ts";
import { dragThreshold, type EditorContext, type PointerInput, type ToolState } from "./tool.ts";

/** The view follows the pointer. A finger tap on the ground clears the selection. */
export function panning(context: EditorContext, start: PointerInput): ToolState {
  const { store } = context;
  const { camera } = store.get();
  let moved = false;
  return {
    name: "panning",
    move(input) {
      const dx = input.at.x - start.at.x;
      const dy = input.at.y - start.at.y;
      moved ||= Math.hypot(dx, dy) >= dragThreshold(input);
      if (moved) store.set({ camera: pannedBy(camera, dx, dy) });
      return undefined;
    },
    up() {
      if (!moved && !start.pan) store.select([]);
      return "done";
    },
  };
}
