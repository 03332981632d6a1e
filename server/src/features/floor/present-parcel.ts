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
  const isMissing = sql`${inBox} and unit.state not in ('packed', 'shipped', 'stored')`;
  const missing = await queries.execute<NamedUnit>(
    sql`${NAMED_UNIT} where ${isMissing} order by unit.number limit ${MOST_NAMED}`,
  );
  const allMissing = await queries.execute<{ number: string }>(
    sql`select number from units unit where ${isMissing} order by number`,
  );
  const toTakeOut = await queries.execute<NamedUnit>(sql`
    ${NAMED_UNIT} join units_to_take_out boxed on boxed.user_id = unit.user_id and boxed.unit = unit.number
    where boxed.user_id = ${order.userId} and boxed.order_id = ${order.id} and boxed.parcel is not distinct from ${parcel}::integer
    order by unit.number limit ${MOST_NAMED}`);
  const counted = await queries.execute<{ units: number; packed: number }>(sql`
    select count(*)::int as units, count(*) filter (where state in ('packed', 'shipped', 'stored'))::int as packed from units unit where ${inBox}`);
  const { units = 0, packed = 0 } = counted.rows[0] ?? {};
  return {
    order_number: orderNumber(order.sequence),
    parcel_number: parcel === null ? 0 : parcel + 1,
    ...{ parcels, units, packed, is_complete: units > 0 && units === packed && toTakeOut.rows.length === 0 },
    missing: missing.rows.map(inBoxPiece),
    missing_codes: allMissing.rows.map(({ number }) => unitCode(Number(number))),
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
