import type pg from "pg";

/** What a database is to Citus: nothing, the node that takes the shop's statements, or one that only keeps its rows. */
export async function findCitusRole(client: Pick<pg.Client, "query">): Promise<"none" | "coordinator" | "worker"> {
  const { rows: found } = await client.query<{ there: boolean }>(
    "select to_regclass('pg_catalog.pg_dist_local_group') is not null as there",
  );
  if (!found[0]?.there) return "none";
  const { rows } = await client.query<{ group: number }>("select groupid as group from pg_dist_local_group");
  return rows[0]?.group === 0 ? "coordinator" : "worker";
}
