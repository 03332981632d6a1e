import { drizzle } from "drizzle-orm/node-postgres";
import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import { type Database, type Db, databaseTrouble, openDatabase, refuseInTransaction } from "../database/index.ts";
import type { Env } from "../env/index.ts";
import type { Metrics } from "../metrics/index.ts";
import type { MayBeOld } from "./may-be-old.ts";
import { type ReplicaHealth, ReplicaWatch } from "./watch-replica.ts";

export interface Replica {
  /** For reading alone, outside of any transaction. */
  mayBeOld(what: MayBeOld): Db;
  /** Undefined where there is no replica. */
  health(): ReplicaHealth | undefined;
  close(): Promise<void>;
}

interface Parts {
  readonly database: Database;
  readonly log: Pick<FastifyBaseLogger, "info" | "warn">;
  readonly metrics: Pick<Metrics, "count" | "watch" | "pool"> | undefined;
}

/** A shop without a replica reads everything where it is written; so does one on Citus, whose nodes would each need their own. */
export async function openReplica(
  { databaseReplicaUrl: replicaUrl, databaseConnections }: Pick<Env, "databaseReplicaUrl" | "databaseConnections">,
  primaryUrl: string,
  { database, log, metrics }: Parts,
): Promise<Replica> {
  if (!replicaUrl || database.isCitus) {
    if (replicaUrl) log.warn("DATABASE_REPLICA_URL is not used on Citus");
    return { mayBeOld: () => database.db, health: () => undefined, close: async () => undefined };
  }
  const replica = openDatabase(replicaUrl, databaseConnections, { readOnly: true });
  const watch = new ReplicaWatch({ primary: primaryUrl, replica: replicaUrl }, log);
  metrics?.pool("replica", replica.pool);
  metrics?.watch(
    {
      surimono_replica_used: "Whether the replica is read from (1), or is away or too far behind (0)",
      surimono_replica_lag_seconds: "How old what the replica shows may be",
    },
    () => {
      const { state, lagMs } = watch.health();
      const used = { name: "surimono_replica_used", value: state === "used" ? 1 : 0 };
      return lagMs === undefined ? [used] : [used, { name: "surimono_replica_lag_seconds", value: lagMs / 1000 }];
    },
  );
  const count = metrics?.count("surimono_replica_reads", "Reads of what may be old, by what it is and who answered");
  await watch.look();
  return {
    mayBeOld: (what) => {
      const note = (from: string) => count?.({ what, from });
      const db = drizzle(new ReplicaFirst(database.pool, replica.pool, watch, note) as unknown as pg.Pool);
      db.transaction = () => Promise.reject(new Error("what may be old is only read"));
      return db;
    },
    health: () => watch.health(),
    close: async () => void (await Promise.all([watch.close(), replica.close()])),
  };
}

/** Asks the replica, and whenever it does not answer the database itself: reads may be asked twice. */
class ReplicaFirst {
  readonly #primary: pg.Pool;
  readonly #replica: pg.Pool;
  readonly #watch: ReplicaWatch;
  readonly #note: (from: "replica" | "primary") => void;

  constructor(primary: pg.Pool, replica: pg.Pool, watch: ReplicaWatch, note: (from: "replica" | "primary") => void) {
    this.#primary = primary;
    this.#replica = replica;
    this.#watch = watch;
    this.#note = note;
  }

  async query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    refuseInTransaction("a replica");
    if (this.#watch.isUsed) {
      try {
        const answer = await this.#watch.unlessLost(this.#replica.query(statement, values));
        this.#note("replica");
        return answer;
      } catch (error) {
        if (isWrite(error)) throw error;
        // Of any other failure too the database itself knows best: a table that is not there yet, rows that were needed elsewhere.
        if (databaseTrouble(error) === "outage") this.#watch.doubt();
      }
    }
    this.#note("primary");
    return this.#primary.query(statement, values);
  }
}

/** Whoever writes by it has a bug, which must not hide until the replica is away. */
function isWrite(error: unknown): boolean {
  return (error as { readonly code?: string }).code === "25006";
}
