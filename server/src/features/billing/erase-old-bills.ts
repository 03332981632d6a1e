import { ok } from "@surimono/domain/kernel";
import { recordsKeptFrom } from "@surimono/domain/members";
import { sql } from "drizzle-orm";
import type { Hook } from "../../platform/hook.ts";
import type { Shop } from "../../platform/http/index.ts";
import { timedJob } from "../../platform/jobs/index.ts";

export const eraseBillsJob = timedJob("erase-old-bills");

/**
 * Bills of closed accounts and lines of the bank's statements go when the law no longer wants them kept; a bill together with its last payment
 * (rule documents-erased).
 */
export async function eraseOldBills({ database, now }: Pick<Shop, "database" | "now">): Promise<void> {
  const before = sql`${recordsKeptFrom(now()).toISOString()}::timestamptz`;
  const closed = sql`user_id in (select gone.user_id from withdrawn_members gone)`;
  const old = sql`bill.issued_at < ${before} and not exists (
    select 1 from bill_entries late where late.user_id = bill.user_id and late.bill_id = bill.id and late.recorded_at >= ${before})`;
  await database.inTransaction(async (tx) => {
    await tx.execute(sql`
      delete from bill_entries entry where recorded_at < ${before} and ${closed} and exists (
        select 1 from bills bill where bill.user_id = entry.user_id and bill.id = entry.bill_id and ${old})`);
    await tx.execute(sql`
      delete from bill_entries where recorded_at < ${before} and bill_id is null and ${closed}`);
    await tx.execute(sql`delete from bills bill where ${closed} and ${old}`);
    await tx.execute(sql`delete from bank_lines where imported_at < ${before}`);
    return ok(undefined);
  });
}

/** Under which names a member paid is nobody's business when the account is closed. */
export const forgetPayers: Hook<string> = async (tx, userId) => {
  await tx.execute(sql`delete from payer_names where user_id = ${userId}`);
};
