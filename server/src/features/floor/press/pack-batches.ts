import { batchCode } from "@surimono/domain/floor";
import { DAY_MS, MINUTE_MS } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Shop } from "../../../platform/http/index.ts";
import { beginPackage } from "./make-package.ts";
import { hasPackage } from "./press.store.ts";

/** Somebody may still take pieces out of a new batch. */
const SETTLES_MS = 5 * MINUTE_MS;
/** Older ones were printed without the folder. */
const OLD_MS = 2 * DAY_MS;

type Press = Pick<Shop, "database" | "jobs" | "env" | "now">;

/** A package for each batch under way that has none, for the folder of the press. */
export async function packBatches(shop: Press): Promise<void> {
  const { database, now } = shop;
  const at = (ago: number) => sql`${new Date(now().getTime() - ago).toISOString()}::timestamptz`;
  const { rows } = await database.db.execute<{ number: string }>(sql`
    select number from batches where state <> 'done' and made_at between ${at(OLD_MS)} and ${at(SETTLES_MS)} order by number`);
  for (const { number } of rows) await packBatch(shop, batchCode(Number(number)));
}

/** Another process may be at it: whoever comes second finds it done. What cannot be printed yet is looked at again. */
async function packBatch(shop: Press, batch: string): Promise<void> {
  await shop.database.inTransaction(async (tx) => {
    if (await hasPackage(tx, { source: "batch", sourceName: batch })) return;
    await beginPackage(shop, tx, { packageId: newId(), batch, operatorId: null }, shop.now());
  });
}
