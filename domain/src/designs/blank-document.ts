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

/** Whether the document is for exactly these areas at their true size, so that a forged one cannot print larger or elsewhere. */
export function fitsChoice(document: DesignDocument, blank: DesignDocument): boolean {
  return (
    document.itemId === blank.itemId &&
    document.methodId === blank.methodId &&
    document.colorId === blank.colorId &&
    document.areas.length === blank.areas.length &&
    document.areas.every((area, index) => {
      const expected = blank.areas[index];
      return area.areaKindId === expected?.areaKindId && area.width === expected.width && area.height === expected.height;
    })
  );
}

/** The uploads that the document draws, each once. */
export function pictureIdsOf(document: DesignDocument): string[] {
  const ids = document.areas.flatMap(({ layers }) => layers.flatMap((layer) => (layer.kind === "image" ? [layer.assetId] : [])));
  return [...new Set(ids)];
}
