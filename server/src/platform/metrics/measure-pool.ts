import type { Meter } from "@opentelemetry/api";
import type pg from "pg";
import type { Metrics } from "./metrics.ts";

const SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void;

/** How long statements wait for a connection, and how many are in use. */
export function measurePool(meter: Meter, watch: Metrics["watch"]): (name: string, pool: pg.Pool) => void {
  const wait = meter.createHistogram("surimono_pool_wait_seconds", {
    description: "Waits for a connection to the database",
    advice: { explicitBucketBoundaries: SECONDS },
  });
  const pools = new Map<string, pg.Pool>();
  watch(
    {
      surimono_pool_connections: "Connections to the database, in use or idle",
      surimono_pool_waiting: "Statements that wait for a connection now",
    },
    () =>
      [...pools].flatMap(([pool, { totalCount, idleCount, waitingCount }]) => [
        { name: "surimono_pool_connections", value: totalCount - idleCount, labels: { pool, state: "used" } },
        { name: "surimono_pool_connections", value: idleCount, labels: { pool, state: "idle" } },
        { name: "surimono_pool_waiting", value: waitingCount, labels: { pool } },
      ]),
  );
  return (name, pool) => {
    pools.set(name, pool);
    const connect = pool.connect.bind(pool) as (callback: Taken) => void;
    const taken = (callback: Taken) => {
      const started = performance.now();
      connect((error, client, done) => {
        wait.record((performance.now() - started) / 1000, { pool: name });
        callback(error, client, done);
      });
    };
    const measured = (callback?: Taken) =>
      callback
        ? taken(callback)
        : new Promise((resolve, reject) => {
            taken((error, client) => (client ? resolve(client) : reject(error)));
          });
    pool.connect = measured as typeof pool.connect;
  };
}
