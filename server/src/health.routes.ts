import { watchNodes } from "./platform/citus/index.ts";
import { answersFreshly, type WatchedPool } from "./platform/database/index.ts";
import type { Env } from "./platform/env/index.ts";
import type { Shop } from "./platform/http/index.ts";

/** Both doors together stay below two seconds, whatever the database does. */
const PATIENCE_MS = 900;
/** Longer than what a silent connection is waited for, by calls and by jobs. */
const STUCK_MS = 60_000;

/**
 * `/healthz`: whether it lives, which it does while its database is away; a process that has heard nothing for long of a database that
 * answers others does not, and is to be restarted. `/readyz`: whether requests are better sent to it than to nobody. Pages go on without
 * the database and calls say when to ask again, so whoever serves them is ready while the database is away from everybody.
 */
export function healthRoutes(
  { env, http, database, jobs, databaseUrl }: Parts,
  isReady: () => boolean,
  stuckMs = STUCK_MS,
) {
  const nodesAnswer = database.isCitus ? watchNodes(database.pool) : undefined;
  http.get("/healthz", async (_request, reply) => {
    const stuck = await isStuck([database.pool, jobs.pool], databaseUrl, stuckMs);
    return stuck ? reply.code(503).send({ status: "cut off from the database" }) : { status: "ok" };
  });
  http.get("/readyz", async (_request, reply) => {
    if (!isReady()) return reply.code(503).send({ status: "starting" });
    if (env.role === "worker") {
      // Nobody would notice a worker that cannot reach its queue.
      const answers = await Promise.all([database.pool, jobs.pool].map((pool) => pool.answersWithin(PATIENCE_MS)));
      if (!answers.every(Boolean)) return reply.code(503).send({ status: "database unreachable" });
    } else if (!(await database.pool.answersWithin(PATIENCE_MS))) {
      if (!(await answersFreshly(databaseUrl, PATIENCE_MS))) return { status: "ok", database: "unreachable" };
      return reply.code(503).send({ status: "cut off from the database" });
    }
    if (!nodesAnswer || (await nodesAnswer(PATIENCE_MS))) return { status: "ok", database: "answers" };
    // Its members' calls fail, and so does what is asked of all members: everywhere, so pages are still served.
    const status = "a node of the database is unreachable";
    return env.role === "worker" ? reply.code(503).send({ status }) : { status: "ok", database: status };
  });
}

interface Parts extends Pick<Shop, "http" | "database" | "jobs"> {
  readonly env: Pick<Env, "role">;
  readonly databaseUrl: string;
}

/** A worker has its two doors and nothing else, wherever its port can be reached from. */
export function refuseCalls(http: Shop["http"]): void {
  http.addHook("onRequest", async ({ url }, reply) => {
    if (["/healthz", "/readyz"].includes(url.split("?", 1)[0] as string)) return;
    await reply.code(404).send({ status: "this process does jobs and answers no calls" });
  });
}

async function isStuck(pools: readonly WatchedPool[], databaseUrl: string, stuckMs: number): Promise<boolean> {
  const silent = pools.filter(({ silentMs }) => silentMs > stuckMs);
  if (silent.length === 0) return false;
  const answered = await Promise.all(silent.map((pool) => pool.answersWithin(PATIENCE_MS)));
  return !answered.every(Boolean) && (await answersFreshly(databaseUrl, PATIENCE_MS));
}
