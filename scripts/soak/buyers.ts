import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { getDocumentFile, issueOrderDocument } from "@surimono/contract/documents";
import { cancelOrder, getPaymentResult, placeOrder } from "@surimono/contract/orders";
import { fillCart } from "./fill-cart.ts";
import { Refused, type Shopper } from "./members.ts";
import type { Chance } from "./random.ts";
import { sendFromStore } from "./send-from-store.ts";
import type { Surroundings } from "./surroundings.ts";
import type { Tally } from "./tally.ts";

const INVOICE = 1;
const CARD = 2;
const PAYPAY = 8;

/** What somebody was told, and must be so at the end. */
export interface Told {
  readonly placed: Set<string>;
  readonly cancelled: Set<string>;
}

interface Buying {
  readonly around: Surroundings;
  readonly chance: Chance;
  readonly tally: Tally;
  readonly told: Told;
  /** Of the shop, as the gateway reaches it. */
  readonly send: typeof fetch;
}

/** One order: filled, paid or not, sometimes pressed twice, sometimes cancelled, sometimes with a receipt; or one from the warehouse. */
export async function buyOnce(shopper: Shopper, buying: Buying): Promise<void> {
  const { ask, addressId } = shopper;
  const { chance, told, tally } = buying;
  if (shopper.isBusiness && chance.isOneIn(4)) return sendFromStore(shopper, buying);
  // Whatever became of a cart before: it is ordered as it is now.
  const cart = await fillCart(shopper, chance);
  const payment_type = shopper.isBusiness ? chance.pick([INVOICE, INVOICE, CARD, PAYPAY]) : chance.pick([CARD, PAYPAY]);
  const wish = {
    ...{ cart_id: cart.cart_id ?? "", expected_total: cart.totals.total, delivery_method: cart.delivery_method },
    ...(cart.delivery_method === "courier" && { address_id: addressId }),
    payment_type: payment_type as typeof CARD,
  };
  const presses = chance.isOneIn(4) ? 2 : 1;
  const answers = await Promise.allSettled(Array.from({ length: presses }, () => ask(placeOrder, wish)));
  const placed = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  const [order] = placed;
  if (!order) throw (answers[0] as PromiseRejectedResult).reason;
  if (new Set(placed.map(({ order_id }) => order_id)).size > 1) tally.fault("one cart became two orders");
  if (order.state === "placed") told.placed.add(order.order_id);
  else
    await pay(shopper, {
      ...buying,
      orderId: order.order_id,
      url: order.payment_url,
      isPayPay: payment_type === PAYPAY,
    });
  if (!told.placed.has(order.order_id)) return;
  tally.count(cart.delivery_method === "warehouse" ? "orders placed into the warehouse" : "orders placed");
  for (const { kind } of cart.totals.discounts)
    if (kind === "miles" || kind === "coupon") tally.count(`orders with ${kind}`);
  if (chance.isOneIn(8)) {
    await ask(cancelOrder, { order_id: order.order_id });
    told.cancelled.add(order.order_id);
    tally.count("orders cancelled by their buyer");
  } else if (payment_type !== INVOICE && chance.isOneIn(3)) await takeReceipt(shopper, order.order_id);
}

interface Paying extends Buying {
  readonly orderId: string;
  readonly url: string | null;
  readonly isPayPay: boolean;
}

async function pay({ ask }: Shopper, paying: Paying): Promise<void> {
  const { around, chance, tally, told, orderId, url } = paying;
  const action = chance.pick(["pay", "pay", "pay", "pay", "fail", "cancel", paying.isPayPay ? "late" : "pay"]);
  const session = url?.split("/").at(-1) ?? "";
  if (url) {
    const page = new URL(new URL(url).pathname, around.gatewayUrl);
    const fields = new URLSearchParams({ action, number: "4242 4242 4242 4242", expiry: "12/34", cvc: "123" });
    // The gateway dies too; its page is reloaded.
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(500)) {
      const response = await fetch(page, { method: "POST", redirect: "manual", body: fields }).catch(() => undefined);
      if (response && response.status < 500) break;
    }
    tally.count(`gateway: ${action}`);
    // A session that was not paid stays open, and a gateway has no news of it.
    if (action === "pay" || action === "late")
      void tellTwice(paying, session).catch((error: unknown) => tally.fault(`a webhook: ${String(error)}`));
  }
  for (const deadline = Date.now() + 40_000; Date.now() < deadline; await sleep(500)) {
    // Some never come back: the webhook or the sweeper finishes it.
    if (chance.isOneIn(12)) return;
    const { state } = await ask(getPaymentResult, { order_id: orderId });
    if (state === "placed") return void told.placed.add(orderId);
    if (state !== "waiting") return;
  }
}

/** The gateway's news: up to three times, at once and later, or never. */
async function tellTwice({ around, chance, tally, send }: Buying, session: string): Promise<void> {
  const payload = JSON.stringify({
    ...{ id: `evt_${randomUUID()}`, object: "event", type: "checkout.session.completed" },
    data: { object: { id: session, object: "checkout.session" } },
  });
  for (let times = chance.between(0, 3); times > 0; times--) {
    await sleep(chance.between(0, 3_000));
    const t = Math.floor(Date.now() / 1000);
    const v1 = createHmac("sha256", around.webhookSecret).update(`${t}.${payload}`).digest("hex");
    const headers = { "content-type": "application/json", "stripe-signature": `t=${t},v1=${v1}` };
    await send("http://shop/api/payment/webhook", { method: "POST", headers, body: payload }).then(
      () => tally.count("webhooks"),
      // As a gateway does.
      () => tally.count("webhooks cut off"),
    );
  }
}

async function takeReceipt({ ask }: Shopper, order_id: string): Promise<void> {
  const { document_id } = await ask(issueOrderDocument, {
    ...{ order_id, kind: "receipt", issue: 1, recipient: "版木 すみれ", honorific: "様" },
  });
  await ask(getDocumentFile, { document_id });
}

/** Ends the round: refused, or cut off. Both are counted where they were answered. */
export const isExpected = (error: unknown): boolean => error instanceof Refused;
