import type pg from "pg";

/** How long an answer about the nodes counts: each takes connections from every node to every other. */
const COUNTS_MS = 5_000;

export interface NodeState {
  /** Host and port, by which the coordinator knows it. */
  readonly name: string;
  readonly isCoordinator: boolean;
  /** Whether another node, or itself, got an answer from it. */
  readonly answers: boolean;
}

/** The coordinator first. */
export async function listNodes(pool: Pick<pg.Pool, "query">): Promise<NodeState[]> {
  const { rows } = await pool.query<NodeState>(`
    select node.nodename || ':' || node.nodeport as name, node.groupid = 0 as "isCoordinator", coalesce(bool_or(asked.result), false) as answers
    from pg_dist_node node
    left join citus_check_cluster_node_health() asked on asked.to_nodename = node.nodename and asked.to_nodeport = node.nodeport
    where node.isactive group by node.nodeid order by node.groupid, node.nodeid`);
  return rows;
}

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
