import { FRESH_LAYER, type GroupLayer, type Layer, MIN_LAYER_SIDE } from "@surimono/domain/designs";
import { boundsOf, cornersOf, fromBox, intoBox } from "../geometry/box.ts";

type Layers = readonly Layer[];

const NOWHERE: readonly GroupLayer[] = [];
const pathsOf = new WeakMap<Layers, ReadonlyMap<string, readonly GroupLayer[]>>();

/** The groups around a layer, outermost first. Needed on every pointer move, so each list of layers is walked once. */
export function groupsAround(layers: Layers, id: string): readonly GroupLayer[] {
  let paths = pathsOf.get(layers);
  if (!paths) {
    const found = new Map<string, readonly GroupLayer[]>();
    collect(layers, NOWHERE, found);
    pathsOf.set(layers, found);
    paths = found;
  }
  return paths.get(id) ?? NOWHERE;
}

function collect(layers: Layers, path: readonly GroupLayer[], found: Map<string, readonly GroupLayer[]>): void {
  for (const layer of layers) {
    if (path.length > 0) found.set(layer.id, path);
    if (layer.kind === "group") collect(layer.layers, [...path, layer], found);
  }
}

export function groupOf(layers: Layers, id: string): GroupLayer | undefined {
  return groupsAround(layers, id).at(-1);
}

/** The layers in the same group as this one, or at the top of the area. */
export function siblingsOf(layers: Layers, id: string): Layers {
  return groupOf(layers, id)?.layers ?? layers;
}

/** Whether a group around the layer is locked or hidden, and so the layer too. */
export function isShutIn(layers: Layers, id: string): boolean {
  return groupsAround(layers, id).some((group) => group.locked || group.hidden);
}

/** Of layers and their contents, only the outer ones: what is done to a group is done to everything in it. */
export function outermost(layers: Layers, ids: readonly string[]): readonly string[] {
  const named = new Set(ids);
  const kept = ids.filter((id) => !groupsAround(layers, id).some((group) => named.has(group.id)));
  return kept.length === ids.length ? ids : kept;
}

/** The result of changing a layer: another, several in its place, or none. */
export type LayerChange = (layer: Layer) => Layer | Layers | undefined;

/**
 * Each named layer replaced or removed by `change`; groups around it are refitted to their contents, and empty ones disappear.
 * Everything else keeps its identity.
 */
export function mapTree(layers: Layers, ids: ReadonlySet<string>, change: LayerChange): Layers {
  const changed = layers.flatMap((layer): Layer | readonly Layer[] => {
    if (ids.has(layer.id)) return change(layer) ?? [];
    if (layer.kind !== "group") return layer;
    const inner = mapTree(layer.layers, ids, change);
    return inner === layer.layers ? layer : withLayers(layer, inner);
  });
  return isSameList(changed, layers) ? layers : changed;
}

function isSameList(one: Layers, other: Layers): boolean {
  return one.length === other.length && one.every((layer, index) => layer === other[index]);
}

/** The group around these layers; nothing when there are none. */
export function withLayers(group: GroupLayer, layers: Layers): GroupLayer | readonly [] {
  return layers.length === 0 ? [] : drawnClose({ ...group, layers });
}

/** The group with the smallest box, at its own angle, around the boxes of its contents. */
export function drawnClose(group: GroupLayer): GroupLayer {
  const axes = { ...group, x: 0, y: 0 };
  const points = group.layers.flatMap(cornersOf).map((corner) => intoBox(axes, corner));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const centre = fromBox(axes, { x: (left + right) / 2, y: (top + bottom) / 2 });
  return {
    ...group,
    x: Math.round(centre.x),
    y: Math.round(centre.y),
    width: Math.max(MIN_LAYER_SIDE, Math.round(right - left)),
    height: Math.max(MIN_LAYER_SIDE, Math.round(bottom - top)),
  };
}

/** A group around layers of the area, upright. */
export function groupAround(id: string, name: string, layers: Layers): GroupLayer {
  const { left, top, right, bottom } = boundsOf(layers);
  return {
    kind: "group",
    id,
    name,
    x: Math.round((left + right) / 2),
    y: Math.round((top + bottom) / 2),
    width: Math.max(MIN_LAYER_SIDE, Math.round(right - left)),
    height: Math.max(MIN_LAYER_SIDE, Math.round(bottom - top)),
    ...FRESH_LAYER,
    layers,
  };
}

/** A deep copy with new ids. */
export function copyOf<L extends Layer>(layer: L, makeId: () => string): L {
  const copy = { ...layer, id: makeId() };
  return layer.kind === "group" ? { ...copy, layers: layer.layers.map((inner) => copyOf(inner, makeId)) } : copy;
}
