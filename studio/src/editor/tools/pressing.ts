import type { Layer } from "@surimono/domain/designs";
import { editableLayers } from "../store/editor-state.ts";
import { moving } from "./moving.ts";
import { dragThreshold, type EditorContext, type PointerInput, type ToolState } from "./tool.ts";

interface Under {
  readonly hit: Layer | undefined;
  /** The press is on the selection. */
  readonly held: boolean;
}

/** Pressed on a layer: a drag will move it, a release only selects. */
export function pressing(context: EditorContext, start: PointerInput, under: Under): ToolState {
  const { store } = context;
  const { hit, held } = under;
  if (hit && !held) store.select(start.shift ? [...store.get().selection, hit.id] : [hit.id]);
  return {
    name: "pressing",
    move(input) {
      const distance = Math.hypot(input.at.x - start.at.x, input.at.y - start.at.y);
      if (distance < dragThreshold(input) || editableLayers(store.get()).length === 0) return undefined;
      const state = moving(context, start);
      return state.move?.(input) ?? state;
    },
    up() {
      if (hit && held) releaseOn(context, hit, start.shift);
      return "done";
    },
  };
}

function releaseOn({ store }: EditorContext, hit: Layer, adding: boolean): void {
  const { selection } = store.get();
  if (!adding) store.select([hit.id]);
  else if (selection.includes(hit.id)) store.select(selection.filter((id) => id !== hit.id));
  else store.select([...selection, hit.id]);
}
