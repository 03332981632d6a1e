import { editableLayers, onlySelected } from "../store/editor-state.ts";
import { hitIn } from "./hit-test.ts";
import { type EditorContext, type PointerInput, reachOf } from "./tool.ts";

/** A double click goes into what is selected: to the layer of a group that lies there, to the words of a text, or to the crop of a picture. */
export function openUnder(context: EditorContext, input: PointerInput): void {
  const { store } = context;
  const state = store.get();
  const layer = onlySelected(state);
  if (layer?.kind === "text") return store.set({ textFocus: state.textFocus + 1 });
  if (layer?.kind === "image" && editableLayers(state).length === 1) {
    return store.set({ mode: { kind: "crop", layerId: layer.id } });
  }
  if (layer?.kind !== "group" || layer.locked) return;
  const inner = hitIn(layer.layers, state, input.at, reachOf(input));
  if (!inner) return;
  store.select([inner.id]);
  store.announce(`グループ「${layer.name}」の中の「${inner.name}」を選択しました`);
}
