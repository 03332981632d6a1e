import { sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { withoutAddresses } from "../without-addresses.ts";
import { hasQueue } from "./given-up.ts";
import type { JobKind } from "./job-kind.ts";

/** A job that failed and is to be tried again. */
export interface RetriedJob {
  readonly id: string;
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly reason: string | null;
  readonly tries: number;
  readonly since: Date;
  readonly nextTry: Date;
}

/** Those enqueued before then, oldest first. */
export async function listRetried(db: Queries, enqueuedBefore: Date, limit: number): Promise<readonly RetriedJob[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await db.execute<{
    id: string;
    name: string;
    data: Record<string, unknown> | null;
    reason: string | null;
    tries: number;
    since: string;
    next_try: string;
  }>(sql`
    select id, name, data, coalesce(output->>'message', output->'value'->>'message') as reason, retry_count as tries,
      created_on as since, start_after as next_try
    from pgboss.job where state = 'retry' and created_on < ${enqueuedBefore.toISOString()}::timestamptz
    order by created_on, id limit ${limit}`);
  return rows.map(({ since, next_try, data, reason, ...row }) => ({
    ...row,
    data: data ?? {},
    reason: reason && withoutAddresses(reason),
    since: new Date(since),
    nextTry: new Date(next_try),
  }));
}

/** Whether work of this kind for `data` is waiting or running, or finished after that moment. */
export async function hasWork<Data extends object>(
  db: Queries,
  kind: JobKind<Data>,
  data: Partial<Data>,
  endedAfter: Date,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from pgboss.job where name = ${kind.name} and data @> ${JSON.stringify(data)}::jsonb
      and (state < 'completed' or completed_on > ${endedAfter.toISOString()}::timestamptz) limit 1`);
  return rows.length > 0;
}
