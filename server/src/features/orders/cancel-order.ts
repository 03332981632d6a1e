import { DONE } from "@surimono/contract/kernel";
import { fail, ok } from "@surimono/domain/kernel";
import { canBeCancelled } from "@surimono/domain/orders";
import { isPaidAtGateway } from "@surimono/domain/payments";
import { callHooks } from "../../platform/hook.ts";
import { jobKind } from "../../platform/jobs/index.ts";
import { mailJob } from "../../platform/mail/index.ts";
import { addSales } from "../catalogue/index.ts";
import { cancellationLetter } from "./confirmation-letter.ts";
import { giveBackCoupon } from "./coupon-use.ts";
import { returnOrderMiles } from "./miles-use.ts";
import type { OrderDesk } from "./order-desk.ts";
import type { OrderKey } from "./order-key.ts";
import { listOrderLines, lockOrder, moveOrder } from "./orders.store.ts";

export const refundJob = jobKind<OrderKey>("refund-order");

/** The buyer's own cancellation. A job returns the money, since outside calls are not allowed in a transaction. */
export async function cancelOrder(desk: OrderDesk, key: OrderKey) {
  const now = desk.now();
  return desk.database.inTransaction(async (tx) => {
    const order = await lockOrder(tx, key);
    if (!order || order.lifecycle === "draft" || order.lifecycle === "abandoned") return fail("orders/no-such-order");
    if (order.lifecycle === "cancelled") return ok(DONE);
    if (!canBeCancelled(order, order.placedAt ?? undefined, now)) return fail("orders/too-late-to-cancel");
    const isFree = order.payment === "free";
    const isPaid = !isFree && isPaidAtGateway(order.paymentMethod);
    const payment = isFree ? "free" : isPaid ? "refunding" : "void";
    const cancelled = await moveOrder(
      tx,
      order,
      { lifecycle: "cancelled", fulfilment: "stopped", payment },
      { cause: "buyer", now },
    );
    const lines = await listOrderLines(tx, order.userId, [order.id]);
    const unsold = lines.map(({ itemId, quantity }) => ({ itemId, pieces: -quantity }));
    if (order.way !== "sending") await addSales(tx, unsold, order.placedAt ?? now);
    await giveBackCoupon(tx, cancelled, now);
    await returnOrderMiles(tx, cancelled, 0, now);
    await callHooks(desk.onCancelled, tx, cancelled, desk);
    await callHooks(desk.onMoved, tx, cancelled, desk);
    if (isPaid) await desk.jobs.enqueue(tx, refundJob, key);
    await desk.jobs.enqueue(tx, mailJob, cancellationLetter(cancelled, desk.env.publicUrl));
    return ok(DONE);
  });
}
