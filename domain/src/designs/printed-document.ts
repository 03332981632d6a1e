import type { DesignDocument } from "./document.ts";
import { flattenLayers } from "./walk-layers.ts";

/** With only the places in which something is seen: they are printed and paid for. Work that is hidden stays in the design. */
export function printedDocument(document: DesignDocument): DesignDocument {
  const areas = document.areas.filter(({ layers }) => flattenLayers(layers).some(({ hidden }) => !hidden));
  return { ...document, areas };
}
