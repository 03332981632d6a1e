import { addItem, type WireCart } from "@surimono/contract/cart";
import { placeOrder } from "@surimono/contract/orders";
import type { RunningShop } from "../harness/shop.ts";
import { type Bench, type Measurement, median, readable } from "./bench.ts";
import { type Buyer, makeBuyers } from "./buyers.ts";
import { callRequest, post, underLoad } from "./load.ts";
import { inTurns, warmUp } from "./windows.ts";

const BUYERS = 64;
const INVOICE = 1;

/** From the cart to the placed order, by invoice: with a gateway this would measure the gateway. */
export const bench: Bench = {
  title: "Cart and orders",
  note: "One process and its database on the same machine as the load generator; every acknowledged order is counted in the database afterwards. Medians of three windows of two seconds, which the levels of load take in turns, once the process is warm.",
  async run(shop) {
    const buyers = await makeBuyers(shop, BUYERS);
    const adding = buyers.map(({ token, productId, sizeId }) =>
      callRequest(addItem.path, { product_id: productId, sizes: [{ size_id: sizeId, quantity: 1 }] }, token),
    );
    const rows = await underLoad({ baseURL: shop.baseURL, what: "add to cart", budget: 1600, requests: adding });
    // By now they hold more pieces than one order allows.
    await shop.query("delete from carts");
    const load = (connections: number) => placing(shop, buyers.slice(0, connections));
    await warmUp(async () => (await load(JUDGED)).perSecond);
    for (const [connections, windows] of await inTurns([1, JUDGED, 16, 64], load))
      rows.push(placed(connections, windows));
    return rows;
  },
};

const JUDGED = 8;
const WINDOW_SECONDS = 2;

interface Window {
  readonly perSecond: number;
  /** One time per order, in milliseconds. */
  readonly latencies: readonly number[];
}

/** Each buyer fills a cart and orders, over and over. */
async function placing(shop: RunningShop, buyers: readonly Buyer[]): Promise<Window> {
  const before = await countOrders(shop);
  const latencies: number[] = [];
  const started = performance.now();
  const until = started + WINDOW_SECONDS * 1000;
  await Promise.all(
    buyers.map(async (buyer) => {
      while (performance.now() < until) latencies.push(await buyOnce(shop, buyer));
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const kept = (await countOrders(shop)) - before;
  if (kept !== latencies.length)
    throw new Error(`${latencies.length} orders were acknowledged and ${kept} are in the database`);
  return { perSecond: latencies.length / seconds, latencies };
}

async function countOrders(shop: RunningShop): Promise<number> {
  const [counted] = await shop.query<{ orders: number }>("select count(*)::int as orders from orders");
  return counted?.orders ?? 0;
}

function placed(connections: number, windows: readonly Window[]): Measurement {
  const perSecond = median(windows.map((window) => window.perSecond));
  const latencies = windows.flatMap((window) => window.latencies).sort((left, right) => left - right);
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return {
    what: `cart filled and placed, ${connections} ${connections === 1 ? "buyer" : "buyers"}`,
    measured: `${readable(perSecond)} orders/s, placing: median ${readable(at(0.5))} ms, 95 % ${readable(at(0.95))} ms`,
    ...(connections === JUDGED && { budget: "≥ 180/s, 95 % ≤ 80 ms", kept: perSecond >= 180 && at(0.95) <= 80 }),
  };
}

/** How long placing took, in milliseconds. */
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
