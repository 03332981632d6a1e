import { sql } from "drizzle-orm";
import type { Transaction } from "./database.ts";

/** Waits until no other transaction holds the name, and holds it until this one ends: for what has no row yet that could be locked. */
export async function lockName(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
