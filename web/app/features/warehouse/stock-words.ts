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

export function sumOf(stocks: readonly WireStock[], count: (stock: WireStock) => number): number {
  return stocks.reduce((sum, stock) => sum + count(stock), 0);
}
