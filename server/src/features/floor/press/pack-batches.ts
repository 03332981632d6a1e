import { batchCode } from "@surimono/domain/floor";
import { DAY_MS, MINUTE_MS } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Shop } from "../../../platform/http/index.ts";
import { listNotPacked } from "../batches/index.ts";
import type { PressPackage } from "../press.tables.ts";
import { beginPackage } from "./make-package.ts";
import { hasPackage, noteUnlaid } from "./press.store.ts";

/** Somebody may still take pieces out of a new batch. */
const SETTLES_MS = 5 * MINUTE_MS;
/** Older ones were printed without the folder. */
const OLD_MS = 2 * DAY_MS;

type Press = Pick<Shop, "database" | "jobs" | "env" | "now">;

/** A package for each batch under way that has none, and one for what was added to it since, for the folder of the press. */
export async function packBatches(shop: Press): Promise<void> {
  const { database, now } = shop;
  const at = (ago: number) => sql`${new Date(now().getTime() - ago).toISOString()}::timestamptz`;
  const { rows } = await database.db.execute<{ number: string }>(sql`
    select number from batches left join (
      select batch, max(added_at) as added_at from batch_units where is_current group by batch
    ) late on late.batch = number
    where state <> 'done' and greatest(made_at, late.added_at) between ${at(OLD_MS)} and ${at(SETTLES_MS)} order by number`);
  for (const { number } of rows) await packBatch(shop, Number(number));
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
 * A package that is not laid yet and has pieces that are not to be printed any more is not laid (rule floor-press-changed). A batch gets
 * another one in its place, of the rest.
 */
export async function replaceUnlaid(
  shop: Press,
  { id, source, sourceName, units }: PressPackage,
  gone: readonly number[],
) {
  await shop.database.inTransaction(async (tx) => {
    // The lock of the batch's packages: of two processes one finds it withdrawn.
    await hasPackage(tx, { source, sourceName });
    if (!(await noteUnlaid(tx, id, GONE_WORDS)) || source !== "batch") return;
    const among = units.filter((number) => !gone.includes(number));
    await beginPackage(shop, tx, { packageId: newId(), batch: sourceName, operatorId: null, among }, shop.now());
  });
}

const GONE_WORDS =
  "作ったあとに取りやめた品やバッチから外した品があるため、フォルダーに置きませんでした。作り直した印刷データをお使いください。";
