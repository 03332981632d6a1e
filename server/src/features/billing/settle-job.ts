import { ok } from "@surimono/domain/kernel";
import { jobKind, timedJob } from "../../platform/jobs/index.ts";
import { listUncounted } from "./balances.store.ts";
import type { BillingDesk } from "./billing-desk.ts";
import { lockBilling, settleAccount } from "./settle-account.ts";

/** Orders follow their bill in a transaction of its own: it locks others than the one that was refunded or billed. */
export const settleJob = jobKind<{ readonly userId: string }>("settle-account");

/** Counts again what is open of a member. */
export async function settleMember(desk: BillingDesk, { userId }: { readonly userId: string }): Promise<void> {
  await desk.database.inTransaction(async (tx) => {
    await settleAccount(desk, tx, userId, await lockBilling(tx, userId));
    return ok(undefined);
  });
}

export const countBillsJob = timedJob("count-bills");

const AT_ONCE = 500;

/** Counts accounts whose sums miss something, such as what a release without them recorded while this one was coming up. */
export async function countBills(desk: BillingDesk): Promise<void> {
  let userIds: string[];
  do {
    userIds = await listUncounted(desk.database.db, AT_ONCE);
    for (const userId of userIds) await settleMember(desk, { userId });
  } while (userIds.length === AT_ONCE);
}
