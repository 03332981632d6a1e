import { IS_READ_ONLY, WatchedPool } from "./watched-pool.ts";

/** Whether the database answers, and can be written to, on a connection opened just for this question. */
export async function answersFreshly(url: string, ms: number): Promise<boolean> {
  const pool = new WatchedPool(url, { max: 1, connectionTimeoutMillis: ms, query_timeout: ms });
  try {
    return await pool.query<{ readOnly: boolean }>(IS_READ_ONLY).then(
      ({ rows }) => rows[0]?.readOnly === false,
      () => false,
    );
  } finally {
    void pool.end();
  }
}
