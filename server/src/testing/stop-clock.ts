import { sql } from "drizzle-orm";
import type { TIMETABLE } from "../platform/jobs/index.ts";
import type { TestShop } from "./open-test-shop.ts";

/** This work is not done by the clock any more: a test alone decides when, and nothing happens between two of its steps. */
export async function stopClock({ shop }: TestShop, work: keyof typeof TIMETABLE): Promise<void> {
  await shop.database.db.execute(sql`delete from pgboss.schedule where name = ${work}`);
}
