import { startTyping } from "../commands/type-text.ts";
import { editableLayers, onlySelected, typedText } from "../store/editor-state.ts";
import { selectWordAt } from "./choosing.ts";
import { hitIn } from "./hit-test.ts";
import { type EditorContext, type PointerInput, reachOf } from "./tool.ts";

/**
 * A double click enters the selection: the words of a text, the crop of a picture, or the layer of a group at that point, and if that is a
 * text, its words.
 */
export function openUnder(context: EditorContext, input: PointerInput): void {
  const { store } = context;
  const state = store.get();
  if (typedText(state)) return selectWordAt(context, input);
  const layer = onlySelected(state);
  if (layer?.kind === "text") return startTyping(context, layer);
  if (layer?.kind === "image" && editableLayers(state).length === 1) {
    return store.set({ mode: { kind: "crop", layerId: layer.id } });
  }
  if (layer?.kind !== "group" || layer.locked) return;
  const inner = hitIn(layer.layers, state, input.at, reachOf(input));
  if (!inner) return;
  store.select([inner.id]);
  if (inner.kind === "text") return startTyping(context, inner);
  store.announce(`グループ「${layer.name}」の中の「${inner.name}」を選択しました`);
}
