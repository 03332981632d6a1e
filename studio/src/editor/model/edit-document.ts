import {
  type AreaDesign,
  type DesignDocument,
  eachLayer,
  type Layer,
  type ScreenPrint,
} from "@surimono/domain/designs";
import { type LayerChange, mapTree } from "./layer-tree.ts";

export function findArea(document: DesignDocument, areaKindId: number): AreaDesign | undefined {
  return document.areas.find((area) => area.areaKindId === areaKindId);
}

/** The top-level layers of an area, bottom first; none when the area is not in the document. */
export function layersIn(document: DesignDocument, areaKindId: number): readonly Layer[] {
  return findArea(document, areaKindId)?.layers ?? NONE;
}

const NONE: readonly Layer[] = [];

/** At any depth, in groups too. */
export function findLayer(document: DesignDocument, id: string): Layer | undefined {
  for (const area of document.areas) {
    const layer = eachLayer(area.layers).find((candidate) => candidate.id === id);
    if (layer) return layer;
  }
  return undefined;
}

export function mapArea(
  document: DesignDocument,
  areaKindId: number,
  change: (layers: readonly Layer[]) => readonly Layer[],
): DesignDocument {
  const areas = document.areas.map((area) => {
    if (area.areaKindId !== areaKindId) return area;
    const layers = change(area.layers);
    return layers === area.layers ? area : { ...area, layers };
  });
  return areas.every((area, index) => area === document.areas[index]) ? document : { ...document, areas };
}

/** Another choice of inks, or none yet. */
export function withScreen({ screen: _, ...area }: AreaDesign, screen: ScreenPrint | undefined): AreaDesign {
  return screen ? { ...area, screen } : area;
}

/** The same for one place of the document. */
export function mapScreen(
  document: DesignDocument,
  areaKindId: number,
  screen: ScreenPrint | undefined,
): DesignDocument {
  const areas = document.areas.map((area) => (area.areaKindId === areaKindId ? withScreen(area, screen) : area));
  return { ...document, areas };
}

/** Changes or removes the named layers at any depth; everything else keeps its identity. */
export function mapLayers(document: DesignDocument, ids: readonly string[], change: LayerChange): DesignDocument {
  const wanted = new Set(ids);
  return document.areas.reduce(
    (current, area) => mapArea(current, area.areaKindId, (layers) => mapTree(layers, wanted, change)),
    document,
  );
}

export function replaceLayers(document: DesignDocument, layers: readonly Layer[]): DesignDocument {
  const byId = new Map(layers.map((layer) => [layer.id, layer]));
  return mapLayers(document, [...byId.keys()], (layer) => byId.get(layer.id) ?? layer);
}

/** On top of the area's layers, or at `index` counted from the bottom. */
export function insertLayers(
  document: DesignDocument,
  areaKindId: number,
  added: readonly Layer[],
  index?: number,
): DesignDocument {
  return mapArea(document, areaKindId, (layers) => layers.toSpliced(index ?? layers.length, 0, ...added));
}

export function removeLayers(document: DesignDocument, ids: readonly string[]): DesignDocument {
  return mapLayers(document, ids, () => undefined);
}

/** A layer's destination: a group or the area itself; `index` counts from the bottom in the order after the move. */
export interface LayerPlace {
  readonly groupId?: string | undefined;
  readonly index: number;
}

const MOVING = "moving";

/** Moves within the area, into a group or out of one; a layer cannot go into itself. */
export function placeLayer(document: DesignDocument, id: string, { groupId, index }: LayerPlace): DesignDocument {
  const area = document.areas.find((candidate) => eachLayer(candidate.layers).some((layer) => layer.id === id));
  const layer = findLayer(document, id);
  const target = groupId === undefined ? area : findLayer(document, groupId);
  if (!area || !layer || !target || !("layers" in target)) return document;
  if (target.layers[index] === layer || eachLayer([layer]).some((inner) => inner.id === groupId)) return document;
  const before = target.layers.indexOf(layer);
  const at = before !== -1 && before < index ? index + 1 : index;
  // Inserted under another id before it is removed, so that a group left empty for a moment stays.
  const put = (layers: readonly Layer[]) => layers.toSpliced(at, 0, { ...layer, id: MOVING });
  return mapArea(document, area.areaKindId, (layers) => {
    const both =
      groupId === undefined
        ? put(layers)
        : mapTree(layers, new Set([groupId]), (group) => ({ ...group, layers: put(target.layers) }) as Layer);
    const one = mapTree(both, new Set([id]), () => undefined);
    return mapTree(one, new Set([MOVING]), () => layer);
  });
}
