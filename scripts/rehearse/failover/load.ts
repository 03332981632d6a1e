import { setTimeout as sleep } from "node:timers/promises";
import { addItem, getCart } from "@surimono/contract/cart";
import { queryProduct, searchProducts } from "@surimono/contract/catalogue";
import { addFavourite, removeFavourite } from "@surimono/contract/favourites";
import { type CallFailure, createCaller } from "@surimono/contract/kernel";
import { listPublishedItems } from "@surimono/contract/my-items";
import { getOrders, placeOrder } from "@surimono/contract/orders";
import type { Result } from "@surimono/domain/kernel";
import { type Buyer, INVOICE } from "../place-order.ts";

const PAUSE_MS = { buyer: 400, reader: 400, writer: 250 };
const GOODS = 1001;

export interface Acknowledged {
  readonly order_id: string;
  readonly order_number: string;
}

export interface Load {
  readonly orders: readonly Acknowledged[];
  /** What nobody expects of a shop whose database changes over. */
  readonly surprises: readonly string[];
  leave(): Promise<void>;
}

/** Buyers who order one thing after the other, readers, and one who changes something four times a second, whatever came of the last. */
export function openLoad(baseUrl: string, buyers: readonly Buyer[], fetch: typeof globalThis.fetch): Load {
  const state = { isOpen: true };
  const orders: Acknowledged[] = [];
  const surprises: string[] = [];
  const again = async (pauseMs: number, round: () => Promise<unknown>) => {
    while (state.isOpen) {
      await round().catch((error: unknown) => surprises.push(String(error)));
      await sleep(pauseMs);
    }
  };
  const guest = createCaller({ baseUrl, token: () => undefined, userType: () => "b2c", fetch });
  const [first] = buyers as [Buyer];
  const look = async () => {
    await fetch(`${baseUrl}/`);
    await guest(searchProducts, {});
    await guest(queryProduct, { product_id: GOODS });
    await guest(listPublishedItems, {});
  };
  const loops = [
    ...buyers.map((buyer) => again(PAUSE_MS.buyer, async () => orders.push(await order(buyer)))),
    again(PAUSE_MS.reader, look),
    again(PAUSE_MS.reader, () => first.call(getOrders, {})),
    write(first, () => state.isOpen),
  ];
  return {
    orders,
    surprises,
    async leave() {
      state.isOpen = false;
      await Promise.all(loops);
    },
  };
}

/** As the pages do: after an addition without an answer the cart tells, and the cart is the key of its order. */
async function order({ call, product_id, size_id, address_id }: Buyer): Promise<Acknowledged> {
  for (;;) {
    const open = await insist(() => call(getCart, {}));
    const isFilled = open.lines.length > 0;
    const filled = isFilled ? open : await patient(call(addItem, { product_id, sizes: [{ size_id, quantity: 2 }] }));
    if (!filled) continue;
    return await insist(() =>
      call(placeOrder, {
        ...{ cart_id: filled.cart_id ?? "", expected_total: filled.totals.total, payment_type: INVOICE, address_id },
      }),
    );
  }
}

async function insist<Value>(ask: () => Promise<Result<Value, CallFailure>>): Promise<Value> {
  for (;;) {
    const value = await patient(ask());
    if (value) return value;
  }
}

/** Undefined after a while where the shop is busy. */
async function patient<Value>(asked: Promise<Result<Value, CallFailure>>): Promise<Value | undefined> {
  const answer = await asked;
  if (answer.ok) return answer.value;
  if (answer.failure.status !== 503) throw new Error(JSON.stringify(answer.failure));
  await sleep(1_000);
  return undefined;
}

async function write({ call }: Buyer, isOpen: () => boolean): Promise<void> {
  const asked = new Set<Promise<unknown>>();
  for (let time = 0; isOpen(); time++) {
    const one = call(time % 2 === 0 ? addFavourite : removeFavourite, { product_id: GOODS });
    asked.add(one);
    void one.finally(() => asked.delete(one));
    await sleep(PAUSE_MS.writer);
  }
  await Promise.all(asked);
}
