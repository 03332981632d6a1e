import { DAY_MS, HOUR_MS } from "@surimono/domain/kernel";
import { callHooks } from "../../../platform/hook.ts";
import { hasWork } from "../../../platform/jobs/index.ts";
import { findLastAttempt, listUnsettled, type PaymentAttempt, updateAttempt } from "../../payments/index.ts";
import { giveBackCoupon } from "../benefits/coupon-use.ts";
import { releaseOrderMiles } from "../benefits/miles-use.ts";
import type { OrderDesk } from "../order-desk.ts";
import type { OrderKey } from "../order-key.ts";
import { listOldDrafts, moveOrder } from "../orders.store.ts";
import { pieceRefundJob } from "../refunds/ask-refund.ts";
import { refundJob } from "../refunds/cancel-order.ts";
import { listUnmade } from "../refunds/refunds.store.ts";
import { lockCartAndOrder, settleAttempt } from "./settle-payment.ts";
import { listUnreturned } from "./waiting-money.ts";

/** Younger payments are still left to the customer and the webhook. */
const GRACE_MS = 60_000;
/** A draft without an open payment is kept this long, in case the customer returns to it. */
const KEEP_DRAFT_MS = DAY_MS;
const LONGEST_PAUSE_MS = HOUR_MS;
const BATCH = 100;
const AT_ONCE = 4;
/**
 * Nothing new is begun after this long: with a hanging gateway, each attempt may take three requests of three tries of ten seconds.
 * Together that must stay below SWEEP_EXPIRES_SECONDS, after which the queue would repeat the same work.
 */
const BEGIN_WITHIN_MS = 40_000;
export const SWEEP_EXPIRES_SECONDS = 300;

/** An accepted refund may take days: it is checked no more often than this. */
const REFUND_PAUSE_MS = 15 * 60_000;

/**
 * Finishes what a crash or a lost webhook left behind, closes expired payment pages, makes sure the money of cancelled orders goes
 * back, and gives up old drafts.
 */
export async function sweepOrders(desk: OrderDesk): Promise<void> {
  const now = desk.now();
  const unsettled = await listUnsettled(desk.database.db, new Date(now.getTime() - GRACE_MS), now, BATCH);
  const beginUntil = performance.now() + BEGIN_WITHIN_MS;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let attempt = unsettled.shift(); attempt && performance.now() < beginUntil; attempt = unsettled.shift())
        await settle(desk, attempt, now);
    }),
  );
  await refundAgain(desk, now);
  const drafts = await listOldDrafts(desk.database.db, new Date(now.getTime() - KEEP_DRAFT_MS), BATCH);
  for (const draft of drafts) await giveUp(desk, draft);
}

async function settle(desk: OrderDesk, attempt: PaymentAttempt, now: Date): Promise<void> {
  const settled = await settleAttempt(desk, attempt, { expire: attempt.expiresAt <= now, cause: "sweeper" });
  // The others may still be reachable.
  if (!settled.ok) desk.log.error({ orderId: attempt.orderId }, "a payment could not be settled");
  await leaveAlone(desk, attempt);
}

/** Old attempts are checked ever less often, so that those open for days do not hold up the others. */
async function leaveAlone({ database, now }: OrderDesk, attempt: PaymentAttempt): Promise<void> {
  // Its claim tells the buyer to wait for the page, and nobody is making one.
  if (attempt.state === "creating") return;
  const age = now().getTime() - attempt.createdAt.getTime();
  const pause = Math.min(LONGEST_PAUSE_MS, Math.max(GRACE_MS, age / 8));
  await updateAttempt(database.db, attempt, { claimedUntil: new Date(now().getTime() + pause) });
}

/** Whatever happened to the job enqueued by the cancellation or the decision. Of two at once, the second finds the refund of the first. */
async function refundAgain({ database: { db }, jobs }: OrderDesk, now: Date): Promise<void> {
  for (const key of await listUnreturned(db, new Date(now.getTime() - GRACE_MS), BATCH)) {
    const busy = await hasWork(db, refundJob, key, new Date(now.getTime() - REFUND_PAUSE_MS));
    if (!busy) await jobs.enqueue(db, refundJob, key);
  }
  for (const key of await listUnmade(db, new Date(now.getTime() - GRACE_MS), BATCH)) {
    const busy = await hasWork(db, pieceRefundJob, key, new Date(now.getTime() - REFUND_PAUSE_MS));
    if (!busy) await jobs.enqueue(db, pieceRefundJob, key);
  }
}

async function giveUp(desk: OrderDesk, key: OrderKey): Promise<void> {
  await desk.database.inTransaction(async (tx) => {
    const locked = await lockCartAndOrder(tx, key);
    if (locked?.order.lifecycle !== "draft") return;
    const last = await findLastAttempt(tx, key.userId, key.orderId);
    if (last && last.state !== "failed" && last.state !== "expired") return;
    const now = desk.now();
    const given = await moveOrder(
      tx,
      locked.order,
      { lifecycle: "abandoned" },
      { cause: "sweeper", now, changes: { cartId: null } },
    );
    await giveBackCoupon(tx, locked.order, now);
    await releaseOrderMiles(tx, locked.order, now);
    await callHooks(desk.onMoved, tx, given, desk);
  });
}
