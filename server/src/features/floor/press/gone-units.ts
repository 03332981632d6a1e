import { readBatchCode } from "@surimono/domain/floor";
import { sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import { IS_HELD } from "../batches/index.ts";
import type { PressPackage } from "../press.tables.ts";

type Packed = Pick<PressPackage, "units" | "source" | "sourceName">;

/**
 * What became of a piece since its package was made: gone (cancelled, or taken out of the batch that the package is of), left (shipped or
 * stored), or held, by itself or with its order.
 */
type Fate = "gone" | "left" | "held";

/** Pieces of a package that are not what they were. Read, never kept, so that it holds whoever moved them (rule floor-press-changed). */
export async function readFates(
  queries: Queries,
  { units, source, sourceName }: Packed,
): Promise<ReadonlyMap<number, Fate>> {
  const batch = source === "batch" ? readBatchCode(sourceName) : undefined;
  const { rows } = await queries.execute<{ number: string; fate: Fate }>(sql`
    select number, fate from (
      select unit.number, case
          when unit.state = 'cancelled' or member.left_at is not null then 'gone'
          when unit.state in ('shipped', 'stored') then 'left'
          when ${IS_HELD} then 'held'
        end as fate
      from jsonb_array_elements_text(${JSON.stringify(units)}::jsonb) packed join units unit on unit.number = packed::bigint
        left join batch_units member on member.user_id = unit.user_id and member.unit = unit.number and member.batch = ${batch ?? 0}
    ) fated where fate is not null order by number`);
  return new Map(rows.map(({ number, fate }) => [Number(number), fate]));
}

/** Those that are not to be printed any more. */
export async function listGone(queries: Queries, packed: Packed): Promise<number[]> {
  return listFated(queries, packed, ["gone"]);
}

/** Those that are not to be printed now: what is laid for a press is printed, and the workshop makes no step of what is held. */
export async function listNotToPrint(queries: Queries, packed: Packed): Promise<number[]> {
  return listFated(queries, packed, ["gone", "held"]);
}

async function listFated(queries: Queries, packed: Packed, wanted: readonly Fate[]): Promise<number[]> {
  return [...(await readFates(queries, packed))].filter(([, fate]) => wanted.includes(fate)).map(([number]) => number);
}
