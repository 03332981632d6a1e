/** How many recently checked items are kept. */
export const MAX_CHECKED_ITEMS = 8;

/**
 * The list, newest first, after viewing a product. One already in it is skipped, a full list drops its oldest (rule catalogue-checked-items).
 */
export function withCheckedItem<Item extends { readonly product_id: number }>(
  items: readonly Item[],
  checked: Item,
): readonly Item[] {
  if (items.some(({ product_id }) => product_id === checked.product_id)) return items;
  return [checked, ...items].slice(0, MAX_CHECKED_ITEMS);
}
