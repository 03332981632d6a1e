import { answersFreshly, type WatchedPool } from "./platform/database/index.ts";
import type { Shop } from "./platform/http/index.ts";

/** Both doors together stay below two seconds, whatever the database does. */
const PATIENCE_MS = 900;
/** Longer than what a silent connection is waited for, by calls and by jobs. */
const STUCK_MS = 60_000;

/**
 * `/readyz`: whether it can serve now. `/healthz`: whether it lives, which it does while its database is away; a process that has heard
 * nothing for long of a database that answers others does not, and is to be restarted.
 */
export function healthRoutes({ http, database, jobs, databaseUrl }: Parts, isReady: () => boolean, stuckMs = STUCK_MS) {
  http.get("/healthz", async (_request, reply) => {
    const stuck = await isStuck([database.pool, jobs.pool], databaseUrl, stuckMs);
    return stuck ? reply.code(503).send({ status: "cut off from the database" }) : { status: "ok" };
  });
  http.get("/readyz", async (_request, reply) => {
    if (!isReady()) return reply.code(503).send({ status: "starting" });
    const answers = await database.pool.answersWithin(PATIENCE_MS);
    return answers ? { status: "ok" } : reply.code(503).send({ status: "database unreachable" });
  });
}

interface Parts extends Pick<Shop, "http" | "database" | "jobs"> {
  readonly databaseUrl: string;
}

async function isStuck(pools: readonly WatchedPool[], databaseUrl: string, stuckMs: number): Promise<boolean> {
  const silent = pools.filter(({ silentMs }) => silentMs > stuckMs);
  if (silent.length === 0) return false;
  const answered = await Promise.all(silent.map((pool) => pool.answersWithin(PATIENCE_MS)));
  return !answered.every(Boolean) && (await answersFreshly(databaseUrl, PATIENCE_MS));
}
