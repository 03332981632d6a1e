import { readFileSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { checkVersion, DatabaseFailure, explainUnreachable } from "./failure.ts";

/** Any number not used by another lock of this database. */
const MIGRATION_LOCK = 4_815_162_342n;
/** A function, because drizzle-kit loads tables, and this with them, as CommonJS without `dirname`. */
const migrationsFolder = () => join(import.meta.dirname, "../../../migrations");

/**
 * Applies missing migrations. Processes starting together wait for each other under an advisory lock. Throws a DatabaseFailure
 * with advice when the database is unreachable, or was made by a newer release.
 */
export async function migrate(url: string): Promise<void> {
  const client = await connect(url);
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await refuseNewer(client);
    await applyMigrations(drizzle(client), { migrationsFolder: migrationsFolder() });
  } catch (error) {
    throw (error as { cause?: { code?: string } }).cause?.code === "42501"
      ? explainUnreachable(url, (error as Error).cause)
      : error;
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "surimono migrations",
    connectionTimeoutMillis: 10_000,
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    checkVersion(url, rows[0]?.version ?? 0);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error instanceof DatabaseFailure ? error : explainUnreachable(url, error);
  }
}

/** Throws a DatabaseFailure with advice unless the database is just that of this release. Changes nothing. */
export async function checkMigrated(url: string): Promise<void> {
  const client = await connect(url);
  try {
    await refuseNewer(client);
    const newest = await findNewest(client);
    if (newest === known()) return;
    throw new DatabaseFailure(
      newest === undefined
        ? "No shop has started with this database yet. Start one first, or set DATA_DIR or DATABASE_URL to that of the shop."
        : "The database is of an older release of the shop. Start this release, which brings it up to date, or give the command of that one.",
    );
  } finally {
    await client.end();
  }
}

/** An older release would use tables it does not know. */
async function refuseNewer(client: pg.Client): Promise<void> {
  if (((await findNewest(client)) ?? 0) <= known()) return;
  throw new DatabaseFailure(
    "The database was brought up to date by a newer release of the shop. Start that release, " +
      "or set DATA_DIR or DATABASE_URL to another, empty place.",
  );
}

/** The last migration that was applied, by its time; undefined in an empty database. */
async function findNewest(client: pg.Client): Promise<number | undefined> {
  const table = "drizzle.__drizzle_migrations";
  const { rows: found } = await client.query<{ there: boolean }>("select to_regclass($1) is not null as there", [
    table,
  ]);
  if (!found[0]?.there) return undefined;
  const { rows } = await client.query<{ newest: string | null }>(`select max(created_at) as newest from ${table}`);
  return rows[0]?.newest ? Number(rows[0].newest) : undefined;
}

function known(): number {
  const journal = JSON.parse(readFileSync(join(migrationsFolder(), "meta/_journal.json"), "utf8")) as {
    entries: { when: number }[];
  };
  return Math.max(...journal.entries.map(({ when }) => when));
}
