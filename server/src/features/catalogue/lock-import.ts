import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/index.ts";

/** Any number that no other lock of this database uses. */
const IMPORT_LOCK = 271_828_182;

interface Waiting {
  readonly pause: () => Promise<unknown>;
  /** The holder may show no sign of life for so long: more than any of its statements can take. */
  readonly silentSeconds: number;
}

const WAITING: Waiting = { pause: () => sleep(200), silentSeconds: 60 };

/**
 * Processes that start together take turns importing, and the lock ends with the transaction. An import on a busy machine takes longer than
 * anybody may wait for a row, so the others wait as long as the one that has the lock goes on. Taken before all other locks.
 */
export async function lockImport(tx: Transaction, { pause, silentSeconds }: Waiting = WAITING): Promise<void> {
  for (;;) {
    const { rows } = await tx.execute<{ got: boolean }>(sql`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as got`);
    if (rows[0]?.got) return;
    if (await isHeldInSilence(tx, silentSeconds))
      throw new Error("another import of the catalogue has stopped halfway");
    await pause();
  }
}

/** Of a holder of another database account nothing is told: then what counts is how long we have waited. */
async function isHeldInSilence(tx: Transaction, seconds: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from pg_locks left join pg_stat_activity activity using (pid)
    where locktype = 'advisory' and granted and (classid, objid, objsubid) = (0, ${IMPORT_LOCK}, 1)
      and pg_locks.database = (select oid from pg_database where datname = current_database())
      and clock_timestamp() - coalesce(greatest(state_change, query_start), now()) >= make_interval(secs => ${seconds})`);
  return rows.length > 0;
}
