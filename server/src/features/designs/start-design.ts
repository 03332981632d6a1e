import {
  type CatalogueItem,
  checkChoice,
  METHOD_ORDER,
  type MethodId,
  PRINT_STEP,
  regularPrice,
} from "@surimono/domain/catalogue";
import { blankDocument, parseSku, parseWorksId } from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../platform/http/index.ts";
import { findItem, isOnSale } from "../catalogue/index.ts";
import { insertMyItem, nextProductId, unitPriceOf } from "../my-items/index.ts";
import { insertDesign } from "./designs.store.ts";
import { toolAddress } from "./tool-address.ts";

export interface StartPayload {
  readonly product_id: number;
  readonly sku: string;
  readonly works_id: string;
}

export async function startDesign(shop: Shop, member: Member, payload: StartPayload) {
  const started = await startItem(shop, member, payload);
  return started.ok
    ? ok({ url: toolAddress(shop, "start", { userId: member.id, productId: started.value, step: PRINT_STEP }) })
    : started;
}

/** A new item is first stored hidden (delete_flag 1, status 0: spec §4); the studio then fills its empty design. */
export async function startItem(shop: Shop, member: Member, payload: StartPayload) {
  const item = findItem(shop, payload.product_id);
  if (!item || !isOnSale(shop, item.id)) return fail("designs/no-such-item");
  const choice = readChoice(item, payload);
  if (!choice || !checkChoice(item, choice).ok) return fail("designs/choice-not-printable");
  const now = shop.now();
  const productId = await shop.database.inTransaction(async (tx) => {
    const id = await nextProductId(tx);
    await insertMyItem(tx, {
      userId: member.id,
      productId: id,
      pku: String(Math.floor(now.getTime() / 1000)),
      catalogueItemId: item.id,
      ...choice,
      name: item.name,
      description: item.description,
      sellingPrice: regularPrice(
        unitPriceOf(shop, { catalogueItemId: item.id, ...choice, nameTagVersionId: null, hangTagVersionId: null }),
      ),
      createTime: now,
      updateTime: now,
    });
    await insertDesign(tx, { userId: member.id, productId: id, document: blankDocument(item, choice), savedAt: now });
    return id;
  });
  return ok(productId);
}

interface Choice {
  readonly methodId: MethodId;
  readonly colorId: number;
  readonly areaKindIds: number[];
}

/** The SKU and the works ids must speak of this item and of one method. */
function readChoice(item: CatalogueItem, payload: StartPayload): Choice | undefined {
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
