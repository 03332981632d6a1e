import {
  creditLimitOf,
  type InvoiceStanding,
  invoiceProblem,
  isOverdue,
  type Settlement,
  settle,
} from "@surimono/domain/billing";
import { dayInJapan } from "@surimono/domain/kernel";
import type { Queries } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import type { JudgeInvoice } from "../orders/index.ts";
import { findCreditLimit, type Ledger, lockAccount, readLedger, sumUnbilled } from "./billing.store.ts";

type Parts = Pick<Shop, "env" | "now">;

export interface AccountStanding extends InvoiceStanding {
  readonly ledger: Ledger;
  readonly settled: Settlement;
  /** Of orders that are on no bill yet. */
  readonly unbilled: number;
}

export async function readStanding({ env, now }: Parts, queries: Queries, userId: string): Promise<AccountStanding> {
  const [ledger, unbilled, own] = await Promise.all([
    readLedger(queries, userId),
    sumUnbilled(queries, userId),
    findCreditLimit(queries, userId),
  ]);
  const settled = settle(ledger.bills, ledger.entries);
  const today = dayInJapan(now());
  return {
    ...{ ledger, settled, unbilled, limit: creditLimitOf(env.issuer.terms, own) },
    used: settled.open + unbilled - settled.credit,
    isOverdue: settled.bills.some((bill) => isOverdue(bill, today)),
  };
}

/** For whoever places orders. The account's row makes two orders at once wait for each other (rule billing-limit). */
export function judgeInvoice(parts: Parts): JudgeInvoice {
  const look: JudgeInvoice["look"] = async (queries, userId, total) =>
    invoiceProblem(await readStanding(parts, queries, userId), total);
  return {
    look,
    async hold(tx, userId, total) {
      await lockAccount(tx, userId);
      return look(tx, userId, total);
    },
  };
}
