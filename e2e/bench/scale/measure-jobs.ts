import { setTimeout as sleep } from "node:timers/promises";
import { forgetMemberJob } from "../../../server/src/features/members/withdrawal/withdraw.ts";
import type { JobKind } from "../../../server/src/platform/jobs/job-kind.ts";
import { TIMETABLE, timedJob } from "../../../server/src/platform/jobs/timetable.ts";
import type { TestShop } from "../../../server/src/testing/open-test-shop.ts";
import { median } from "../bench.ts";
import { openPlans } from "../console/read-plans.ts";
import { CLOSING } from "./fill-closed.ts";
import type { SizedShop } from "./two-shops.ts";

const AGAIN = 3;
const PATIENCE_MS = 15 * 60_000;

export interface ComparedJob {
  readonly name: string;
  /** The first time, with years of work before it, and the median of the next, when nothing has changed: ms. */
  readonly small: readonly [number, number];
  readonly large: readonly [number, number];
  /** Growing tables of the large shop that were read from end to end, although nothing had changed. */
  readonly whole: readonly string[];
  /** And those of which an index gave as many rows in vain. */
  readonly passed: readonly string[];
}

/** Everything that the shop does by the clock, and forgetting a closed account: once, and then as if on the nights after it. */
export async function compareJobs(
  { small, large }: Readonly<Record<SizedShop["name"], readonly [SizedShop, TestShop]>>,
  log: string,
  say: (line: string) => void,
  isAsked: (name: string) => boolean = () => true,
): Promise<ComparedJob[]> {
  const compared: ComparedJob[] = [];
  const timed = (Object.keys(TIMETABLE) as (keyof typeof TIMETABLE)[]).map((name) => ({
    kind: timedJob(name),
    data: {},
  }));
  for (const { kind, data } of [{ kind: forgetMemberJob, data: { userId: CLOSING } }, ...timed]) {
    const { name } = kind;
    if (!isAsked(name)) continue;
    const once = (shop: typeof small) => run(...shop, kind, data);
    const onNights = async (shop: typeof small) => {
      const first = await once(shop);
      await comeToRest(shop[0]);
      const again: number[] = [];
      for (let time = 0; time < AGAIN; time++) again.push(await once(shop));
      return [first, median(again)] as const;
    };
    const few = await onNights(small);
    const many = await onNights(large);
    const plans = await openPlans(large[0].query, log);
    await once(large);
    const { whole, passed } = plans.take();
    await plans.stop();
    const one = { name, small: few, large: many, whole, passed };
    compared.push(one);
    say(`${name} ${one.small.map(Math.round)} → ${one.large.map(Math.round)} ms`);
  }
  return compared;
}

/** What the first run left for others, such as thousands of bills to send, would else be done beside the next. */
async function comeToRest({ query }: SizedShop): Promise<void> {
  await query("delete from pgboss.job where state < 'active'");
  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(200)) {
    if ((await query("select 1 from pgboss.job where state = 'active' limit 1")).length === 0) break;
    if (Date.now() > deadline) throw new Error("a job did not end");
  }
  // As the database does by itself before the next night: what was deleted is no longer in the indexes.
  await query("vacuum");
}

async function run({ query }: SizedShop, { shop }: TestShop, kind: JobKind<object>, data: object): Promise<number> {
  const { name } = kind;
  const [{ since } = { since: "" }] = await query<{ since: string }>("select clock_timestamp()::text as since");
  await shop.jobs.enqueue(shop.database.db, kind, data);
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(20)) {
    const [done] = await query<{ state: string; ms: number; output: unknown }>(
      `select state::text, output, extract(epoch from completed_on - started_on)::float8 * 1000 as ms from pgboss.job
       where name = $1 and created_on > $2 and (state in ('completed', 'failed') or retry_count > 0) order by created_on limit 1`,
      [name, since],
    );
    if (done?.state === "completed") return done.ms;
    if (done) throw new Error(`${name} failed: ${JSON.stringify(done.output)}`);
  }
  throw new Error(`${name} did not end`);
}
