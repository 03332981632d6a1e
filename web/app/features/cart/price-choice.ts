import { readItem } from "@surimono/contract/catalogue";
import type { MyItem } from "@surimono/contract/my-items";
import { type MethodId, nextFeeBand, type PricedChoice, type TaxDivision, unitPrice } from "@surimono/domain/catalogue";

const NAME_TAG_STEP = 2;
const HANG_TAG_STEP = 3;

/** What one piece of a size costs with tax when so many pieces of the my item share the quantity bands: the cart's own rule. */
export function pieceOf(item: MyItem, divisions: readonly TaxDivision[]) {
  const goods = readItem(item);
  return (sizeId: number, pieces: number) => unitPrice(goods, choiceOf(item, sizeId, pieces), divisions).withTax;
}

/** From how many more pieces on a piece of a size gets cheaper. */
export function nextBandOf(item: MyItem, divisions: readonly TaxDivision[]) {
  const goods = readItem(item);
  return (sizeId: number, pieces: number) => nextFeeBand(goods, choiceOf(item, sizeId, pieces), divisions);
}

function choiceOf(item: MyItem, sizeId: number, pieces: number): PricedChoice {
  const hasStep = (step: number) => item.im_json.steps.some(({ step_id }) => step_id === step);
  return {
    sizeId,
    methodId: item.method_id as MethodId,
    areaKindIds: item.area_kind_ids,
    nameTag: hasStep(NAME_TAG_STEP),
    hangTag: hasStep(HANG_TAG_STEP),
    // Nothing chosen yet is priced as one piece.
    quantity: Math.max(1, pieces),
  };
}
