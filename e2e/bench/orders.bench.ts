import { addItem, type WireCart } from "@surimono/contract/cart";
import { placeOrder } from "@surimono/contract/orders";
import type { RunningShop } from "../harness/shop.ts";
import { type Bench, type Measurement, readable } from "./bench.ts";
import { type Buyer, makeBuyers } from "./buyers.ts";
import { callRequest, post, underLoad } from "./load.ts";

const BUYERS = 64;
const INVOICE = 1;

/** From the cart to the placed order, by invoice: a gateway would only measure the gateway. */
export const bench: Bench = {
  title: "Cart and orders",
  note: "One process and its database on the same machine as the load generator; every acknowledged order is counted in the database afterwards.",
  async run(shop) {
    const buyers = await makeBuyers(shop, BUYERS);
    const adding = buyers.map(({ token, productId, sizeId }) =>
      callRequest(addItem.path, { product_id: productId, sizes: [{ size_id: sizeId, quantity: 1 }] }, token),
    );
    const rows = await underLoad({
      baseURL: shop.baseURL,
      what: "add to cart",
      budget: 1600,
      requests: adding,
      seconds: 4,
    });
    await placing(shop, buyers, 8);
    for (const connections of [1, 8, 16, 64]) rows.push(...(await placing(shop, buyers, connections)));
    return rows;
  },
};

const SECONDS = 5;

/** Each buyer fills a cart and places it, over and over. */
async function placing(shop: RunningShop, buyers: readonly Buyer[], connections: number): Promise<Measurement[]> {
  const [before] = await shop.query<{ placed: number }>("select count(*)::int as placed from orders");
  const latencies: number[] = [];
  const until = performance.now() + SECONDS * 1000;
  const started = performance.now();
  await Promise.all(
    buyers.slice(0, connections).map(async (buyer) => {
      while (performance.now() < until) latencies.push(await buyOnce(shop, buyer));
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const [after] = await shop.query<{ placed: number }>("select count(*)::int as placed from orders");
  const placed = (after?.placed ?? 0) - (before?.placed ?? 0);
  if (placed !== latencies.length)
    throw new Error(`${latencies.length} orders were acknowledged and ${placed} are in the database`);
  latencies.sort((left, right) => left - right);
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  const perSecond = latencies.length / seconds;
  return [
    {
      what: `cart filled and placed, ${connections} ${connections === 1 ? "buyer" : "buyers"}`,
      measured: `${readable(perSecond)} orders/s, placing: median ${readable(at(0.5))} ms, 95 % ${readable(at(0.95))} ms`,
      ...(connections === 8 && { budget: "≥ 180/s, 95 % ≤ 80 ms", kept: perSecond >= 180 && at(0.95) <= 80 }),
    },
  ];
}

/** Milliseconds that the placing took. */
async function buyOnce(shop: RunningShop, { token, productId, sizeId, addressId }: Buyer): Promise<number> {
  const cart = await post<WireCart>(shop.baseURL, addItem.path, token, {
    product_id: productId,
    sizes: [{ size_id: sizeId, quantity: 1 }],
  });
  const started = performance.now();
  await post(shop.baseURL, placeOrder.path, token, {
    cart_id: cart.cart_id,
    expected_total: cart.totals.total,
    payment_type: INVOICE,
    address_id: addressId,
  });
  return performance.now() - started;
}
