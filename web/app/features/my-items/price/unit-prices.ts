import type { MyItem } from "@surimono/contract/my-items";

export interface UnitPrices {
  readonly lowest: number;
  readonly highest: number;
}

/** One piece of the lowest-priced and of the highest-priced size that is chosen, in yen, tax included. */
export function unitPricesOf(
  { offered_sizes, unit_price }: Pick<MyItem, "offered_sizes" | "unit_price">,
  sizeIds: readonly number[],
): UnitPrices {
  const chosen = offered_sizes.filter(({ size_id }) => sizeIds.includes(size_id)).map((size) => size.unit_price);
  const prices = chosen.length > 0 ? chosen : [unit_price];
  return { lowest: Math.min(...prices), highest: Math.max(...prices) };
}

export function chosenUnitPrices(item: Pick<MyItem, "offered_sizes" | "unit_price" | "size">): UnitPrices {
  return unitPricesOf(
    item,
    item.size.size_list.map(({ size_id }) => size_id),
  );
}
