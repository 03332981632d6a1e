import { designedStep, type Product, readItem } from "@surimono/contract/catalogue";
import type { MyItem } from "@surimono/contract/my-items";
import {
  HANG_TAG_STEP,
  type MethodId,
  NAME_TAG_STEP,
  nextFeeBand,
  type PricedChoice,
  type TaxDivision,
  unitPrice,
} from "@surimono/domain/catalogue";

/** What the price of a piece is reckoned from. */
export type PricedGoods = Product & Pick<MyItem, "method_id" | "area_kind_ids" | "screens" | "personal_kinds">;

/** One piece's price with tax when this many pieces of the my item share the quantity bands, by the cart's rule. */
export function pieceOf(item: PricedGoods, divisions: readonly TaxDivision[]) {
  const goods = readItem(item);
  return (sizeId: number, pieces: number) => unitPrice(goods, choiceOf(item, sizeId, pieces), divisions).withTax;
}

/** How many more pieces make a piece of a size cheaper. */
export function nextBandOf(item: PricedGoods, divisions: readonly TaxDivision[]) {
  const goods = readItem(item);
  return (sizeId: number, pieces: number) => nextFeeBand(goods, choiceOf(item, sizeId, pieces), divisions);
}

function choiceOf(item: PricedGoods, sizeId: number, pieces: number): PricedChoice {
  const hasStep = (step: number) => designedStep(item, step) !== undefined;
  return {
    sizeId,
    methodId: item.method_id as MethodId,
    areaKindIds: item.area_kind_ids,
    screens: item.screens,
    nameTag: hasStep(NAME_TAG_STEP),
    hangTag: hasStep(HANG_TAG_STEP),
    personalKinds: item.personal_kinds,
    // Nothing chosen yet is priced as one piece.
    quantity: Math.max(1, pieces),
  };
}
