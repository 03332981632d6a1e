import type { Hook } from "../../platform/hook.ts";
import { listRefundRows, type RefundedOrder } from "../orders/index.ts";
import { listDefects, moveDefect } from "./defects.store.ts";
import { ringOfDefect } from "./tell-of-defect.ts";

/** Reports whose money has gone back are done; the refund's letter says so. May be told again: a report is finished once. */
export const finishRefunded: Hook<RefundedOrder> = async (tx, { order }, shop) => {
  const waiting = (await listDefects(tx, order.userId, order.id)).filter(
    ({ state, refundId }) => state === "accepted" && refundId !== null,
  );
  if (waiting.length === 0) return;
  const refunds = await listRefundRows(tx, order.userId, [order.id]);
  const now = shop.now();
  for (const defect of waiting) {
    if (!refunds.some(({ id, state }) => id === defect.refundId && state === "done")) continue;
    const done = { ...defect, state: "done", movedAt: now } as const;
    // The shop's words on its decision stay to be read.
    await moveDefect(tx, defect, { state: "done", movedAt: now });
    await ringOfDefect(tx, order, done, now, "done");
  }
};
