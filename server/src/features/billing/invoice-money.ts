import { settle } from "@surimono/domain/billing";
import type { InvoiceMoney } from "../documents/index.ts";
import { findBillOfDocument, lockAccount, readLedger } from "./billing.store.ts";

/** What a 請求書 and the letter with it say of money. */
export const invoiceMoney: InvoiceMoney = {
  async holdCredit(tx, userId) {
    await lockAccount(tx, userId);
    const { bills, entries } = await readLedger(tx, userId);
    return settle(bills, entries).credit;
  },
  async findOpen(queries, { userId, id, firstId }) {
    const bill = await findBillOfDocument(queries, userId, firstId ?? id);
    if (!bill) return undefined;
    const { bills, entries } = await readLedger(queries, userId);
    return settle(bills, entries).bills.find((settled) => settled.id === bill.id)?.open;
  },
};
