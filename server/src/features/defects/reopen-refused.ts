import type { Hook } from "../../platform/hook.ts";
import type { FailedRefund } from "../orders/index.ts";
import { type Defect, listDefects, moveDefect } from "./defects.store.ts";

/** What opens the ticket of a report that has to be decided again. */
type OnReopened = Hook<Defect>;

/** A report whose money could not go back waits for the shop again, which decides otherwise or once more (rule defects-states). */
export function reopenRefused(onReopened: OnReopened): Hook<FailedRefund> {
  return async (tx, { order, refundId }, shop) => {
    const reports = await listDefects(tx, order.userId, order.id);
    const defect = reports.find((report) => report.state === "accepted" && report.refundId === refundId);
    if (!defect) return;
    const change = { state: "received", resolution: null, refundId: null, movedAt: shop.now() } as const;
    await moveDefect(tx, defect, change);
    await onReopened(tx, { ...defect, ...change }, shop);
  };
}
