import { layersIn } from "../model/edit-document.ts";
import { groupOf, siblingsOf } from "../model/layer-tree.ts";
import { always, type Command, hasSelection } from "./command.ts";
import { stopTyping } from "./type-text.ts";

export const undoCommand: Command = {
  id: "undo",
  label: "元に戻す",
  icon: "undo",
  shortcuts: ["Mod+Z"],
  when: (state) => state.history.past.length > 0,
  do: ({ store }) => store.undo(),
};

export const redoCommand: Command = {
  id: "redo",
  label: "やり直す",
  icon: "redo",
  shortcuts: ["Mod+Shift+Z", "Mod+Y"],
  when: (state) => state.history.future.length > 0,
  do: ({ store }) => store.redo(),
};

export const selectAllCommand: Command = {
  id: "select-all",
  label: "すべて選択",
  shortcuts: ["Mod+A"],
  when: always,
  do({ store }) {
    const state = store.get();
    const [first = ""] = state.selection;
    const layers = siblingsOf(layersIn(state.document, state.areaKindId), first);
    const ids = layers.filter((layer) => !layer.hidden && !layer.locked).map((layer) => layer.id);
    store.select(ids);
    store.announce(`${ids.length}個のレイヤーを選択しました`);
  },
};

export const deselectCommand: Command = {
  id: "deselect",
  label: "選択を外す",
  shortcuts: ["Escape"],
  when: hasSelection,
  // Out of a group one level at a time.
  do(context) {
    const { store } = context;
    const state = store.get();
    if (state.mode?.kind === "type") return stopTyping(context);
    if (state.mode) return store.set({ mode: undefined });
    const [first = ""] = state.selection;
    const group = groupOf(layersIn(state.document, state.areaKindId), first);
    store.select(group ? [group.id] : []);
  },
};

/** Goes through the layers from top to bottom, as the panel lists them. */
function stepTo(direction: 1 | -1): Command["do"] {
  return ({ store }) => {
    const state = store.get();
    const [first = ""] = state.selection;
    const layers = siblingsOf(layersIn(state.document, state.areaKindId), first);
    if (layers.length === 0) return;
    const at = layers.findIndex((layer) => layer.id === state.selection.at(-1));
    const start = direction === 1 ? layers.length : -1;
    const next = layers[((at === -1 ? start : at) - direction + layers.length) % layers.length];
    if (!next) return;
    store.select([next.id]);
    store.announce(`「${next.name}」を選択しました`);
  };
}

export const selectNextCommand: Command = {
  id: "select-next",
  label: "次のレイヤーを選択",
  shortcuts: ["Alt+ArrowDown"],
  when: always,
  do: stepTo(1),
};

export const selectPreviousCommand: Command = {
  id: "select-previous",
  label: "前のレイヤーを選択",
  shortcuts: ["Alt+ArrowUp"],
  when: always,
  do: stepTo(-1),
};
