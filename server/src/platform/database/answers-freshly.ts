import { WatchedPool } from "./watched-pool.ts";

/** Whether the database answers on a connection opened just for this question. */
export async function answersFreshly(url: string, ms: number): Promise<boolean> {
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
