import { getCart } from "@surimono/contract/cart";
import { listCoupons } from "@surimono/contract/coupons";
import type { Call, Caller } from "@surimono/contract/kernel";
import { getWithdrawal } from "@surimono/contract/members";
import { getDeliveryStatus, listMyItems, listPublishedItems } from "@surimono/contract/my-items";
import { getPrivateNotifications } from "@surimono/contract/notices";
import { getOrders } from "@surimono/contract/orders";

interface Ask {
  readonly what: string;
  readonly call: Call;
  readonly payload: object;
}

/** What somebody with a hundred times as much as others asks, and the far ends of lists. */
export const HEAVY_ASKS: readonly Ask[] = [
  { what: "orders", call: getOrders, payload: {} },
  { what: "my items", call: listMyItems, payload: {} },
  { what: "the cart", call: getCart, payload: {} },
  { what: "coupons", call: listCoupons, payload: {} },
  { what: "notifications", call: getPrivateNotifications, payload: {} },
  { what: "what keeps the account open", call: getWithdrawal, payload: {} },
  { what: "whether an item is on its way", call: getDeliveryStatus, payload: { product_id: 1_000_017 } },
  { what: "my items, far down", call: listMyItems, payload: { offset: 3600, counted: 0 } },
  { what: "the gallery by popularity", call: listPublishedItems, payload: { sort: "popular" } },
  { what: "the gallery by popularity, far down", call: listPublishedItems, payload: { sort: "popular", offset: 9600 } },
  { what: "a shelf of the gallery", call: listPublishedItems, payload: { display_category_id: 1 } },
  { what: "another shelf of it", call: listPublishedItems, payload: { display_category_id: 4 } },
];

export async function timed(call: Caller, ask: Ask): Promise<number> {
  const started = performance.now();
  const answer = await call(ask.call, ask.payload);
  const took = performance.now() - started;
  if (!answer.ok) throw new Error(`${ask.call.name}: ${JSON.stringify(answer.failure)}`);
  return took;
}
