import { eachLayer, type Layer, MAX_LAYERS_PER_AREA, refitLayers } from "@surimono/domain/designs";
import { findArea, layersIn, mapArea } from "../model/edit-document.ts";
import { blockersOf, type EditorArea } from "../model/editor-area.ts";
import type { EditorContext } from "../tools/tool.ts";

export interface AreaTarget {
  readonly area: EditorArea;
  /** Layers already there. */
  readonly count: number;
  /** Why nothing can be copied there, and how to free it. */
  readonly problem?: string;
}

/** The other places, as targets for copying the open one; those of the kinds that are `chosen` already will be used. */
export function copyTargets({ store, areas }: EditorContext, chosen: readonly number[]): readonly AreaTarget[] {
  const { document, areaKindId } = store.get();
  const isUsed = (kind: number) => chosen.includes(kind) || layersIn(document, kind).length > 0;
  return areas
    .filter((area) => area.areaKindId !== areaKindId)
    .map((area) => {
      const blocker = blockersOf(area, areas, isUsed)[0];
      const count = layersIn(document, area.areaKindId).length;
      return blocker ? { area, count, problem: `${blocker.name}と併用できません` } : { area, count };
    });
}

/**
 * Copies the open area into the others, fitted to each, as one step. What is there is replaced, or goes below. Refuses places that cannot be
 * printed together.
 */
export function copyToAreas(context: EditorContext, targets: readonly EditorArea[], isReplacing: boolean): void {
  const { store, makeId } = context;
  const { document, areaKindId } = store.get();
  const source = findArea(document, areaKindId);
  if (!source || source.layers.length === 0 || targets.length === 0) return;
  const kinds = targets.map((area) => area.areaKindId);
  const apart = copyTargets(context, kinds).find(({ area, problem }) => problem && kinds.includes(area.areaKindId));
  if (apart) return store.complain(`${apart.area.name}は${apart.problem}。`);
  const copies = new Map(
    targets.map((area) => [
      area.areaKindId,
      refitLayers(source.layers, source, area).map((layer) => withNewIds(layer, makeId)),
    ]),
  );
  const full = targets.find((area) => {
    const kept = isReplacing ? [] : layersIn(document, area.areaKindId);
    return eachLayer([...kept, ...(copies.get(area.areaKindId) ?? [])]).length > MAX_LAYERS_PER_AREA;
  });
  if (full) return store.complain(`${full.name}のレイヤーが${MAX_LAYERS_PER_AREA}枚を超えるため、コピーできません。`);
  store.commit({
    label: "ほかの場所にコピー",
    announce: `${targets.map(({ name }) => name).join("、")}にコピーしました。元に戻せます`,
    change: (current) =>
      targets.reduce(
        (next, area) =>
          mapArea(next, area.areaKindId, (layers) => [
            ...(isReplacing ? [] : layers),
            ...(copies.get(area.areaKindId) ?? []),
          ]),
        current,
      ),
  });
}

function withNewIds(layer: Layer, makeId: () => string): Layer {
  const id = makeId();
  return layer.kind === "group"
    ? { ...layer, id, layers: layer.layers.map((inner) => withNewIds(inner, makeId)) }
    : { ...layer, id };
}
