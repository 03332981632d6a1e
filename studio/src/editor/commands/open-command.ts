import { croppedImage, editableLayers, onlySelected } from "../store/editor-state.ts";
import { startCropping, stopCropping } from "./change-image.ts";
import type { Command } from "./command.ts";
import { startTyping } from "./type-text.ts";

/** A double click without a pointer: into a group, to the words of a text, into and out of the crop of a picture. */
export const openCommand: Command = {
  id: "open",
  label: "中を編集（文字・トリミング・グループ）",
  shortcuts: ["Enter"],
  when: (state) => {
    const kind = onlySelected(state)?.kind;
    return kind === "group" || (editableLayers(state).length === 1 && (kind === "text" || kind === "image"));
  },
  do(context) {
    const { store } = context;
    const state = store.get();
    if (croppedImage(state)) return stopCropping(context);
    const layer = onlySelected(state);
    if (layer?.kind === "image") return startCropping(context);
    if (layer?.kind === "text") return startTyping(context, layer);
    const top = layer?.kind === "group" ? layer.layers.at(-1) : undefined;
    if (!top) return;
    store.select([top.id]);
    store.announce(`「${top.name}」を選択しました`);
  },
};
