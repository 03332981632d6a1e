import type pg from "pg";

/** How long an answer about the nodes counts: each takes connections from every node to every other. */
const COUNTS_MS = 5_000;

/** Whether every node of a Citus answered the others lately. Asked often, it looks rarely; a look that takes longer than `ms` found none. */
export function watchNodes(pool: Pick<pg.Pool, "query">): (ms: number) => Promise<boolean> {
  let looked: { readonly at: number; readonly all: Promise<boolean> } | undefined;
  return (ms) => {
    if (!looked || performance.now() - looked.at > COUNTS_MS)
      looked = { at: performance.now(), all: doAllAnswer(pool) };
    const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), ms).unref());
    return Promise.race([looked.all, late]);
  };
}

function doAllAnswer(pool: Pick<pg.Pool, "query">): Promise<boolean> {
  return pool
    .query<{ all: boolean }>("select bool_and(result is true) as all from citus_check_cluster_node_health()")
    .then(
      ({ rows }) => rows[0]?.all ?? false,
      () => false,
    );
}
