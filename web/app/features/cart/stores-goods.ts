import type { WireCart } from "@surimono/contract/cart";
import { useQuietCart } from "./cart.queries.ts";

/** Whether the shop stores goods: only then there is more than one way to choose from (rule warehouse-off). */
export function storesGoods(cart: Pick<WireCart, "delivery_methods"> | undefined): boolean {
  return (cart?.delivery_methods.length ?? 0) > 1;
}

/** For links to the warehouse: asks nothing of its own, since the badge of every page has asked. */
export function useStoresGoods(): boolean {
  return storesGoods(useQuietCart());
}
