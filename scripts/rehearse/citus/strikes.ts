import { setTimeout as sleep } from "node:timers/promises";
import { until } from "../steps.ts";
import { ask, type Cluster, type Node, urlOf } from "./cluster.ts";

/** How long a node takes to commit an order that is placed: long enough that a kill finds the coordinator in the middle of it. */
const COMMIT_SECONDS = 0.8;

/** Each part of `orders` on a worker lets its commit wait, as a slow disk would. */
export async function slowCommits({ workers }: Cluster, database: string): Promise<void> {
  for (const { port } of workers)
    await ask(
      urlOf(port, database),
      `set citus.enable_ddl_propagation = off;
       set citus.enable_manual_changes_to_shards = on;
       create function slow_commit() returns trigger language plpgsql as $$ begin perform pg_sleep(${COMMIT_SECONDS}); return null; end $$;
       do $$ declare part text; begin
         for part in select nodes.shard_name from citus_shards nodes
           where nodes.table_name = 'orders'::regclass and nodes.nodeport = ${port}
         loop
           execute format('create constraint trigger slow_commit after insert or update of lifecycle on %I deferrable initially deferred
             for each row when (new.lifecycle = ''placed'') execute function slow_commit()', part);
         end loop;
       end $$`,
    );
}

/** Kills the coordinator in the middle of a commit that writes on a worker and in its own tables. */
export async function killInCommit({ coordinator }: Cluster, database: string): Promise<void> {
  await until(
    "a commit",
    async () => {
      const [row] = await ask<{ are: boolean }>(
        urlOf(coordinator.port, database),
        `select count(*) > 0 as are from pg_stat_activity
       where datname = '${database}' and state = 'active' and query ~* '^commit' and now() - query_start > interval '30 ms'`,
      );
      return row?.are ?? false;
    },
    20,
  );
  // Before and after the nodes have made up their minds.
  await sleep(Math.random() * COMMIT_SECONDS * 1_500);
  await coordinator.kill();
}

/** Prepared on a node and neither committed nor undone. */
export async function leftPrepared({ coordinator, workers }: Cluster): Promise<number> {
  const counts = await Promise.all(
    [coordinator, ...workers].map(({ port }: Node) =>
      ask<{ count: number }>(urlOf(port, "postgres"), "select count(*)::int as count from pg_prepared_xacts"),
    ),
  );
  return counts.flat().reduce((sum, { count }) => sum + count, 0);
}
