import { settle } from "@surimono/domain/billing";
import { type Day, fail, ok } from "@surimono/domain/kernel";
import { v7 as newId } from "uuid";
import { insertEntry, readLedger } from "./billing.store.ts";
import type { BillingDesk } from "./billing-desk.ts";
import { countAccount, lockBilling } from "./settle-account.ts";

/** Money that was kept for the next bill was sent back to the business. */
export async function repayCredit(
  desk: BillingDesk,
  { userId, amount, day, note }: { userId: string; amount: number; day: Day; note: string },
) {
  return desk.database.inTransaction(async (tx) => {
    await lockBilling(tx, userId);
    const { bills, entries } = await readLedger(tx, userId);
    const { credit } = settle(bills, entries);
    if (amount > credit) return fail("billing/more-than-kept", { kept: credit });
    const entry = {
      kind: "repaid",
      amount,
      billId: null,
      orderId: null,
      lineId: null,
      undoes: null,
      day,
      note,
    } as const;
    await insertEntry(tx, { userId, id: newId(), ...entry, recordedAt: desk.now() });
    await countAccount(tx, userId);
    return ok({ credit: credit - amount });
  });
}
