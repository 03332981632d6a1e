import { ok } from "@surimono/domain/kernel";
import { recordsDue } from "@surimono/domain/members";
import { type SQL, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import type { Hook } from "../../platform/hook.ts";
import type { Shop } from "../../platform/http/index.ts";
import { timedJob } from "../../platform/jobs/index.ts";
import { listClosedAccounts } from "../members/index.ts";

export const ERASE_BILLS = "erase-old-bills";
export const eraseBillsJob = timedJob(ERASE_BILLS);

const LINES = 1000;

/**
 * Bills of closed accounts and lines of the bank's statements go when the law no longer wants them kept; a bill together with its last payment
 * (rule documents-erased). `lastRun` is the last whole one that is known.
 */
export async function eraseOldBills({ database, now }: Pick<Shop, "database" | "now">, lastRun?: Date): Promise<void> {
  const due = recordsDue(now(), lastRun);
  const before = sql`${due.before.toISOString()}::timestamptz`;
  for await (const userIds of listClosedAccounts(database.db, due.closedSince))
    await database.inTransaction(async (tx) => ok(await eraseBillsOf(tx, userIds, before)));
  await eraseOldLines(database.db, before);
}

async function eraseBillsOf(tx: Transaction, userIds: readonly string[], before: SQL): Promise<void> {
  const theirs = sql`user_id = any(${sql.param([...userIds])})`;
  const old = sql`bill.issued_at < ${before} and not exists (
    select 1 from bill_entries late where late.user_id = bill.user_id and late.bill_id = bill.id and late.recorded_at >= ${before})`;
  await tx.execute(sql`
    delete from bill_entries entry where recorded_at < ${before} and ${theirs} and exists (
      select 1 from bills bill where bill.user_id = entry.user_id and bill.id = entry.bill_id and ${old})`);
  await tx.execute(sql`delete from bill_entries where recorded_at < ${before} and bill_id is null and ${theirs}`);
  await tx.execute(sql`delete from bills bill where ${theirs} and ${old}`);
}

/** A thousand at a time, and those that came with the last of them. */
async function eraseOldLines(db: Queries, before: SQL): Promise<void> {
  for (let gone = LINES; gone >= LINES; ) {
    const { rows } = await db.execute(sql`
      delete from bank_lines where imported_at < ${before} and imported_at <= coalesce((
        select imported_at from bank_lines where imported_at < ${before} order by imported_at offset ${LINES - 1} limit 1), ${before})
      returning id`);
    gone = rows.length;
  }
}

/** Under which names a member paid is nobody's business when the account is closed. */
export const forgetPayers: Hook<string> = async (tx, userId) => {
  await tx.execute(sql`delete from payer_names where user_id = ${userId}`);
};
