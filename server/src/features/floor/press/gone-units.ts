import { readBatchCode } from "@surimono/domain/floor";
import { sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import type { PressPackage } from "../press.tables.ts";

type Packed = Pick<PressPackage, "units" | "source" | "sourceName">;

/**
 * Pieces of a package that are not to be printed any more (rule floor-press-changed): cancelled, or taken out of the batch that the package is
 * of. Read, never kept, so that it holds whoever cancelled them.
 */
export async function listGone(queries: Queries, { units, source, sourceName }: Packed): Promise<number[]> {
  const batch = source === "batch" ? readBatchCode(sourceName) : undefined;
  const { rows } = await queries.execute<{ number: string }>(sql`
    select unit.number from jsonb_array_elements_text(${JSON.stringify(units)}::jsonb) packed join units unit on unit.number = packed::bigint
      left join batch_units member on member.user_id = unit.user_id and member.unit = unit.number and member.batch = ${batch ?? 0}
    where unit.state = 'cancelled' or member.left_at is not null order by unit.number`);
  return rows.map(({ number }) => Number(number));
}
