import { sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { withoutAddresses } from "../without-addresses.ts";
import { TIMETABLE } from "./timetable.ts";

/** A job that failed at every try. */
export interface GivenUpJob {
  readonly id: string;
  /** Its kind, such as `print-order`. */
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The error of the last try, without anybody's address. */
  readonly reason: string | null;
  readonly tries: number;
  readonly givenUpAt: Date;
}

const TIMED = sql`(${sql.join(
  Object.keys(TIMETABLE).map((name) => sql`${name}`),
  sql`, `,
)})`;

/**
 * Of `pgboss.job`: nobody tries it any more. What is done by the clock is tried with its next time: once that went well, nothing is missing of
 * the time that did not, such as while the file store was away.
 */
export const IS_GIVEN_UP = sql`(job.state = 'failed' and not (job.name in ${TIMED} and exists (
  select 1 from pgboss.job later where later.name = job.name and later.state = 'completed' and later.completed_on > job.completed_on)))`;

/** Oldest first. The queue forgets them a week after they were given up. */
export async function listGivenUp(db: Queries, limit: number): Promise<readonly GivenUpJob[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await db.execute<{
    id: string;
    name: string;
    data: Record<string, unknown> | null;
    reason: string | null;
    tries: number;
    given_up_at: string;
  }>(sql`
    select id, name, data, coalesce(output->>'message', output->'value'->>'message') as reason, retry_count + 1 as tries, completed_on as given_up_at
    from pgboss.job job where ${IS_GIVEN_UP} order by completed_on, id limit ${limit}`);
  return rows.map(({ given_up_at, data, reason, ...row }) => ({
    ...row,
    data: data ?? {},
    reason: reason && withoutAddresses(reason),
    givenUpAt: new Date(given_up_at),
  }));
}

/** What may be shown of a payload: names of rows. Addresses and links in letters are nobody's to read. */
const SHOWN = ["orderNumber", "orderId", "versionId", "userId", "objectId"] as const;

export function aboutJob(data: GivenUpJob["data"]): Readonly<Record<string, string>> {
  return Object.fromEntries(SHOWN.flatMap((key) => (typeof data[key] === "string" ? [[key, data[key]]] : [])));
}

export interface JobCount {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  readonly retried: number;
  readonly givenUp: number;
  /** Since when the oldest that is due has waited. */
  readonly oldest: Date | undefined;
}

/** By kind; what is done is not counted. */
export async function countJobs(db: Queries): Promise<JobCount[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    select name, count(*) filter (where state = 'created') as waiting, count(*) filter (where state = 'active') as running,
      count(*) filter (where state = 'retry') as retried, count(*) filter (where ${IS_GIVEN_UP}) as given_up,
      min(start_after) filter (where state in ('created', 'retry') and start_after <= now()) as oldest
    from pgboss.job job where state in ('created', 'active', 'retry', 'failed') group by name order by name`);
  return rows.map((row) => ({
    name: row["name"] ?? "",
    ...{ waiting: Number(row["waiting"]), running: Number(row["running"]) },
    ...{ retried: Number(row["retried"]), givenUp: Number(row["given_up"]) },
    oldest: row["oldest"] ? new Date(row["oldest"]) : undefined,
  }));
}

export async function countGivenUp(db: Queries): Promise<number> {
  if (!(await hasQueue(db))) return 0;
  const { rows } = await db.execute<{ jobs: number }>(
    sql`select count(*)::int as jobs from pgboss.job job where ${IS_GIVEN_UP}`,
  );
  return rows[0]?.jobs ?? 0;
}

/** One of them by `id`, or all of a kind by `name`. Returns how many run again. */
export async function tryAgain(
  db: Queries,
  which: { readonly id: string } | { readonly name: string },
): Promise<number> {
  if (!(await hasQueue(db))) return 0;
  const chosen = "id" in which ? sql`id::text = ${which.id}` : sql`name = ${which.name}`;
  const { rowCount } = await db.execute(sql`
    update pgboss.job set state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null
    where state = 'failed' and ${chosen}`);
  return rowCount ?? 0;
}

/** False in a database where no shop has ever started. */
export async function hasQueue(db: Queries): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(sql`select to_regclass('pgboss.job') is not null as there`);
  return rows[0]?.there === true;
}
