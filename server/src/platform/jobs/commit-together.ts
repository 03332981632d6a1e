import { sql } from "drizzle-orm";
import { isOnCitus, type Queries } from "../database/index.ts";

/**
 * On Citus, rows of members are on other machines than the queue, of which Citus knows nothing: they would be committed first, and a
 * coordinator that dies in between loses the job. A statement that may write a table of the coordinator that Citus does know makes the
 * commit a prepared one, which holds on all machines or on none (decision 640). It writes nothing and locks no row.
 */
export async function commitTogether(tx: Queries): Promise<void> {
  if (isOnCitus()) await tx.execute(sql`delete from rate_limits where false`);
}
