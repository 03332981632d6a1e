import { type Day, fail, ok } from "@surimono/domain/kernel";
import { v7 as newId } from "uuid";
import type { Transaction } from "../../platform/database/index.ts";
import { lockLine, markAside } from "./bank/bank.store.ts";
import { findEntry, insertEntry, readLedger } from "./billing.store.ts";
import type { BillingDesk } from "./billing-desk.ts";
import { lockBilling, settleAccount } from "./settle-account.ts";

interface Undo {
  readonly userId: string;
  readonly entryId: string;
  readonly day: Day;
  readonly note: string;
}

/** A payment was another's, or sent back money came back. The row stays, and another one takes it back. */
export async function undoEntry(desk: BillingDesk, undo: Undo) {
  const lineId = (await findEntry(desk.database.db, undo.userId, undo.entryId))?.lineId;
  return desk.database.inTransaction(async (tx) => {
    if (lineId) await lockLine(tx, lineId);
    return undoInTransaction(desk, tx, undo);
  });
}

/** With the line of the bank locked, if it came by one. */
export async function undoInTransaction(desk: BillingDesk, tx: Transaction, { userId, entryId, day, note }: Undo) {
  const orders = await lockBilling(tx, userId);
  const { all } = await readLedger(tx, userId);
  const entry = all.find(({ id, kind }) => id === entryId && (kind === "paid" || kind === "repaid"));
  if (!entry) return fail("billing/no-such-entry");
  if (all.some(({ undoes }) => undoes === entryId)) return fail("billing/undone-before");
  const { amount, billId, lineId } = entry;
  const undone = { kind: "undone", amount, billId, orderId: null, lineId, undoes: entryId, day, note } as const;
  await insertEntry(tx, { userId, id: newId(), ...undone, recordedAt: desk.now() });
  // What had been set aside of the line waits again with the rest of it.
  if (lineId) await markAside(tx, lineId, { asideAt: null, note: "" });
  return ok({ amount, ...(await settleAccount(desk, tx, userId, orders)) });
}
