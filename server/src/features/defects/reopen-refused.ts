import type { Transaction } from "../../platform/database/index.ts";
import type { Hook, HookShop } from "../../platform/hook.ts";
import type { FailedRefund, Order } from "../orders/index.ts";
import { type Defect, findReport, lockRefundedReports, lockReplacedReport, moveDefect } from "./defects.store.ts";

/** What opens the ticket of a report that has to be decided again. */
type OnReopened = Hook<Defect>;

/**
 * A report whose money could not go back, or was returned, waits for the shop again, which decides otherwise or once more, also where that money
 * was of another order (rule defects-states).
 */
export function reopenRefused(onReopened: OnReopened): Hook<FailedRefund> {
  return async (tx, { order, refundId }, shop) => {
    for (const id of await lockRefundedReports(tx, order.userId, refundId)) {
      const defect = await findReport(tx, order.userId, id);
      if (defect) await reopen(tx, defect, shop, onReopened);
    }
  };
}

/** So does one whose pieces are not made once more after all, since the order that was to bring them is cancelled. */
export function reopenUnreplaced(onReopened: Hook<{ readonly defect: Defect; readonly order: Order }>): Hook<Order> {
  return async (tx, order, shop) => {
    const id = await lockReplacedReport(tx, order, ["accepted", "done"]);
    const defect = id && (await findReport(tx, order.userId, id));
    if (defect) await reopen(tx, defect, shop, (_, reopened) => onReopened(tx, { defect: reopened, order }, shop));
  };
}

async function reopen(tx: Transaction, defect: Defect, shop: HookShop, onReopened: OnReopened): Promise<void> {
  if (defect.state !== "accepted" && defect.state !== "done") return;
  const movedAt = shop.now();
  const change = { state: "received", resolution: null, refundId: null, replacementId: null, movedAt } as const;
  await moveDefect(tx, defect, change);
  await onReopened(tx, { ...defect, ...change }, shop);
}
