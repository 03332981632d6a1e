import { eachLayer, type Layer } from "@surimono/domain/designs";
import { insertLayers, layersIn, mapLayers, placeLayer, removeLayers, replaceLayers } from "../model/edit-document.ts";
import { copyOf, groupOf, siblingsOf } from "../model/layer-tree.ts";
import { mirroredLayer } from "../model/transform-layer.ts";
import {
  type EditorState,
  editableLayers,
  isHeldFast,
  onlySelected,
  selectedLayers,
  uprightBox,
} from "../store/editor-state.ts";
import type { EditorContext } from "../tools/tool.ts";
import { addingProblem } from "./add-layer.ts";
import { type Command, hasSelection } from "./command.ts";
import { openAreaOf } from "./fit-commands.ts";
import { besideOriginals } from "./free-place.ts";

export const deleteCommand: Command = {
  id: "delete",
  label: "削除",
  icon: "trash",
  shortcuts: ["Delete", "Backspace"],
  when: (state) => selectedLayers(state).some((layer) => !isHeldFast(state, layer)),
  do({ store }) {
    const ids = selectedLayers(store.get())
      .filter((layer) => !isHeldFast(store.get(), layer))
      .map((layer) => layer.id);
    store.commit({
      label: "削除",
      announce: `${ids.length}個のレイヤーを削除しました。元に戻すこともできます`,
      change: (document) => removeLayers(document, ids),
    });
  },
};

function pasted(context: EditorContext, layers: readonly Layer[], label: string): void {
  const { store, makeId } = context;
  const area = openAreaOf(context);
  if (!area) return;
  const problem = addingProblem(context, area, eachLayer(layers).length);
  if (problem) return store.complain(problem);
  const copied = layers.map((layer) => ({ ...copyOf(layer, makeId), locked: false }));
  const copies = besideOriginals(context, area, copied);
  store.commit({
    label,
    selection: copies.map((layer) => layer.id),
    change: (document) => insertLayers(document, area.areaKindId, copies),
  });
}

export const duplicateCommand: Command = {
  id: "duplicate",
  label: "複製",
  icon: "copy",
  shortcuts: ["Mod+D"],
  when: hasSelection,
  do: (context) => pasted(context, selectedLayers(context.store.get()), "複製"),
};

export const copyCommand: Command = {
  id: "copy",
  label: "コピー",
  shortcuts: ["Mod+C"],
  when: hasSelection,
  do({ store }) {
    store.set({ copied: selectedLayers(store.get()) });
    store.announce("コピーしました。ほかの場所にも貼り付けられます");
  },
};

/** Bound to the browser's paste event rather than a key, since the clipboard may hold a picture instead. */
export const pasteCommand: Command = {
  id: "paste",
  label: "貼り付け",
  when: (state) => state.copied.length > 0,
  do(context) {
    const { copied } = context.store.get();
    pasted(context, copied, "貼り付け");
  },
};

function flagCommand(flag: "locked" | "hidden", id: string, on: string, off: string, shortcut: string): Command {
  return {
    id,
    label: on,
    icon: flag === "locked" ? "lock" : "eye-off",
    shortcuts: [shortcut],
    when: hasSelection,
    do({ store }) {
      const layers = selectedLayers(store.get());
      const value = !layers.every((layer) => layer[flag]);
      store.commit({
        label: value ? on : off,
        change: (document) =>
          mapLayers(
            document,
            layers.map((layer) => layer.id),
            (layer) => ({ ...layer, [flag]: value }),
          ),
      });
    },
  };
}

export const lockCommand = flagCommand("locked", "lock", "ロック", "ロックの解除", "Mod+Shift+L");
export const hideCommand = flagCommand("hidden", "hide", "非表示", "表示", "Mod+Shift+H");

function flipCommand(flag: "flipX" | "flipY", id: string, label: string): Command {
  return {
    id,
    label,
    icon: flag === "flipX" ? "flip-x" : "flip-y",
    when: (state) => editableLayers(state).length > 0,
    do({ store }) {
      const layers = editableLayers(store.get());
      const [only] = layers;
      const box = only && layers.length === 1 ? only : uprightBox(layers);
      const axis = flag === "flipX" ? "x" : "y";
      store.commit({
        label,
        change: (document) =>
          replaceLayers(
            document,
            layers.map((layer) => mirroredLayer(layer, box, axis)),
          ),
      });
    },
  };
}

export const flipXCommand = flipCommand("flipX", "flip-x", "左右反転");
export const flipYCommand = flipCommand("flipY", "flip-y", "上下反転");

/** `to` returns the new position among `count` layers, counted from the bottom. */
function orderCommand(
  id: string,
  label: string,
  icon: Command["icon"],
  shortcut: string,
  to: (at: number, count: number) => number,
): Command {
  return {
    id,
    label,
    ...(icon ? { icon } : {}),
    shortcuts: [shortcut],
    when: (state) => targetOf(state, to) !== undefined,
    do({ store }) {
      const target = targetOf(store.get(), to);
      if (!target) return;
      store.commit({ label, change: (document) => placeLayer(document, target.id, target) });
    },
  };
}

function targetOf(state: EditorState, to: (at: number, count: number) => number) {
  const layer = onlySelected(state);
  if (!layer || layer.locked) return undefined;
  const all = layersIn(state.document, state.areaKindId);
  const layers = siblingsOf(all, layer.id);
  const at = layers.findIndex((candidate) => candidate.id === layer.id);
  const index = Math.min(layers.length - 1, Math.max(0, to(at, layers.length)));
  return index === at ? undefined : { id: layer.id, index, groupId: groupOf(all, layer.id)?.id };
}

export const forwardCommand = orderCommand("forward", "前面へ", "forward", "]", (at) => at + 1);
export const backwardCommand = orderCommand("backward", "背面へ", "backward", "[", (at) => at - 1);
export const toFrontCommand = orderCommand("to-front", "最前面へ", undefined, "Shift+]", (_, n) => n - 1);
export const toBackCommand = orderCommand("to-back", "最背面へ", undefined, "Shift+[", () => 0);
