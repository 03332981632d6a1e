import pg from "pg";

/**
 * After a test or a rehearsal on Citus: the tables that lie on every node are the same on each. Citus itself never looks, and a statement that
 * changes one copy alone is no error. `databases` are the same database on every node.
 */
export async function judgeCopies(databases: readonly string[]): Promise<void> {
  const [seen = "", ...others] = await Promise.all(databases.map(tellCopies));
  for (const [index, other] of others.entries())
    if (other !== seen)
      throw new Error(`tables of every node differ between the coordinator and node ${index + 1}:\n${seen}\n${other}`);
}

/** A line for each table that Citus keeps on every node, whatever release placed it there: its rows, and a sum over them. */
async function tellCopies(url: string): Promise<string> {
  const client = new pg.Client(url);
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows: shards } = await client.query<{ name: string; shard: string }>(
      `select logicalrelid::text as name, logicalrelid::text || '_' || shardid as shard
       from pg_dist_shard join pg_dist_partition using (logicalrelid) where repmodel = 't' order by 1`,
    );
    const lines: string[] = [];
    for (const { name, shard } of shards) {
      const { rows } = await client.query<{ said: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(copy::text, 0)), 0) as said from ${shard} copy`,
      );
      lines.push(`${name} ${rows[0]?.said}`);
    }
    return lines.join("\n");
  } finally {
    await client.end();
  }
}
