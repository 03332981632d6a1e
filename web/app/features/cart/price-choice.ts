import { readItem } from "@surimono/contract/catalogue";
import type { MyItem } from "@surimono/contract/my-items";
import { type MethodId, type TaxDivision, unitPrice } from "@surimono/domain/catalogue";

const NAME_TAG_STEP = 2;
const HANG_TAG_STEP = 3;

/** What one piece of a size costs with tax when so many pieces of the my item share the quantity bands: the cart's own rule. */
export function pieceOf(item: MyItem, divisions: readonly TaxDivision[]) {
  const goods = readItem(item);
  const hasStep = (step: number) => item.im_json.steps.some(({ step_id }) => step_id === step);
  return (sizeId: number, pieces: number): number =>
    unitPrice(
      goods,
      {
        sizeId,
        methodId: item.method_id as MethodId,
        areaKindIds: item.area_kind_ids,
        nameTag: hasStep(NAME_TAG_STEP),
        hangTag: hasStep(HANG_TAG_STEP),
        quantity: Math.max(1, pieces),
      },
      divisions,
    ).withTax;
}

/** The next quantity at which a print of the item gets cheaper, undefined at the last band. */
export function nextBandStart(item: MyItem, pieces: number): number | undefined {
  const method = readItem(item).methods.find(({ methodId }) => methodId === item.method_id);
  const starts = (method?.areas ?? [])
    .filter(({ areaKindId }) => item.area_kind_ids.includes(areaKindId))
    .flatMap(({ fees }) => fees.map(({ from }) => from))
    .filter((from) => from > Math.max(1, pieces));
  return starts.length > 0 ? Math.min(...starts) : undefined;
}
