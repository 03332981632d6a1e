import { WatchedPool } from "./watched-pool.ts";

/** Whether the database answers a connection that is made for this question alone. */
export async function answersAnew(url: string, ms: number): Promise<boolean> {
  const pool = new WatchedPool(url, { max: 1, connectionTimeoutMillis: ms, query_timeout: ms });
  try {
    return await pool.query("select 1").then(
      () => true,
      () => false,
    );
  } finally {
    void pool.end();
  }
}
