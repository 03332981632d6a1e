import { getPrivateNotifications } from "@surimono/contract/notices";
import { sql } from "drizzle-orm";
import type { TestShop } from "../../testing/index.ts";
import type { Person } from "./link-member.fixture.ts";

/** Analyses' jobs, and rows of the database. */
export function watchAnalyses(opened: () => TestShop) {
  const rowsOf = async (query: ReturnType<typeof sql>) => (await opened().shop.database.db.execute(query)).rows;
  return {
    rowsOf,
    jobsOf: async (userId: string, state?: string) =>
      (
        await rowsOf(
          sql`select data, state from pgboss.job where name = 'analyse-fans' and data->>'userId' = ${userId}`,
        )
      ).filter((row) => state === undefined || row["state"] === state),
  };
}

export async function noticesOf({ call }: Person) {
  const answer = await call(getPrivateNotifications, {});
  const rows = answer.ok ? answer.value.data : [];
  return rows.flatMap(({ type, account_type, link_url }) => (account_type ? [{ type, account_type, link_url }] : []));
}

export const code = (answer: { ok: true } | { ok: false; failure: { code: string } }) =>
  answer.ok ? "ok" : answer.failure.code;
