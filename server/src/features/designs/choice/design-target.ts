import {
  type DesignStep,
  NAME_TAG_STEP,
  PRINT_STEP,
  type PrintableGoods,
  type TagStep,
} from "@surimono/domain/catalogue";
import type { DesignDocument } from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import type { Shop } from "../../../platform/http/index.ts";
import { findItem, getCatalogue, getGoodsOf, getTag, isPrintOnSale } from "../../catalogue/index.ts";
import { type MyItem, tagStepsOf } from "../../my-items/index.ts";

/** What a step of a my item's design is drawn for: the chosen item, or one of its tags. */
export interface DesignTarget {
  readonly step: DesignStep;
  readonly goods: PrintableGoods;
  readonly methodId: number;
  readonly colorId: number;
}

/** Undefined when the item is gone, or cannot have such a tag. */
export function targetOf(shop: Shop, myItem: MyItem, step: DesignStep): DesignTarget | undefined {
  if (!findItem(shop, myItem.catalogueItemId)) return undefined;
  const item = getGoodsOf(shop, myItem);
  if (step === PRINT_STEP) return { step, goods: item, methodId: myItem.methodId, colorId: myItem.colorId };
  if (!tagStepsOf(item, myItem).includes(step)) return undefined;
  const goods = getTag(shop, step);
  const [method] = goods.methods;
  const colorId = method?.colorIds[0];
  if (!method || colorId === undefined) throw new RangeError(`the tag ${goods.id} cannot be printed`);
  return { step, goods, methodId: method.methodId, colorId };
}

/** What a document is drawn for. Its colour may differ from the my item's if today's catalogue sells it with that method and those places. */
export function targetOfDocument(shop: Shop, myItem: MyItem, document: DesignDocument) {
  const step = stepOf(shop, document.itemId);
  const { itemId, methodId, colorId } = document;
  const isOfItem = itemId === myItem.catalogueItemId && methodId === myItem.methodId;
  const isRecoloured = isOfItem && colorId !== myItem.colorId;
  const target = targetOf(shop, isRecoloured ? { ...myItem, colorId } : myItem, step);
  if (!target) return fail("designs/does-not-fit");
  const areaKindIds = document.areas.map(({ areaKindId }) => areaKindId);
  if (isRecoloured && !isPrintOnSale(shop, { ...myItem, colorId, areaKindIds }))
    return fail("designs/color-not-offered");
  return ok(target);
}

/** The step a document belongs to: a tag's document names the tag instead of an item. */
export function stepOf(shop: Shop, goodsId: number): DesignStep {
  return getCatalogue(shop).data.subsidiaryTags.find(({ id }) => id === goodsId)?.step ?? PRINT_STEP;
}

/** The columns of a my item when the tag is finished as this version, or taken off: nothing is drawn beyond it. */
export function tagVersion(step: TagStep, versionId: string | null) {
  return step === NAME_TAG_STEP
    ? { nameTagVersionId: versionId, nameTagIsAhead: false }
    : { hangTagVersionId: versionId, hangTagIsAhead: false };
}
