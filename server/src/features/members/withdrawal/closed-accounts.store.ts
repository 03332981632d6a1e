import { sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";

const PORTION = 500;

interface Closed extends Record<string, unknown> {
  readonly user_id: string;
  readonly at: string;
}

/** The ids of accounts that were closed since then, some hundred at a time, in the order in which they were closed. */
export async function* listClosedAccounts(queries: Queries, since: Date): AsyncGenerator<readonly string[]> {
  let last: Closed | undefined = { user_id: "", at: since.toISOString() };
  while (last) {
    // As text: a Date would lose what is below a millisecond.
    const { rows }: { rows: Closed[] } = await queries.execute<Closed>(sql`
      select user_id, withdrawn_at::text as at from withdrawn_members
      where (withdrawn_at, user_id) > (${last.at}::timestamptz, ${last.user_id})
      order by withdrawn_at, user_id limit ${PORTION}`);
    if (rows.length > 0) yield rows.map(({ user_id }) => user_id);
    last = rows.length < PORTION ? undefined : rows.at(-1);
  }
}
