import { sql } from "drizzle-orm";
import type { Transaction } from "./database.ts";

/** Waits for any other transaction holding the name, and holds it until this one ends: for what has no row to lock yet. */
export async function lockName(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
