import {
  dieCutOf,
  getArea,
  getMethod,
  type ItemMethod,
  MARGIN_STEP,
  type PrintableGoods,
  referenceGroup,
} from "../catalogue/index.ts";
import type { Um } from "../kernel/index.ts";
import { areaOnGroup } from "./area-on-group.ts";
import type { DesignDocument } from "./document.ts";
import { scaledLayer } from "./scale-layer.ts";
import { flattenLayers } from "./walk-layers.ts";

/** An empty design for a choice. Throws on areas the item does not have: `checkChoice` comes first. */
export function blankDocument(
  item: PrintableGoods,
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
 * Whether the document is for the item, method and colour, and its areas are areas of that method at their true size, each once: a forged one
 * cannot print larger or elsewhere. Which areas are used is the designer's choice.
 */
export function fitsItem(
  document: DesignDocument,
  item: PrintableGoods,
  choice: { readonly methodId: number; readonly colorId: number },
): boolean {
  const { itemId, methodId, colorId, areas } = document;
  if (itemId !== item.id || methodId !== choice.methodId || colorId !== choice.colorId) return false;
  const method = getMethod(item, methodId);
  const group = referenceGroup(item);
  const kinds = new Set(areas.map(({ areaKindId }) => areaKindId));
  return (
    kinds.size === areas.length &&
    (!document.dieCut || offersMargin(method, document.dieCut.margin)) &&
    areas.every((area) => {
      const rect = method.areas.find(({ areaKindId }) => areaKindId === area.areaKindId)?.rects[group];
      return area.width === rect?.w && area.height === rect.h;
    })
  );
}

function offersMargin({ areas }: ItemMethod, margin: Um): boolean {
  const rules = dieCutOf(areas);
  return rules !== undefined && margin >= rules.least && margin <= rules.widest && margin % MARGIN_STEP === 0;
}

/**
 * A document drawn before the catalogue changed, on today's goods: each area as large as its place is now, with its contents in proportion
 * within the limits of a document, so that it can be saved. The document itself where nothing has changed.
 */
export function onGoodsOfToday(document: DesignDocument, item: PrintableGoods): DesignDocument {
  const places = item.methods.find(({ methodId }) => methodId === document.methodId)?.areas ?? [];
  const group = referenceGroup(item);
  const areas = document.areas.map((area) => {
    const rect = places.find(({ areaKindId }) => areaKindId === area.areaKindId)?.rects[group];
    return rect ? areaOnGroup(area, rect, scaledLayer) : area;
  });
  const isSame = areas.every((area, index) => area === document.areas[index]);
  const fitted = isSame ? document : { ...document, areas };
  const { dieCut, ...uncut } = fitted;
  const rules = dieCutOf(places);
  if (!dieCut || (rules && dieCut.margin >= rules.least && dieCut.margin <= rules.widest)) return fitted;
  return rules ? { ...uncut, dieCut: { margin: rules.margin } } : uncut;
}

/** The uploads in the document, each once. */
export function pictureIdsOf(document: DesignDocument): string[] {
  const ids = document.areas.flatMap(({ layers }) =>
    flattenLayers(layers).flatMap((layer) => (layer.kind === "image" ? [layer.assetId] : [])),
  );
  return [...new Set(ids)];
}
