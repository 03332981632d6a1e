import { unitCode } from "@surimono/domain/floor";
import { orderNumber } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";
import { listParcels, type Order } from "../orders/index.ts";
import { NAMED_UNIT, type NamedUnit } from "./units.store.ts";
import type { Unit } from "./units.tables.ts";

/** With their goods; of the rest the page needs the code alone. */
const MOST_NAMED = 50;

/** What is in the box, and what is not yet. */
export async function presentParcel(queries: Queries, order: Order, { parcel }: Pick<Unit, "parcel">, parcels: number) {
  const inBox = sql`unit.user_id = ${order.userId} and unit.order_id = ${order.id}
    and unit.parcel is not distinct from ${parcel}::integer and unit.state <> 'cancelled'`;
  const isPacked = sql`unit.state in ('packed', 'shipped', 'stored')`;
  const missing = await queries.execute<NamedUnit>(
    sql`${NAMED_UNIT} where ${inBox} and not ${isPacked} order by unit.number limit ${MOST_NAMED}`,
  );
  const toTakeOut = await queries.execute<NamedUnit>(sql`
    ${NAMED_UNIT} join units_to_take_out boxed on boxed.user_id = unit.user_id and boxed.unit = unit.number
    where boxed.user_id = ${order.userId} and boxed.order_id = ${order.id} and boxed.parcel is not distinct from ${parcel}::integer
    order by unit.number limit ${MOST_NAMED}`);
  const counted = await queries.execute<{ units: number; lacking: string[] | null }>(sql`
    select count(*)::int as units, array_agg(number::text order by number) filter (where not ${isPacked}) as lacking from units unit where ${inBox}`);
  const { units = 0, lacking } = counted.rows[0] ?? {};
  const missingCodes = (lacking ?? []).map((number) => unitCode(Number(number)));
  const packed = units - missingCodes.length;
  return {
    order_number: orderNumber(order.sequence),
    parcel_number: parcel === null ? 0 : parcel + 1,
    ...{ parcels, units, packed, is_complete: units > 0 && units === packed && toTakeOut.rows.length === 0 },
    missing: missing.rows.map(inBoxPiece),
    missing_codes: missingCodes,
    to_take_out: toTakeOut.rows.map(inBoxPiece),
  };
}

/** The box that a piece belongs in. */
export async function presentBoxOf(queries: Queries, order: Order, unit: Pick<Unit, "parcel">) {
  const parcels = await listParcels(queries, { userId: order.userId, orderId: order.id }, []);
  return presentParcel(queries, order, unit, parcels.length);
}

const inBoxPiece = ({ number, state, name, item_name, size_name, color_name }: NamedUnit) => ({
  ...{ code: unitCode(Number(number)), state, name, item_name, size_name, color_name },
});
