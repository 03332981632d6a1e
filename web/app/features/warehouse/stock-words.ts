import type { WireStock, WireStoredItem } from "@surimono/contract/warehouse";

/** M・2026/10/01の版 is only said where an item is stored in more than one. */
export function sizeWords({ size_name }: Pick<WireStock, "size_name">): string {
  return size_name || "フリーサイズ";
}

/** Each version of an item with its stocks, in the order in which the server answers them. */
export function versionsOf({ stocks }: Pick<WireStoredItem, "stocks">): WireStock[][] {
  const versions = new Map<string, WireStock[]>();
  for (const stock of stocks) {
    const key = [stock.version_id, ...stock.tags.map(({ image_url }) => image_url)].join(" ");
    versions.set(key, [...(versions.get(key) ?? []), stock]);
  }
  return [...versions.values()];
}

/** Each size once: a refill is of the item as it is now, whatever its versions in store. */
export function sizesOf({ stocks }: Pick<WireStoredItem, "stocks">) {
  const sizes = Map.groupBy(stocks, ({ size_id }) => size_id);
  return [...sizes.values()].flatMap((of) => {
    const newest = of.at(-1);
    if (!newest) return [];
    const [refill, surimono_num] = [sumOf(of, (one) => one.refill), sumOf(of, (one) => one.surimono_num)];
    return [{ ...newest, refill, surimono_num }];
  });
}

/** How many pieces nothing is promised of: these can be sent. */
export function freeOf(items: readonly WireStoredItem[]): number {
  return items.reduce((sum, { stocks }) => sum + sumOf(stocks, ({ surimono_num }) => surimono_num), 0);
}

export function sumOf(stocks: readonly WireStock[], count: (stock: WireStock) => number): number {
  return stocks.reduce((sum, stock) => sum + count(stock), 0);
}
