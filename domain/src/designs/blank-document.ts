import { getArea, getMethod, referenceGroup, type CatalogueItem } from "../catalogue/index.ts";
import type { DesignDocument } from "./document.ts";

/** An empty design for what was chosen. Throws on areas that the item does not have: `checkChoice` comes first. */
export function blankDocument(
  item: CatalogueItem,
  choice: { readonly methodId: number; readonly colorId: number; readonly areaKindIds: readonly number[] },
): DesignDocument {
  const method = getMethod(item, choice.methodId);
  const group = referenceGroup(item);
  return {
    schema: 1,
    itemId: item.id,
    methodId: choice.methodId,
    colorId: choice.colorId,
    areas: choice.areaKindIds.map((areaKindId) => {
      const rect = getArea(method, areaKindId).rects[group];
      if (!rect) throw new RangeError(`area ${areaKindId} of item ${item.id} has no size for group ${group}`);
      return { areaKindId, width: rect.w, height: rect.h, layers: [] };
    }),
  };
}

/**
 * Whether the document is for these areas at their true size and in their order, so that a forged one cannot print larger
 * or elsewhere. Areas may be missing: those in which nothing lies are left out when a design is finished.
 */
export function fitsChoice(document: DesignDocument, blank: DesignDocument): boolean {
  if (document.itemId !== blank.itemId || document.methodId !== blank.methodId || document.colorId !== blank.colorId) return false;
  let next = 0;
  for (const area of document.areas) {
    const at = blank.areas.findIndex((expected, index) => index >= next && expected.areaKindId === area.areaKindId);
    const expected = blank.areas[at];
    if (area.width !== expected?.width || area.height !== expected.height) return false;
    next = at + 1;
  }
  return true;
}

/** The uploads that the document draws, each once. */
export function pictureIdsOf(document: DesignDocument): string[] {
  const ids = document.areas.flatMap(({ layers }) => layers.flatMap((layer) => (layer.kind === "image" ? [layer.assetId] : [])));
  return [...new Set(ids)];
}
