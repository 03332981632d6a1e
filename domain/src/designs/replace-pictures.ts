import type { DesignDocument, ImageLayer, Layer } from "./document.ts";

type Picture = Pick<ImageLayer, "assetId" | "pixelWidth" | "pixelHeight">;

/** The same design with the named uploads replaced; others stay. */
export function replacePictures(document: DesignDocument, by: ReadonlyMap<string, Picture>): DesignDocument {
  return {
    ...document,
    areas: document.areas.map((area) => ({ ...area, layers: area.layers.map((layer) => replaced(layer, by)) })),
  };
}

function replaced<L extends Layer>(layer: L, by: ReadonlyMap<string, Picture>): L {
  if (layer.kind === "group") return { ...layer, layers: layer.layers.map((inner) => replaced(inner, by)) };
  const picture = layer.kind === "image" ? by.get(layer.assetId) : undefined;
  return picture ? { ...layer, ...picture } : layer;
}
