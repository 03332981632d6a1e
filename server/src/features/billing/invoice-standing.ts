import { creditLimitOf, type InvoiceStanding, invoiceProblem, settle } from "@surimono/domain/billing";
import { dayInJapan } from "@surimono/domain/kernel";
import type { Queries } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import type { JudgeInvoice } from "../orders/index.ts";
import { type AccountRow, findAccount } from "./balances.store.ts";
import { lockAccountWithSum, readLedger, sumUnbilled } from "./billing.store.ts";

type Parts = Pick<Shop, "env" | "now">;

export interface AccountStanding extends InvoiceStanding {
  /** Kept for the next bill. */
  readonly credit: number;
  /** Of orders that are on no bill yet. */
  readonly unbilled: number;
}

export async function readStanding(parts: Parts, queries: Queries, userId: string): Promise<AccountStanding> {
  const [account, unbilled] = await Promise.all([findAccount(queries, userId), sumUnbilled(queries, userId)]);
  return standingOf(parts, queries, userId, account, unbilled);
}

async function standingOf(
  { env, now }: Parts,
  queries: Queries,
  userId: string,
  account: AccountRow | undefined,
  unbilled: number,
): Promise<AccountStanding> {
  const { open, credit, dueFirst } = account?.isCounted === false ? await count(queries, userId) : (account ?? NOTHING);
  return {
    ...{ credit, unbilled, limit: creditLimitOf(env.issuer.terms, account?.creditLimit ?? undefined) },
    used: open + unbilled - credit,
    isOverdue: dueFirst !== null && dayInJapan(now()) > dueFirst,
  };
}

type Sums = Pick<AccountRow, "open" | "credit" | "dueFirst">;

const NOTHING: Sums = { open: 0, credit: 0, dueFirst: null };

/** An older release has recorded something that the sums do not have yet. */
async function count(queries: Queries, userId: string): Promise<Sums> {
  const { bills, entries } = await readLedger(queries, userId);
  const { open, credit, bills: settled } = settle(bills, entries);
  return { open, credit, dueFirst: settled.find((bill) => bill.open > 0)?.due ?? null };
}

/** For whoever places orders. The account's row makes two orders at once wait for each other (rule billing-limit). */
export function judgeInvoice(parts: Parts): JudgeInvoice {
  return {
    async look(queries, userId, total) {
      return invoiceProblem(await readStanding(parts, queries, userId), total);
    },
    async hold(tx, userId) {
      const [account, unbilled] = await lockAccountWithSum(tx, userId);
      const standing = await standingOf(parts, tx, userId, account, unbilled);
      return (total) => invoiceProblem(standing, total);
    },
  };
}
