import { settle } from "@surimono/domain/billing";
import { type Day, fail, ok } from "@surimono/domain/kernel";
import { v7 as newId } from "uuid";
import { insertEntry, readLedger } from "./billing.store.ts";
import type { BillingDesk } from "./billing-desk.ts";
import { countAccount, lockBilling } from "./settle-account.ts";

interface Repayment {
  readonly userId: string;
  readonly amount: number;
  readonly day: Day;
  readonly note: string;
  /** How much was kept when whoever records this read it: with another sum it is refused, so that two clicks are one repayment. */
  readonly read?: number;
}

/** Money that was kept for the next bill was sent back to the business. */
export async function repayCredit(desk: BillingDesk, { userId, amount, day, note, read }: Repayment) {
  return desk.database.inTransaction(async (tx) => {
    await lockBilling(tx, userId);
    const { bills, entries } = await readLedger(tx, userId);
    const { credit } = settle(bills, entries);
    if (read !== undefined && read !== credit) return fail("billing/changed-meanwhile", { kept: credit });
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
