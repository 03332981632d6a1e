import { sql } from "drizzle-orm";
import type { TestShop } from "../../testing/index.ts";
import { waitUntil } from "../orders/testing/index.ts";

/** Looks for what is left of a member. */
export function lookForTraces(opened: () => TestShop) {
  const rowsOf = async (query: ReturnType<typeof sql>) => (await opened().shop.database.db.execute(query)).rows;

  /** Which tables hold rows of the member. */
  async function tablesWith(userId: string): Promise<string[]> {
    const tables = await rowsOf(
      sql`select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
    );
    const found: string[] = [];
    for (const { table_name: name } of tables) {
      const rows = await rowsOf(sql`select 1 from ${sql.identifier(String(name))} where user_id = ${userId} limit 1`);
      if (rows.length > 0) found.push(String(name));
    }
    return found.toSorted();
  }

  /** Which tables contain the text. The demo's gateway counts as an outside service. */
  async function tablesNaming(text: string): Promise<string[]> {
    const tables = await rowsOf(sql`select table_name from information_schema.tables where table_schema = 'public'`);
    const found: string[] = [];
    for (const { table_name: name } of tables) {
      const rows = await rowsOf(
        sql`select 1 from ${sql.identifier(String(name))} row where strpos(row::text, ${text}) > 0 limit 1`,
      );
      if (rows.length > 0 && !String(name).startsWith("local_gateway")) found.push(String(name));
    }
    return found;
  }

  async function jobsDone() {
    await waitUntil("the job", async () => {
      const open = await rowsOf(
        sql`select 1 from pgboss.job where name in ('forget-member', 'remove-files', 'send-mail')
          and state in ('created', 'retry', 'active') and start_after < now() + interval '1 minute'`,
      );
      return open.length === 0;
    });
  }

  return { rowsOf, tablesWith, tablesNaming, jobsDone };
}

export const code = (answer: { ok: true } | { ok: false; failure: { code: string } }) =>
  answer.ok ? "ok" : answer.failure.code;
