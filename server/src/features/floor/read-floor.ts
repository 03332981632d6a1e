import type {
  getFloor as getFloorCall,
  listUnits as listUnitsCall,
  getUnitPhoto as photoCall,
} from "@surimono/contract/floor";
import type { AnswerOf, PayloadOf } from "@surimono/contract/kernel";
import { readUnitCode, UNIT_STATES, type UnitState } from "@surimono/domain/floor";
import { dayInJapan, fail, ok } from "@surimono/domain/kernel";
import { parseOrderNumber } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import type { Shop } from "../../platform/http/index.ts";
import { listPhotos, readPhoto } from "./photos/unit-photos.ts";
import {
  findUnitByNumber,
  getNamedUnit,
  listMovements,
  NAMED_UNIT,
  type NamedUnit,
  presentUnit,
} from "./units.store.ts";

const PAGE = 50;
const OPEN = sql`('received', 'ready', 'printed', 'checked', 'packed', 'rejected', 'held')`;

type Floor = AnswerOf<typeof getFloorCall>;

/** Counts what is on the floor, never what has left. */
export async function getFloor({ database: { db }, now }: Pick<Shop, "database" | "now">): Promise<Floor> {
  const { rows } = await db.execute<{
    dispatch_by: string;
    method_id: number;
    method_name: string;
    state: UnitState;
    units: number;
  }>(sql`
    with unit as (
      select user_id, order_id, line_id, state, count(*) as units from units where state in ${OPEN} group by user_id, order_id, line_id, state
    )
    select placed.dispatch_by::text as dispatch_by, line.method_id, min(line.method_name) as method_name, unit.state, sum(unit.units)::int as units
    from unit
      join order_lines line on line.user_id = unit.user_id and line.order_id = unit.order_id and line.id = unit.line_id
      join orders placed on placed.user_id = unit.user_id and placed.id = unit.order_id
    group by placed.dispatch_by, line.method_id, unit.state order by 1, 2`);
  const states = Object.fromEntries(UNIT_STATES.map((state) => [state, 0])) as Record<UnitState, number>;
  const due = new Map<string, Floor["due"][number]>();
  for (const { dispatch_by, method_id, method_name, state, units } of rows) {
    states[state] += units;
    if (state === "packed" || state === "shipped" || state === "stored" || state === "cancelled") continue;
    const key = `${dispatch_by} ${method_id}`;
    const none = { received: 0, ready: 0, printed: 0, checked: 0, rejected: 0, held: 0 };
    const row = due.get(key) ?? { dispatch_by, method_id, method_name, ...none };
    due.set(key, { ...row, [state]: units });
  }
  return { day: dayInJapan(now()), states, due: [...due.values()] };
}

/** What was rejected is printed first; then by the promised day. */
export async function listUnits(
  { database: { db } }: Pick<Shop, "database">,
  { state, order_number, method_id, dispatch_by, after }: PayloadOf<typeof listUnitsCall>,
) {
  const sequence = order_number === undefined ? undefined : parseOrderNumber(order_number);
  if (order_number !== undefined && sequence === undefined) return { units: [], next: null };
  const [day, number] = after?.split("_") ?? [];
  const wanted = [
    sequence === undefined
      ? state
        ? sql`unit.state = ${state}`
        : sql`unit.state in ${OPEN}`
      : sql`placed.sequence = ${sequence}`,
    ...(method_id === undefined ? [] : [sql`line.method_id = ${method_id}`]),
    ...(dispatch_by === undefined ? [] : [sql`placed.dispatch_by = ${dispatch_by}::date`]),
    ...(day === undefined ? [] : [sql`(placed.dispatch_by, unit.number) > (${day}::date, ${Number(number)}::bigint)`]),
  ];
  // Names are looked up of those of the page alone: there may be thousands on the floor.
  const line = sql`join order_lines line on line.user_id = unit.user_id and line.order_id = unit.order_id and line.id = unit.line_id`;
  const { rows } = await db.execute<NamedUnit>(sql`
    with page as materialized (
      select unit.user_id as of, unit.number as which from units unit
        join orders placed on placed.user_id = unit.user_id and placed.id = unit.order_id ${method_id === undefined ? sql`` : line}
      where ${sql.join(wanted, sql` and `)} order by placed.dispatch_by, unit.number limit ${PAGE + 1}
    )
    ${NAMED_UNIT} join page on page.of = unit.user_id and page.which = unit.number order by placed.dispatch_by, unit.number`);
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return { units: rows.slice(0, PAGE).map(presentUnit), next: last ? `${last.dispatch_by}_${last.number}` : null };
}

export async function getUnit({ database: { db } }: Pick<Shop, "database">, code: string) {
  const number = readUnitCode(code);
  const unit = number === undefined ? undefined : await findUnitByNumber(db, number);
  if (!unit) return fail("floor/no-such-unit");
  const [named, movements, photos] = await Promise.all([
    getNamedUnit(db, unit.number),
    listMovements(db, unit),
    listPhotos(db, unit),
  ]);
  return ok({ unit: presentUnit(named), movements, photos });
}

export async function getUnitPhoto(
  shop: Pick<Shop, "database" | "files">,
  { code, photo_id }: PayloadOf<typeof photoCall>,
) {
  const number = readUnitCode(code);
  const unit = number === undefined ? undefined : await findUnitByNumber(shop.database.db, number);
  return unit ? readPhoto(shop, unit, photo_id) : fail("floor/no-such-unit");
}
