import { addItem } from "@surimono/contract/cart";
import { getDocumentFile, issueOrderDocument } from "@surimono/contract/documents";
import { getPaymentResult, placeOrder } from "@surimono/contract/orders";
import type { RunningShop } from "../../../e2e/harness/shop.ts";
import { asSelf } from "../as-user.ts";
import { type Buyer, buy, openBuyer } from "../place-order.ts";

interface Acknowledged {
  readonly id: string;
  /** When its answer had come. */
  readonly at: number;
}

export interface Shoppers {
  readonly orders: readonly Acknowledged[];
  begin(): void;
  rest(): Promise<void>;
}

const BUYERS = 3;
const CARD = 2;

interface Surroundings {
  readonly root: string;
  readonly folder: string;
  readonly shop: RunningShop;
  readonly secret: string;
}

/** Businesses that order by invoice and by card one after the other and take a receipt. What fails is tried again: the shop may be gone. */
export async function openShoppers({ root, folder, shop, secret }: Surroundings): Promise<Shoppers> {
  const settings = { DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir, AUTH_SECRET: secret };
  const operator = (...words: string[]) =>
    asSelf(folder).run(`cd ${root}; npm run --silent operator -- ${words.join(" ")}`, settings);
  const buyers: Buyer[] = [];
  for (let n = 1; n <= BUYERS; n++)
    buyers.push(
      await openBuyer({ baseUrl: shop.baseURL, letterTo: shop.letterTo, operator }, `office${n}@example.co.jp`),
    );
  await shop.query(
    `insert into billing_accounts (user_id, credit_limit) select id, 2000000000 from users
     on conflict (user_id) do update set credit_limit = excluded.credit_limit`,
  );
  const orders: Acknowledged[] = [];
  const state = { isOpen: false, running: Promise.resolve() as Promise<unknown> };
  const again = async (buyer: Buyer) => {
    for (let round = 0; state.isOpen; round++) {
      const id = await (round % 2 === 0 ? buy(buyer).then(({ order_id }) => order_id) : payByCard(buyer)).catch(
        () => undefined,
      );
      if (id) orders.push({ id, at: Date.now() });
    }
  };
  return {
    orders,
    begin() {
      state.isOpen = true;
      state.running = Promise.all(buyers.map(again));
    },
    async rest() {
      state.isOpen = false;
      await state.running;
    },
  };
}

/** Placed when the gateway has the money and the shop knows it. */
async function payByCard({ must, product_id, size_id, address_id }: Buyer): Promise<string> {
  const cart = await must(addItem, { product_id, sizes: [{ size_id, quantity: 1 }] });
  const { order_id, payment_url } = await must(placeOrder, {
    ...{ cart_id: cart.cart_id ?? "", expected_total: cart.totals.total, payment_type: CARD, address_id },
  });
  const card = { action: "pay", number: "4242 4242 4242 4242", expiry: "12/34", cvc: "123" };
  if (payment_url) await fetch(payment_url, { method: "POST", redirect: "manual", body: new URLSearchParams(card) });
  const { state } = await must(getPaymentResult, { order_id });
  if (state !== "placed") throw new Error(`the order is ${state}`);
  const recipient = { recipient: "株式会社版木堂", honorific: "御中" as const };
  const { document_id } = await must(issueOrderDocument, { order_id, kind: "receipt", issue: 1, ...recipient });
  await must(getDocumentFile, { document_id });
  return order_id;
}
