import {
  drawnRepeat,
  flattenLayers,
  type GroupLayer,
  groupDepth,
  type Layer,
  layerBounds,
  leastPitch,
  MAX_GROUP_DEPTH,
  MAX_LAYER_SIDE,
  MIN_PITCH,
  MOST_IN_TILE,
  type Repeat,
} from "@surimono/domain/designs";
import type { Um } from "@surimono/domain/kernel";
import { layersIn, mapLayers } from "../model/edit-document.ts";
import { groupAround, groupsAround } from "../model/layer-tree.ts";
import { possibleFactor, remeasured, scaledLayer } from "../model/transform-layer.ts";
import { type EditorContext, measured } from "../tools/tool.ts";
import { openAreaOf } from "./fit-commands.ts";
import { fullnessProblem, holdsPattern, PATTERN_IN_PATTERN, TOO_DEEP, TOO_MANY_IN_TILE } from "./nesting-problem.ts";

export const REPEAT_NAMES: Readonly<Record<Repeat["kind"], string>> = {
  straight: "ストレート",
  "half-drop": "ハーフドロップ",
  "half-brick": "レンガ",
  mirror: "ミラー",
};

/** Of the tile's longer side. */
const FIRST_GAP = 0.2;
/** Of the place's shorter side. */
const TILE = 0.25;

/** Repeats the layer over its place, or changes how: one step. A single layer becomes the only one of a group. */
export function repeatLayer(context: EditorContext, layer: Layer, kind: Repeat["kind"]): void {
  const { store, makeId } = context;
  const label = `くり返し：${REPEAT_NAMES[kind]}`;
  if (layer.kind === "group" && layer.repeat) return setRepeat(context, layer, { kind }, label);
  const problem = repeatingProblem(context, layer);
  if (problem) return store.complain(problem);
  const tile = asTile(context, layer);
  const { w, h } = layerBounds(tile);
  const gap = Math.max(w, h) * FIRST_GAP;
  const repeat: Repeat = { kind, pitchX: pitchOf(w + gap), pitchY: pitchOf(h + gap) };
  const group = tile.kind === "group" ? tile : groupAround(makeId(), layer.name, [tile]);
  store.commit({
    label,
    announce: `「${layer.name}」を${REPEAT_NAMES[kind]}でくり返しました`,
    selection: [group.id],
    change: (document) => mapLayers(document, [layer.id], () => ({ ...group, repeat })),
  });
}

/** What fills its place would be seen once: it becomes small enough for a pattern. */
function asTile(context: EditorContext, layer: Layer): Layer {
  const area = openAreaOf(context);
  if (!area) return layer;
  const { w, h } = layerBounds(layer);
  const wanted = (Math.min(area.width, area.height) * TILE) / Math.max(w, h);
  const factor = possibleFactor([layer], Math.min(1, wanted));
  return factor === 1 ? layer : remeasured(scaledLayer(layer, factor, layer, layer), (text) => measured(context, text));
}

/** Set back to one: a layer that was alone in its tile stands by itself again. */
export function stopRepeating({ store }: EditorContext, group: GroupLayer): void {
  const { repeat: _, ...plain } = group;
  const [only, ...others] = group.layers;
  const isWrapped = only !== undefined && others.length === 0 && group.opacity === 1000;
  const back = isWrapped ? only : plain;
  store.commit({
    label: "くり返しの解除",
    announce: `「${group.name}」を1つに戻しました`,
    selection: [back.id],
    change: (document) => mapLayers(document, [group.id], () => back),
  });
}

export type GapSide = "pitchX" | "pitchY";
export type Pattern = GroupLayer & { readonly repeat: Repeat };
type Place = Parameters<typeof drawnRepeat>[1];

/** How far the tiles are apart as they are drawn; below 0 they overlap. */
export function gapOf(group: Pattern, side: GapSide, place: Place): Um {
  return drawnRepeat(group, place)[side] - sideOf(group, side);
}

/** The other side stays as it is seen, also where it is drawn further apart than it was chosen. */
export function changeGap(context: EditorContext, group: Pattern, side: GapSide, gap: Um): void {
  const area = openAreaOf(context);
  if (!area) return;
  const fields = { ...drawnRepeat(group, area), [side]: pitchOf(sideOf(group, side) + gap) };
  setRepeat(context, group, fields, "くり返しの間隔", side);
}

export const GAP_STEP: Um = 100;

/** The gaps that a slider offers: from half of the tile over each other, as far as that is drawn, to twice of it apart. */
export function gapRange(group: Pattern, side: GapSide, place: Place): readonly [least: Um, most: Um] {
  const length = sideOf(group, side);
  const least = Math.max(leastPitch(group, side, place) - length, -length / 2);
  const stepped = (gap: Um) => Math.ceil(gap / GAP_STEP) * GAP_STEP;
  return [stepped(least), stepped(Math.max(MIN_PITCH, least + MIN_PITCH, length * 2))];
}

function sideOf(group: GroupLayer, side: GapSide): Um {
  const { w, h } = layerBounds(group);
  return side === "pitchX" ? w : h;
}

function setRepeat(context: EditorContext, group: GroupLayer, fields: Partial<Repeat>, label: string, key?: string) {
  context.store.commit({
    label,
    ...(key !== undefined && { key: `repeat-${key} ${group.id}` }),
    change: (document) =>
      mapLayers(document, [group.id], (current) =>
        current.kind === "group" && current.repeat ? { ...current, repeat: { ...current.repeat, ...fields } } : current,
      ),
  });
}

function pitchOf(length: number): Um {
  return Math.min(MAX_LAYER_SIDE, Math.max(MIN_PITCH, Math.round(length)));
}

function repeatingProblem({ store }: EditorContext, layer: Layer): string | undefined {
  const { document, areaKindId } = store.get();
  const layers = layersIn(document, areaKindId);
  const around = groupsAround(layers, layer.id);
  if (around.some(({ repeat }) => repeat) || holdsPattern(layer)) return PATTERN_IN_PATTERN;
  if (flattenLayers([layer]).length > MOST_IN_TILE) return TOO_MANY_IN_TILE;
  const isGroup = layer.kind === "group";
  const depth = around.length + groupDepth([layer]) + (isGroup ? 0 : 1);
  if (depth > MAX_GROUP_DEPTH) return TOO_DEEP;
  return isGroup ? undefined : fullnessProblem(layers);
}
