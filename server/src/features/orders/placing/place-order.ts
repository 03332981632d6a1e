import { setTimeout as sleep } from "node:timers/promises";
import { type Failure, fail, ok, type Result } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import { isPaidAtGateway } from "@surimono/domain/payments";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { getFreshCatalogue } from "../../catalogue/index.ts";
import { openAttempt, type PaymentAttempt, updateAttempt } from "../../payments/index.ts";
import type { OrderDesk } from "../order-desk.ts";
import type { Order } from "../orders.tables.ts";
import { sessionRequest } from "../payment/session-request.ts";
import { closeRefusedTry, settleAttempt } from "../payment/settle-payment.ts";
import type { Prepared } from "./attempt-step.ts";
import { type Placement, prepareOrder } from "./prepare-order.ts";

/** How long a request waits for a rival that is asking the gateway for the same cart. */
const PATIENCE_MS = 12_000;
/** Pause between two looks, growing: fifty constant lookers would block the database for the one they wait for. */
const PAUSE_MS = { first: 100, growth: 1.5, most: 1_000 };
/** Apart from waiting, a placement needs few rounds: settle the old page, start again, pay. */
const MAX_ROUNDS = 6;

/** Prepare under the cart's lock, pay outside any transaction, finalise. However many requests come at once, all get the one order. */
export async function placeOrder(
  desk: OrderDesk,
  shop: Pick<Shop, "database" | "log">,
  member: Member,
  placement: Placement,
) {
  if (isPaidAtGateway(placement.method) && !desk.gateway) return fail("payments/unavailable");
  // Prices changed a second ago in another process must be seen.
  const snapshot = await getFreshCatalogue(shop);
  return placeBy(desk, (tx) => prepareOrder(desk, tx, snapshot, member, placement));
}

/** Decides and carries out one step after the other until there is an answer for the buyer. */
export async function placeBy<Answer extends Result<Prepared, Failure>>(
  desk: OrderDesk,
  prepare: (tx: Transaction) => Promise<Answer>,
) {
  const patientUntil = performance.now() + PATIENCE_MS;
  let pause = PAUSE_MS.first;
  for (let round = 0; round < MAX_ROUNDS; ) {
    const prepared = await desk.database.inTransaction(prepare);
    if (!prepared.ok) return prepared as Exclude<Answer, { readonly ok: true }>;
    const step = prepared.value;
    if (step.next === "placed" || step.next === "waiting") return ok(answer(step.order, step.next, null));
    if (step.next === "redirect") return ok(answer(step.order, "payment", step.url));
    if (step.next === "wait") {
      if (performance.now() > patientUntil) return fail("orders/being-placed");
      await sleep(pause);
      pause = Math.min(pause * PAUSE_MS.growth, PAUSE_MS.most);
      continue;
    }
    round++;
    if (step.next === "settle") {
      const settled = await settleAttempt(desk, step.attempt, { expire: step.expire, cause: "buyer" });
      if (!settled.ok) return settled;
      continue;
    }
    const url = await openPage(desk, step.order, step.attempt);
    return url.ok ? ok(answer(step.order, "payment", url.value)) : url;
  }
  return fail("orders/being-placed");
}

/** The address of the hosted page. */
async function openPage(desk: OrderDesk, order: Order, attempt: PaymentAttempt) {
  const { gateway, database, log, now } = desk;
  if (!gateway) return fail("payments/unavailable");
  const session = await gateway.createSession(sessionRequest(order, attempt));
  if (!session.ok && session.failure.code === "payments/refused") {
    await closeRefusedTry(desk, attempt);
    return fail("payments/unavailable");
  }
  if (!session.ok || !session.value.url) {
    if (session.ok) log.error({ session: session.value.id }, "the payment gateway opened a session without a page");
    // The next request need not wait for the claim to expire.
    await updateAttempt(database.db, attempt, { claimedUntil: now() });
    return fail("payments/unavailable");
  }
  const { id, url } = session.value;
  await openAttempt(database.db, attempt, { id, url });
  return ok(url);
}

function answer(order: Order, state: "placed" | "waiting" | "payment", url: string | null) {
  return { order_id: order.id, order_number: orderNumber(order.sequence), state, payment_url: url };
}
