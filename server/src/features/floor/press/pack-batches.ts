import { type BatchState, batchCode } from "@surimono/domain/floor";
import { DAY_MS, MINUTE_MS } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Queries } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { inNumbers, listNotPacked } from "../batches/index.ts";
import type { PressPackage } from "../press.tables.ts";
import { beginPackage } from "./make-package.ts";
import { hasPackage, listPackedByShop, withdraw } from "./press.store.ts";

/** Somebody may still take pieces out of a new batch. */
const SETTLES_MS = 5 * MINUTE_MS;
/** Older ones were printed without the folder, unless the shop packed of them before, or they waited for what was held. */
const OLD_MS = 2 * DAY_MS;

type Press = Pick<Shop, "database" | "jobs" | "env" | "now">;

/**
 * A package for each batch under way that has none, and one for what was added to it or released since, for the folder of the press. However
 * long a piece was held, it follows once it is released.
 */
export async function packBatches(shop: Press): Promise<void> {
  const { db } = shop.database;
  const settled = await listSettled(db, shop.now());
  const old = settled.filter(({ is_young }) => !is_young);
  const packed = await listPackedByShop(db, old.map(codeOf));
  const released = await listReleased(
    db,
    old.filter((one) => one.state === "open" && !packed.has(codeOf(one))),
    shop.now(),
  );
  for (const one of settled)
    if (one.is_young || packed.has(codeOf(one)) || released.has(one.number)) await packBatch(shop, Number(one.number));
}

interface Settled extends Record<string, unknown> {
  readonly number: string;
  readonly state: BatchState;
  readonly is_young: boolean;
}

const codeOf = ({ number }: Settled): string => batchCode(Number(number));
const at = (now: Date, ago: number) => sql`${new Date(now.getTime() - ago).toISOString()}::timestamptz`;

/** Batches under way that nobody has added to for a while. */
async function listSettled(queries: Queries, now: Date): Promise<Settled[]> {
  const { rows } = await queries.execute<Settled>(sql`
    select number, state, greatest(made_at, late.added_at) >= ${at(now, OLD_MS)} as is_young from batches left join (
      select batch, max(added_at) as added_at from batch_units where is_current group by batch
    ) late on late.batch = number
    where state <> 'done' and greatest(made_at, late.added_at) <= ${at(now, SETTLES_MS)} order by number`);
  return rows;
}

/** Those of which something was held until lately: none of it may have been packed so long. */
async function listReleased(queries: Queries, batches: readonly Settled[], now: Date): Promise<ReadonlySet<string>> {
  if (batches.length === 0) return new Set();
  const { rows } = await queries.execute<{ batch: string }>(sql`
    select distinct member.batch
    from batch_units member join units unit on unit.user_id = member.user_id and unit.number = member.unit
    where member.batch in ${inNumbers(batches.map(({ number }) => number))} and member.is_current and (
      exists (
        select 1 from unit_movements moved where moved.user_id = unit.user_id and moved.unit = unit.number
          and moved.from_state = 'held' and moved.at >= ${at(now, OLD_MS)})
      or exists (
        select 1 from order_moves moved where moved.user_id = unit.user_id and moved.order_id = unit.order_id
          and moved.axis = 'hold' and moved.to_state = 'released' and moved.at >= ${at(now, OLD_MS)}))`);
  return new Set(rows.map(({ batch }) => batch));
}

/** Another process may be at it: whoever comes second finds it done. What cannot be printed yet is looked at again. */
async function packBatch(shop: Press, number: number): Promise<void> {
  const batch = batchCode(number);
  await shop.database.inTransaction(async (tx) => {
    const begin = (among?: readonly number[]) =>
      beginPackage(shop, tx, { packageId: newId(), batch, operatorId: null, ...(among && { among }) }, shop.now());
    if (!(await hasPackage(tx, { source: "batch", sourceName: batch }))) return void (await begin());
    const added = await listNotPacked(tx, number, { anyState: true });
    if (added.length > 0) await begin(added);
  });
}

/**
 * A package that is not laid yet and has pieces that are not to be printed any more, or are held, is not laid (rule floor-press-changed). A
 * batch gets another one in its place, of the rest; what is released is packed then.
 */
export async function replaceUnlaid(
  shop: Press,
  { id, source, sourceName, units }: PressPackage,
  gone: readonly number[],
) {
  await shop.database.inTransaction(async (tx) => {
    // The lock of the batch's packages: of two processes one finds it withdrawn.
    await hasPackage(tx, { source, sourceName });
    if (!(await withdraw(tx, id, GONE_WORDS, shop.now())) || source !== "batch") return;
    const among = units.filter((number) => !gone.includes(number));
    await beginPackage(shop, tx, { packageId: newId(), batch: sourceName, operatorId: null, among }, shop.now());
  });
}

const GONE_WORDS =
  "作ったあとに取りやめた品、保留にした品、バッチから外した品があるため、フォルダーに置きませんでした。作り直した印刷データをお使いください。";
