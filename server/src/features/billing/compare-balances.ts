import { settle } from "@surimono/domain/billing";
import { and, asc, eq, gt } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";
import { readLedger } from "./billing.store.ts";
import { billBalances, billingAccounts } from "./billing.tables.ts";

const BATCH = 200;

/** Accounts whose kept sums are not those of their ledger: each is counted again, as when something is recorded. */
export async function compareBalances(queries: Queries) {
  const differences: { readonly about: string; readonly expected: string; readonly found: string }[] = [];
  for (let after = ""; ; ) {
    const accounts = await queries
      .select()
      .from(billingAccounts)
      .where(and(gt(billingAccounts.userId, after), eq(billingAccounts.isCounted, true)))
      .orderBy(asc(billingAccounts.userId))
      .limit(BATCH);
    for (const { userId, open, credit } of accounts) {
      const ledger = await readLedger(queries, userId);
      const counted = settle(ledger.bills, ledger.entries);
      const kept = await queries.select().from(billBalances).where(eq(billBalances.userId, userId));
      const sum = (total: number, left: number, bills: readonly { readonly id: string; readonly open: number }[]) =>
        [`open ${total}, credit ${left}`, ...bills.map((bill) => `${bill.id} ${bill.open}`).sort()].join("; ");
      const expected = sum(counted.open, counted.credit, counted.bills);
      const found = sum(
        open,
        credit,
        kept.map(({ billId: id, open: left }) => ({ id, open: left })),
      );
      if (expected !== found) differences.push({ about: userId, expected, found });
    }
    after = accounts.at(-1)?.userId ?? "";
    if (accounts.length < BATCH) return differences;
  }
}
