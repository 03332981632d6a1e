import type { getBatch as getBatchCall, listBatches as listCall, WireBatch } from "@surimono/contract/floor";
import type { AnswerOf, PayloadOf } from "@surimono/contract/kernel";
import { type BatchState, batchCode, batchKey, readBatchCode, unitCode } from "@surimono/domain/floor";
import { type Day, fail, ok, type Result } from "@surimono/domain/kernel";
import { type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { readRules } from "../methods/methods.store.ts";
import { NAMED_UNIT, type NamedUnit, presentUnit } from "../units.store.ts";
import { WAITS } from "./batches.store.ts";
import { listNotPacked } from "./not-packed.ts";
import { countWaiting } from "./waiting-units.ts";

const PAGE = 50;

export type PresentedBatch = WireBatch;

interface Row
  extends Record<string, unknown>,
    Omit<WireBatch, "code" | "made_at" | "made_by" | "changed_at" | "done_at"> {
  readonly number: string;
  readonly state: BatchState;
  readonly made_at: string;
  readonly made_by: string | null;
  readonly changed_at: string | null;
  readonly done_at: string | null;
}

/** A batch keeps counting what stayed until it was done. Those of the page are found first, and each of their pieces is looked at once. */
const batchesIn = (page: SQL) => sql`
  with page as materialized (select batch.* from batches batch ${page}), counted as (
    select member.batch, (count(*) filter (where member.left_at is null))::int as units,
      (count(*) filter (where member.is_current and ${WAITS}))::int as waiting,
      (count(*) filter (where member.left_at is null and member.added_at is not null))::int as added,
      count(member.left_at)::int as taken_out, greatest(max(member.added_at), max(member.left_at)) as changed_at
    from batch_units member join units unit on unit.user_id = member.user_id and unit.number = member.unit
    where member.batch = any(array(select number from page)) group by member.batch)
  select batch.number, batch.state, batch.is_by_hand, batch.method_id, batch.method_name, batch.item_name, batch.color_name, batch.size_name,
    batch.dispatch_by::text as dispatch_by, batch.made_at, coalesce(operators.name, '') as made_by, batch.done_at,
    coalesce(batch.closed_reason, '') as closed_reason, coalesce(counted.units, 0) as units, coalesce(counted.waiting, 0) as waiting,
    coalesce(counted.added, 0) as added, coalesce(counted.taken_out, 0) as taken_out, counted.changed_at,
    (batch.done_at at time zone 'Asia/Tokyo')::date::text as done_day
  from page batch left join operators on operators.id = batch.operator_id left join counted on counted.batch = batch.number`;

function presentBatch({ number, made_at, made_by, changed_at, done_at, ...row }: Row): PresentedBatch {
  const { state, is_by_hand, method_id, method_name, item_name, color_name, size_name } = row;
  return {
    code: batchCode(Number(number)),
    ...{ state, is_by_hand, method_id, method_name, item_name, color_name, size_name },
    ...{ dispatch_by: row.dispatch_by, units: row.units, waiting: row.waiting },
    ...{ made_at: new Date(made_at).toISOString(), made_by: made_by ?? "" },
    ...{ changed_at: changed_at && new Date(changed_at).toISOString(), added: row.added, taken_out: row.taken_out },
    done_at: done_at && new Date(done_at).toISOString(),
    closed_reason: row.closed_reason,
  };
}

async function readBatches(
  queries: Queries,
  { where, order = sql`batch.number`, most }: { readonly where: SQL; readonly order?: SQL; readonly most?: number },
): Promise<Row[]> {
  const page = sql`where ${where} order by ${order}${most && sql` limit ${most}`}`;
  return (await queries.execute<Row>(sql`${batchesIn(page)} order by ${order}`)).rows;
}

/** What one press has made. */
export async function listMade(queries: Queries, makingId: string): Promise<PresentedBatch[]> {
  const rows = await readBatches(queries, { where: sql`batch.making_id = ${makingId}::uuid` });
  return rows.map(presentBatch);
}

/** Fifty at a time. */
export async function listBatches(
  { database: { db } }: Pick<Shop, "database">,
  { state, method_id, after }: PayloadOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const isDone = state === "done";
  const [day, number] = after?.split("_") ?? [];
  const last = sql`${Number(number)}::bigint`;
  const wanted = [
    isDone ? sql`batch.state = 'done'` : sql`batch.state <> 'done'`,
    ...(method_id === undefined ? [] : [sql`batch.method_id = ${method_id}`]),
    ...(day === undefined
      ? []
      : [isDone ? sql`batch.number < ${last}` : sql`(batch.dispatch_by, batch.number) > (${day}::date, ${last})`]),
  ];
  const order = isDone ? sql`batch.number desc` : sql`batch.dispatch_by, batch.number`;
  const rows = await readBatches(db, { where: sql.join(wanted, sql` and `), order, most: PAGE + 1 });
  const end = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return { batches: rows.slice(0, PAGE).map(presentBatch), next: end ? `${end.dispatch_by}_${end.number}` : null };
}

export interface FullBatch {
  readonly batch: PresentedBatch;
  readonly number: number;
  /** In the batch's own order, without what was taken out. */
  readonly units: readonly MemberUnit[];
}

interface MemberUnit extends NamedUnit {
  readonly is_added: boolean;
}

/** A batch with its pieces: for the screen, and for what is printed of it. */
export async function readBatch(queries: Queries, code: string): Promise<FullBatch | undefined> {
  const number = readBatchCode(code);
  const [row] = number === undefined ? [] : await readBatches(queries, { where: sql`batch.number = ${number}` });
  if (number === undefined || !row) return undefined;
  const { rows } = await queries.execute<MemberUnit>(sql`
    select named.*, member.added_at is not null as is_added
    from batch_units member join (${NAMED_UNIT}) named on named.user_id = member.user_id and named.number = member.unit
    where member.batch = ${number} and member.left_at is null order by member.position`);
  return { batch: presentBatch(row), number, units: rows };
}

export async function getBatch(
  { database: { db } }: Pick<Shop, "database">,
  batch: string,
): Promise<Result<AnswerOf<typeof getBatchCall>, { readonly code: "floor/no-such-batch" }>> {
  const found = await readBatch(db, batch);
  if (!found) return fail("floor/no-such-batch");
  const units = found.units.map(presentUnit);
  const added = units.filter((_, at) => found.units[at]?.is_added).map(({ code }) => code);
  const notPacked = await listNotPacked(db, found.number);
  return ok({ batch: found.batch, units, added, not_packed: notPacked.map(unitCode) });
}

/** What waits and is in no batch, as the rules would batch it. */
export async function listBatchGroups({ database: { db } }: Pick<Shop, "database">, until: Day | undefined) {
  const ruleOf = await readRules(db);
  const groups = new Map<string, Group>();
  for (const { goods, units, rejected } of await countWaiting(db, until)) {
    const rule = ruleOf(goods.methodId);
    const key = batchKey(goods, rule);
    const { methodId: method_id, methodName: method_name, dispatchBy: dispatch_by } = goods;
    const names = { item_name: goods.itemName, color_name: goods.colorName, size_name: goods.sizeName };
    const group = groups.get(key);
    groups.set(
      key,
      group
        ? { ...group, ...sharedOf(group, names), units: group.units + units, rejected: group.rejected + rejected }
        : { key, method_id, method_name, ...names, dispatch_by, units, rejected, most: rule.most },
    );
  }
  return { groups: [...groups.values()] };
}

interface Names {
  readonly item_name: string;
  readonly color_name: string;
  readonly size_name: string;
}

interface Group extends Names {
  readonly key: string;
  readonly method_id: number;
  readonly method_name: string;
  readonly dispatch_by: string;
  readonly units: number;
  readonly rejected: number;
  readonly most: number;
}

/** Empty where they differ, and for good. */
function sharedOf(one: Names, other: Names): Names {
  return {
    item_name: one.item_name === other.item_name ? one.item_name : "",
    color_name: one.color_name === other.color_name ? one.color_name : "",
    size_name: one.size_name === other.size_name ? one.size_name : "",
  };
}
