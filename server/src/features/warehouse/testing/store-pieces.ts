import { chooseDelivery } from "@surimono/contract/cart";
import { placeOrder } from "@surimono/contract/orders";
import { getWarehouse } from "@surimono/contract/warehouse";
import { DAY_MS } from "@surimono/domain/kernel";
import type { OpenShop } from "../../../open-shop.ts";
import { value } from "../../../testing/value.ts";
import { onMoved } from "../../../wiring/hooks.ts";
import { advanceOrder, type FulfilmentStep } from "../../orders/index.ts";
import { fillCart, type TestBuyer } from "../../orders/testing/index.ts";

/** After the time in which an order can be cancelled. */
export async function advance(shop: OpenShop, number: string, steps: readonly FulfilmentStep[], after = DAY_MS) {
  for (const step of steps)
    value(await advanceOrder({ ...shop, onMoved }, number, step, new Date(shop.now().getTime() + after)));
}

/** The business orders pieces into the warehouse by invoice; `steps` of the workshop are made. */
export async function orderIntoWarehouse(
  { shop }: { readonly shop: OpenShop },
  buyer: TestBuyer,
  sizes: Readonly<Record<number, number>>,
  steps: readonly FulfilmentStep[] = ["printing", "packed", "stored"],
) {
  // Without sizes: what the cart holds.
  if (Object.keys(sizes).length > 0) await fillCart(buyer, sizes);
  const cart = value(await buyer.call(chooseDelivery, { delivery_method: "warehouse" }));
  const order = value(
    await buyer.call(placeOrder, {
      cart_id: cart.cart_id ?? "",
      expected_total: cart.totals.total,
      payment_type: 1,
      delivery_method: "warehouse",
    }),
  );
  await advance(shop, order.order_number, steps);
  return order;
}

/** The stored pieces by size. */
export async function stocksOf({ call }: Pick<TestBuyer, "call">) {
  const { items } = value(await call(getWarehouse, {}));
  return new Map(items.flatMap(({ stocks }) => stocks).map((stock) => [stock.size_id, stock]));
}
