import { boundsOf, boundsTouch } from "../geometry/box.ts";
import { toArea } from "../geometry/camera.ts";
import { layersIn } from "../model/edit-document.ts";
import { dragThreshold, type EditorContext, type PointerInput, type ToolState } from "./tool.ts";

/** A frame dragged over empty ground selects what it touches; a mere click selects nothing. */
export function brushing(context: EditorContext, start: PointerInput): ToolState {
  const { store } = context;
  const before = store.get().selection;
  const kept = start.shift ? before : [];
  if (!start.shift && before.length > 0) store.select([]);
  return {
    name: "brushing",
    move(input) {
      if (Math.hypot(input.at.x - start.at.x, input.at.y - start.at.y) < dragThreshold(input)) return undefined;
      const state = store.get();
      const one = toArea(state.camera, start.at);
      const other = toArea(state.camera, input.at);
      const brush = {
        left: Math.min(one.x, other.x),
        right: Math.max(one.x, other.x),
        top: Math.min(one.y, other.y),
        bottom: Math.max(one.y, other.y),
      };
      const touched = layersIn(state.document, state.areaKindId)
        .filter((layer) => !layer.hidden && !layer.locked && boundsTouch(boundsOf([layer]), brush))
        .map((layer) => layer.id);
      const selection = [...new Set([...kept, ...touched])];
      if (selection.join() !== state.selection.join()) store.select(selection);
      store.draft({ kind: "brush", layers: [], from: [], guides: [], brush });
      return undefined;
    },
    up() {
      store.draft(undefined);
      return "done";
    },
    cancel() {
      store.select(before);
    },
  };
}
