import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

/** Any number that no other lock of this database uses. */
const MIGRATION_LOCK = 4_815_162_342n;
const MIGRATIONS = join(import.meta.dirname, "../../../migrations");

/** Applies what is missing. Processes that start together wait for each other under an advisory lock. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "surimono migrations" });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await applyMigrations(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end();
  }
}
