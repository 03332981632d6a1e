/** Pages of a list that changes meanwhile overlap: what comes twice stays where it first appeared. */
export function eachOnce<Item extends { readonly product_id: number }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.product_id, item])).values()];
}
