import { type CatalogueItem, METHOD_ORDER, type MethodId, regularPrice } from "@surimono/domain/catalogue";
import { parseSku, parseWorksId } from "@surimono/domain/designs";
import type { Shop } from "../../../platform/http/index.ts";
import { type MyItem, unitPriceOf } from "../../my-items/index.ts";

export interface Choice {
  readonly methodId: MethodId;
  readonly colorId: number;
  readonly areaKindIds: number[];
}

/** A draft my item from a choice: named and priced as the blank item until its owner changes that (rule my-items-default-price). */
export function draftRow(
  shop: Shop,
  item: CatalogueItem,
  choice: Choice,
  { userId, productId, now }: Pick<MyItem, "userId" | "productId"> & { readonly now: Date },
) {
  const made = { catalogueItemId: item.id, ...choice, nameTagVersionId: null, hangTagVersionId: null };
  return {
    ...made,
    userId,
    productId,
    pku: String(Math.floor(now.getTime() / 1000)),
    name: item.name,
    description: item.description,
    sellingPrice: regularPrice(unitPriceOf(shop, made)),
    createTime: now,
    updateTime: now,
  };
}

/** The SKU and the works ids must belong to this item and to one method. */
export function readChoice(
  item: CatalogueItem,
  payload: { readonly sku: string; readonly works_id: string },
): Choice | undefined {
  const sku = parseSku(payload.sku);
  const works = payload.works_id.split(",").map(parseWorksId);
  const methodId = METHOD_ORDER.find((id) => id === sku?.methodId);
  if (!sku || !methodId || sku.pku !== item.pku) return undefined;
  const areaKindIds: number[] = [];
  for (const work of works) {
    if (!work || work.itemId !== item.id || work.methodId !== methodId) return undefined;
    areaKindIds.push(work.areaKindId);
  }
  return { methodId, colorId: sku.colorId, areaKindIds };
}
