import { PgBoss } from "pg-boss";
import boss from "pg-boss/package.json" with { type: "json" };
import { DatabaseFailure, type WatchedPool } from "../database/index.ts";

/** Makes the queue's own tables, or brings them up to date. */
export async function migrateQueue(connectionString: string): Promise<void> {
  const queue = new PgBoss({ connectionString, max: 1, supervise: false, schedule: false });
  queue.on("error", () => undefined);
  await queue.start();
  await queue.stop({ graceful: false });
}

/** Throws a DatabaseFailure with advice where the queue's tables are missing or older than this release. Newer ones do. */
export async function requireQueue(pool: WatchedPool): Promise<void> {
  const { rows: found } = await pool.query("select to_regclass('pgboss.version') is not null as there");
  const { rows } = found[0]?.there ? await pool.query("select version from pgboss.version") : { rows: [] };
  if (Number(rows[0]?.version ?? 0) >= boss.pgboss.schema) return;
  throw new DatabaseFailure(
    "The job queue of the database is of an older release, or not there. Give `npm run migrate` first.",
  );
}
