import { type GroupLayer, type Layer, OPAQUE } from "@surimono/domain/designs";
import { findLayer, type LayerPlace, layersIn, mapArea, mapLayers, placeLayer } from "../model/edit-document.ts";
import { groupAround, groupOf, groupsAround, mapTree, siblingsOf } from "../model/layer-tree.ts";
import { type EditorState, editableLayers, onlySelected } from "../store/editor-state.ts";
import type { Command } from "./command.ts";
import { fullnessProblem, nestingProblem } from "./nesting-problem.ts";

/** The group goes where its topmost layer was. */
export const groupCommand: Command = {
  id: "group",
  label: "グループ化",
  icon: "group",
  shortcuts: ["Mod+G"],
  when: (state) => editableLayers(state).length >= 2,
  do({ store, makeId }) {
    const state = store.get();
    const chosen = editableLayers(state);
    const top = chosen.at(-1);
    if (!top) return;
    const problem = groupingProblem(state, chosen, top);
    if (problem) return store.complain(problem);
    const group = groupAround(makeId(), "グループ", chosen);
    const others = new Set(chosen.filter((layer) => layer !== top).map((layer) => layer.id));
    store.commit({
      label: "グループ化",
      announce: `${chosen.length}個のレイヤーをグループにしました`,
      selection: [group.id],
      change: (document) =>
        mapArea(document, state.areaKindId, (layers) =>
          mapTree(
            mapTree(layers, others, () => undefined),
            new Set([top.id]),
            () => group,
          ),
        ),
    });
  },
};

function groupingProblem(state: EditorState, chosen: readonly Layer[], top: Layer): string | undefined {
  const layers = layersIn(state.document, state.areaKindId);
  const group = groupAround("", "", chosen);
  return nestingProblem(groupsAround(layers, top.id), [group]) ?? fullnessProblem(layers);
}

/**
 * The groups' contents are selected afterwards and look the same, except that translucent layers show through each
 * other.
 */
export const ungroupCommand: Command = {
  id: "ungroup",
  label: "グループ解除",
  icon: "ungroup",
  shortcuts: ["Mod+Shift+G"],
  when: (state) => groupsIn(state).length > 0,
  do({ store }) {
    const groups = groupsIn(store.get());
    const kept = store.get().selection.filter((id) => !groups.some((group) => group.id === id));
    store.commit({
      label: "グループ解除",
      selection: [...kept, ...groups.flatMap((group) => group.layers.map((layer) => layer.id))],
      change: (document) =>
        mapLayers(
          document,
          groups.map((group) => group.id),
          (group) => (group.kind === "group" ? group.layers.map((layer) => faded(layer, group)) : group),
        ),
    });
  },
};

function groupsIn(state: EditorState): readonly GroupLayer[] {
  return editableLayers(state).filter((layer) => layer.kind === "group");
}

function faded(layer: Layer, { opacity }: GroupLayer): Layer {
  return opacity === OPAQUE ? layer : { ...layer, opacity: Math.ceil((layer.opacity * opacity) / OPAQUE) };
}

/** By keyboard what dragging a row does by mouse. */
function placeCommand(
  id: string,
  label: string,
  shortcut: string,
  placeOf: (state: EditorState, layer: Layer) => LayerPlace | undefined,
): Command {
  const target = (state: EditorState) => {
    const [layer] = editableLayers(state);
    const place = layer && onlySelected(state) ? placeOf(state, layer) : undefined;
    return layer && place ? { layer, place } : undefined;
  };
  return {
    id,
    label,
    shortcuts: [shortcut],
    when: (state) => target(state) !== undefined,
    do({ store }) {
      const found = target(store.get());
      if (!found) return;
      const { layer, place } = found;
      const problem = placingProblem(store.get(), layer, place.groupId);
      if (problem) return store.complain(problem);
      store.commit({ label, change: (document) => placeLayer(document, layer.id, place) });
    },
  };
}

/** Why the layer cannot lie in the group (or at the top of the area), in the customer's words. */
export function placingProblem(state: EditorState, layer: Layer, groupId: string | undefined): string | undefined {
  const layers = layersIn(state.document, state.areaKindId);
  const group = groupId === undefined ? undefined : findLayer(state.document, groupId);
  const around = group?.kind === "group" ? [...groupsAround(layers, group.id), group] : [];
  return nestingProblem(around, [layer]);
}

export const outOfGroupCommand = placeCommand("out-of-group", "グループから出す", "Alt+ArrowLeft", (state, layer) => {
  const layers = layersIn(state.document, state.areaKindId);
  const group = groupOf(layers, layer.id);
  if (!group) return undefined;
  return { groupId: groupOf(layers, group.id)?.id, index: siblingsOf(layers, group.id).indexOf(group) + 1 };
});

/** Into the group next below, or else next above. */
export const intoGroupCommand = placeCommand("into-group", "グループに入れる", "Alt+ArrowRight", (state, layer) => {
  const siblings = siblingsOf(layersIn(state.document, state.areaKindId), layer.id);
  const at = siblings.findIndex((sibling) => sibling.id === layer.id);
  const [below, above] = [siblings[at - 1], siblings[at + 1]];
  if (below?.kind === "group") return { groupId: below.id, index: below.layers.length };
  return above?.kind === "group" ? { groupId: above.id, index: 0 } : undefined;
});
