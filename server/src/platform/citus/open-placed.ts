import pg from "pg";
import { type Database, type DatabaseOptions, findCitusRole, openDatabase } from "../database/index.ts";

/** The database with the statements that it takes: those of one PostgreSQL, or of a Citus whose tables are spread over its nodes. */
export async function openPlaced(
  url: string,
  maxConnections: number,
  options: DatabaseOptions = {},
): Promise<Database> {
  return openDatabase(url, maxConnections, { ...options, isCitus: await isDistributed(url) });
}

async function isDistributed(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: "surimono",
  });
  client.on("error", () => undefined);
  await client.connect();
  try {
    if ((await findCitusRole(client)) !== "coordinator") return false;
    const { rowCount } = await client.query(
      "select 1 from pg_dist_partition where logicalrelid = to_regclass('public.carts') and partmethod = 'h'",
    );
    return rowCount === 1;
  } finally {
    await client.end();
  }
}
