import { setTimeout as sleep } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { buildIndexes } from "./build-indexes.ts";
import { findCitusRole } from "./citus-role.ts";
import { checkVersion, DatabaseFailure, explainUnreachable, refuseReadOnly, refuseWorker } from "./failure.ts";
import {
  findOldestLiving,
  knownMigrations,
  livesWith,
  migrationsFolder,
  migrationText,
  noteOldestLiving,
} from "./lives-with.ts";
import { isPooled } from "./pooler.ts";

/** Any number not used by another lock of this database. */
export const MIGRATION_LOCK = 4_815_162_342n;
/** Who waits for a lock holds up all that come after; so a migration gives way and tries again. */
const LOCK_TIMEOUT = "3s";
const TRIES = 40;
const PAUSE_MS = 1_000;
/** Between two looks whether another process has ended its migration. */
const TURN_MS = 200;

/**
 * Applies missing migrations. Processes starting together wait for each other under an advisory lock. Throws a DatabaseFailure
 * with advice when the database is unreachable, or was made by a newer release.
 */
export async function migrate(url: string): Promise<void> {
  if (isPooled(url))
    throw new DatabaseFailure("PgBouncer cannot bring a database up to date: give the database's own address.");
  const client = await connect(url);
  try {
    await takeTurn(client);
    await refuseNewer(client);
    const newest = await findNewest(client);
    if (newest !== undefined && newest >= known()) return;
    if (newest !== undefined) await buildIndexes(client, pending(newest).map(migrationText));
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    await untilUnlocked(() => applyMigrations(drizzle(client), { migrationsFolder: migrationsFolder() }));
    await noteOldestLiving(client);
  } catch (error) {
    throw codeOf(error) === "42501" ? explainUnreachable(url, (error as Error).cause) : error;
  } finally {
    await client.end();
  }
}

/**
 * Asks again and again: who waits within a statement keeps a snapshot, and the other's building of an index waits for all of them, so that
 * PostgreSQL would end one of the two.
 */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [MIGRATION_LOCK]);
    if (rows[0]?.mine) return;
    await sleep(TURN_MS);
  }
}

async function untilUnlocked(work: () => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (codeOf(error) !== "55P03" || tried === TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

const codeOf = (error: unknown) => {
  const { cause, code } = error as { readonly code?: string; readonly cause?: { readonly code?: string } };
  return cause?.code ?? code;
};
const pending = (newest: number) => knownMigrations().filter(({ when }) => when > newest);

/** For work beside a shop: brings an empty database up to date; one in use must be so already. */
export async function migrateEmpty(url: string): Promise<void> {
  if ((await planMigration(url)).isEmpty) await migrate(url);
  else await checkMigrated(url);
}

export interface MigrationPlan {
  readonly isEmpty: boolean;
  /** Migrations beside which the processes that made the database as it is cannot work. */
  readonly stopping: readonly string[];
}

/** What `migrate` would do. Changes nothing. */
export async function planMigration(url: string): Promise<MigrationPlan> {
  const client = await connect(url);
  try {
    const newest = await findNewest(client);
    if (newest === undefined) return { isEmpty: true, stopping: [] };
    const all = knownMigrations();
    const stopping = pending(newest).filter((migration) => livesWith(migrationText(migration), all).when > newest);
    return { isEmpty: false, stopping: stopping.map(({ tag }) => tag) };
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
    const { rows } = await client.query<{ version: number; readOnly: boolean }>(
      `select current_setting('server_version_num')::int as version, current_setting('transaction_read_only')::bool as "readOnly"`,
    );
    checkVersion(url, rows[0]?.version ?? 0);
    if (rows[0]?.readOnly) throw refuseReadOnly(url);
    if ((await findCitusRole(client)) === "worker") throw refuseWorker(url);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error instanceof DatabaseFailure ? error : explainUnreachable(url, error);
  }
}

/** Throws a DatabaseFailure with advice unless this release can work on the database as it is. Changes nothing. */
export async function checkMigrated(url: string): Promise<void> {
  const client = await connect(url);
  try {
    await refuseNewer(client);
    const newest = await findNewest(client);
    if (newest !== undefined && newest >= known()) return;
    throw new DatabaseFailure(
      newest === undefined
        ? "No shop has started with this database yet. Start one first, or set DATA_DIR or DATABASE_URL to that of the shop."
        : "The database is of an older release of the shop. `npm run migrate` brings it up to date.",
    );
  } finally {
    await client.end();
  }
}

/** A release works on a newer database as long as that one's migrations say so; otherwise it would use tables it does not know. */
async function refuseNewer(client: pg.Client): Promise<void> {
  if (((await findNewest(client)) ?? 0) <= known()) return;
  const oldest = await findOldestLiving(client);
  if (oldest !== undefined && oldest <= known()) return;
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
  return Math.max(...knownMigrations().map(({ when }) => when));
}
