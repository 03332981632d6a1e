import { dayInJapan } from "@surimono/domain/kernel";
import { v7 as newId } from "uuid";
import type { Hook } from "../../platform/hook.ts";
import type { RefundedOrder } from "../orders/index.ts";
import { findBillOfOrder, insertEntry, lockAccount, readLedger } from "./billing.store.ts";
import { countAccount } from "./settle-account.ts";
import { settleJob } from "./settle-job.ts";

/**
 * Whatever goes back of an order by invoice is not owed (rule billing-return). The same may be told again: only what is more than what
 * its bill was lowered by is an entry.
 */
export const lowerBill: Hook<RefundedOrder> = async (tx, { order, kept, reason = "" }, { jobs, now }) => {
  const { userId, id: orderId } = order;
  const bill = await findBillOfOrder(tx, userId, orderId);
  if (!bill) return;
  await lockAccount(tx, userId);
  const { orders, all } = await readLedger(tx, userId);
  const billed = orders.find((one) => one.orderId === orderId)?.amount ?? 0;
  const returned = all.reduce(
    (sum, one) => sum + (one.kind === "returned" && one.orderId === orderId ? one.amount : 0),
    0,
  );
  const amount = billed - returned - kept;
  if (amount <= 0) return;
  const entry = {
    kind: "returned",
    amount,
    billId: bill.id,
    orderId,
    lineId: null,
    undoes: null,
    note: reason,
  } as const;
  await insertEntry(tx, { userId, id: newId(), ...entry, day: dayInJapan(now()), recordedAt: now() });
  await countAccount(tx, userId);
  await jobs.enqueue(tx, settleJob, { userId });
};
