import { statfs } from "node:fs/promises";
import type { getSystem } from "@surimono/contract/desk";
import type { AnswerOf } from "@surimono/contract/kernel";
import { sql } from "drizzle-orm";
import { listNodes } from "../../../platform/citus/index.ts";
import type { Shop } from "../../../platform/http/index.ts";

type Health = AnswerOf<typeof getSystem>["health"];

/** No file has this name: a store that answers says so. */
const NO_FILE = "health/none";
/** Whoever looks at the screen does not wait for a store that is silent. */
const PATIENCE_MS = 2_000;

/** How what the shop is built on answers at this moment. */
export async function readHealth({
  database: { db, pool, isCitus },
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
  const [database, store, nodes, disk] = await Promise.all([
    measured(() => db.execute(sql`select 1`)),
    measured(() => files.read(NO_FILE)),
    isCitus ? inTime(listNodes(pool)) : null,
    statfs(env.dataDir).catch(() => null),
  ]);
  return {
    ...{ database_ms: database, files_ms: store, replica: presentReplica(replicaHealth()) },
    connections,
    nodes: nodes?.map(({ name, isCoordinator, answers }) => ({ name, is_coordinator: isCoordinator, answers })) ?? null,
    disk: disk && { free_bytes: disk.bavail * disk.bsize, all_bytes: disk.blocks * disk.bsize },
  };
}

function presentReplica(health: ReturnType<Shop["replicaHealth"]>): Health["replica"] {
  return health ? { state: health.state, lag_ms: health.lagMs ?? null } : null;
}

/** Milliseconds; null: no answer, or an error. */
async function measured(ask: () => Promise<unknown>): Promise<number | null> {
  const started = performance.now();
  return inTime(ask().then(() => Math.round(performance.now() - started)));
}

/** Null: no answer, or an error. */
async function inTime<Value>(asked: Promise<Value>): Promise<Value | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), PATIENCE_MS);
  return Promise.race([asked.catch(() => null), late]).finally(() => clearTimeout(timer));
}
