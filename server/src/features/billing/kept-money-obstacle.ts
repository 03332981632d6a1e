import { settle } from "@surimono/domain/billing";
import type { Queries } from "../../platform/database/index.ts";
import { findAccount } from "./balances.store.ts";
import { readLedger } from "./billing.store.ts";

/** An account is not closed while money of its business is kept for the next bill (rule billing-withdrawal): nobody would send it back. */
export async function findKeptMoney(queries: Queries, userId: string) {
  const account = await findAccount(queries, userId);
  if (!account) return [];
  const credit = account.isCounted ? account.credit : await countCredit(queries, userId);
  return credit > 0 ? [{ code: "kept-money" as const, orderNumber: undefined }] : [];
}

async function countCredit(queries: Queries, userId: string): Promise<number> {
  const { bills, entries } = await readLedger(queries, userId);
  return settle(bills, entries).credit;
}
