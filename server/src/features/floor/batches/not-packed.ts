import { batchCode } from "@surimono/domain/floor";
import { sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import { IS_HELD, WAITS } from "./batches.store.ts";

/**
 * Pieces of a batch that came, or were released, after its print packages were made: those that wait and that none of these has, but for the
 * packages that were withdrawn. None as long as it has no package. `anyState` also counts packages that could not be made.
 */
export async function listNotPacked(queries: Queries, batch: number, { anyState = false } = {}): Promise<number[]> {
  const made = sql`made.source = 'batch' and made.source_name = ${batchCode(batch)}${anyState ? sql`` : sql` and made.state <> 'failed'`}`;
  const { rows } = await queries.execute<{ number: string }>(sql`
    select unit.number from batch_units member join units unit on unit.user_id = member.user_id and unit.number = member.unit
    where member.batch = ${batch} and member.is_current and ${WAITS} and not ${IS_HELD}
      and exists (select 1 from press_packages made where ${made})
      and not exists (select 1 from press_packages made where ${made} and made.withdrawn_at is null and made.units @> to_jsonb(unit.number))
    order by member.position`);
  return rows.map(({ number }) => Number(number));
}
