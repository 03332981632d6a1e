import type { AreaDesign, DesignDocument, Layer } from "@surimono/domain/designs";

export function findArea(document: DesignDocument, areaKindId: number): AreaDesign | undefined {
  return document.areas.find((area) => area.areaKindId === areaKindId);
}

/** The layers of an area, bottom first; none when the area is not in the document. */
export function layersIn(document: DesignDocument, areaKindId: number): readonly Layer[] {
  return findArea(document, areaKindId)?.layers ?? [];
}

export function findLayer(document: DesignDocument, id: string): Layer | undefined {
  for (const area of document.areas) {
    const layer = area.layers.find((candidate) => candidate.id === id);
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

/** Changes the named layers wherever they lie; everything else keeps its identity. */
export function mapLayers(
  document: DesignDocument,
  ids: readonly string[],
  change: (layer: Layer) => Layer,
): DesignDocument {
  const wanted = new Set(ids);
  return document.areas.reduce(
    (current, area) =>
      area.layers.some((layer) => wanted.has(layer.id))
        ? mapArea(current, area.areaKindId, (layers) =>
            layers.map((layer) => (wanted.has(layer.id) ? change(layer) : layer)),
          )
        : current,
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
  const gone = new Set(ids);
  return document.areas.reduce(
    (current, area) =>
      area.layers.some((layer) => gone.has(layer.id))
        ? mapArea(current, area.areaKindId, (layers) => layers.filter((layer) => !gone.has(layer.id)))
        : current,
    document,
  );
}

/** `index` counts from the bottom, in the order after the move. */
export function moveLayerTo(document: DesignDocument, id: string, index: number): DesignDocument {
  const area = document.areas.find((candidate) => candidate.layers.some((layer) => layer.id === id));
  const layer = area?.layers.find((candidate) => candidate.id === id);
  if (!area || !layer || area.layers[index] === layer) return document;
  return mapArea(document, area.areaKindId, (layers) =>
    layers.filter((candidate) => candidate !== layer).toSpliced(index, 0, layer),
  );
}
