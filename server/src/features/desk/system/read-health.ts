import { statfs } from "node:fs/promises";
import type { getSystem } from "@surimono/contract/desk";
import type { AnswerOf } from "@surimono/contract/kernel";
import { sql } from "drizzle-orm";
import type { Shop } from "../../../platform/http/index.ts";

type Health = AnswerOf<typeof getSystem>["health"];

/** No file has this name: a store that answers says so. */
const NO_FILE = "health/none";
/** Whoever looks at the screen does not wait for a store that is silent. */
const PATIENCE_MS = 2_000;

/** How what the shop is built on answers at this moment. */
export async function readHealth({
  database: { db, pool },
  replicaHealth,
  files,
  env,
}: Pick<Shop, "database" | "replicaHealth" | "files" | "env">): Promise<Health> {
  // Before this question takes some itself.
  const connections = {
    used: pool.totalCount - pool.idleCount,
    most: pool.options.max,
    waiting: pool.waitingCount,
  };
  const [database, store, disk] = await Promise.all([
    measured(() => db.execute(sql`select 1`)),
    measured(() => files.read(NO_FILE)),
    statfs(env.dataDir).catch(() => null),
  ]);
  return {
    ...{ database_ms: database, files_ms: store, replica: presentReplica(replicaHealth()) },
    connections,
    disk: disk && { free_bytes: disk.bavail * disk.bsize, all_bytes: disk.blocks * disk.bsize },
  };
}

function presentReplica(health: ReturnType<Shop["replicaHealth"]>): Health["replica"] {
  return health ? { state: health.state, lag_ms: health.lagMs ?? null } : null;
}

/** Milliseconds; null: no answer, or an error. */
async function measured(ask: () => Promise<unknown>): Promise<number | null> {
  const started = performance.now();
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), PATIENCE_MS);
  const answered = ask().then(
    () => Math.round(performance.now() - started),
    () => null,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
