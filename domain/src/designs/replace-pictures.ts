import type { DesignDocument, ImageLayer, Layer } from "./document.ts";

type Picture = Pick<ImageLayer, "assetId" | "pixelWidth" | "pixelHeight">;

/** The same design with other uploads in the place of those named; what is not named stays. */
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
