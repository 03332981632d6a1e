import { MAX_PRESS_UNITS } from "@surimono/contract/floor";
import { readUnitCode } from "@surimono/domain/floor";
import { fail, ok } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/index.ts";
import { findPlacedOrder } from "../../orders/index.ts";
import { GONE, readPieces, type TicketUnit } from "../tickets/read-tickets.ts";

/** Of an order all that is still to be printed or may be printed again; of chosen pieces each, or none (rule floor-press-package). */
export async function chooseUnits(
  tx: Transaction,
  wanted: { readonly order_number?: string | undefined; readonly codes?: readonly string[] | undefined },
) {
  if (wanted.order_number === undefined) {
    const units = await chooseCodes(tx, wanted.codes ?? []);
    return units.ok ? ok({ source: "units", sourceName: "", units: units.value } as const) : units;
  }
  const order = await findPlacedOrder(tx, wanted.order_number);
  if (!order) return fail("floor/nothing-to-print");
  const { rows } = await tx.execute<{ number: string }>(
    sql`select number from units where user_id = ${order.userId} and order_id = ${order.id} order by number`,
  );
  const pieces = await readPieces(
    tx,
    rows.map(({ number }) => Number(number)),
  );
  const units = judge(pieces.filter(({ state, is_sending }) => !is_sending && !GONE.includes(state)));
  return units.ok
    ? ok({ source: "order", sourceName: orderNumber(order.sequence), units: units.value } as const)
    : units;
}

async function chooseCodes(tx: Transaction, codes: readonly string[]) {
  const numbers = [...new Set(codes.map(readUnitCode))];
  const units = await readPieces(tx, numbers);
  if (units.length < numbers.length) return fail("floor/no-such-unit");
  if (units.some(({ state, is_sending }) => is_sending || GONE.includes(state))) return fail("floor/print-too-late");
  return judge(units);
}

function judge(units: readonly TicketUnit[]) {
  if (units.length === 0) return fail("floor/nothing-to-print");
  if (units.length > MAX_PRESS_UNITS) return fail("floor/too-many-to-print");
  if (units.some(({ state }) => state === "received")) return fail("floor/print-too-early");
  return ok(units.map(({ number }) => Number(number)));
}
