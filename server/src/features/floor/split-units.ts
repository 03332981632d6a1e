import { sql } from "drizzle-orm";
import type { MoveUnits } from "../orders/index.ts";

/**
 * The goods go into the box of the parcel that was split off: the last of each line, as words of pieces are dealt (rule floor-units-split). None of
 * them may lie in a box already.
 */
export const splitUnits: MoveUnits = async (tx, { userId, id }, { from, to, pieces }) => {
  for (const { lineId, quantity } of pieces) {
    const { rows } = await tx.execute<{ state: string }>(sql`
      update units set parcel = ${to} where user_id = ${userId} and number in (
        select number from units where user_id = ${userId} and order_id = ${id} and line_id = ${lineId} and parcel = ${from}
          and state <> 'cancelled' order by ordinal desc limit ${quantity}
      ) returning state`);
    if (rows.some(({ state }) => state === "packed" || state === "shipped")) return false;
  }
  return true;
};
