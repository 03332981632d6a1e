import { MAX_PRESS_UNITS } from "@surimono/contract/floor";
import { readBatchCode, readUnitCode } from "@surimono/domain/floor";
import { fail, ok } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/index.ts";
import { findPlacedOrder } from "../../orders/index.ts";
import { listNotPacked, readBatch } from "../batches/index.ts";
import { GONE, readPieces, type TicketUnit } from "../tickets/read-tickets.ts";

export interface WantedUnits {
  readonly order_number?: string | undefined;
  readonly batch?: string | undefined;
  /** Of the batch those that none of its packages has. */
  readonly only_added?: boolean | undefined;
  readonly codes?: readonly string[] | undefined;
}

/**
 * Of an order or a batch all that is or may be printed here, without what is held; of chosen pieces each, or none (rule
 * floor-press-package).
 */
export async function chooseUnits(tx: Transaction, { order_number, batch, only_added, codes = [] }: WantedUnits) {
  if (batch !== undefined) return chooseBatch(tx, batch, only_added ? await listAdded(tx, batch) : undefined);
  if (order_number !== undefined) return chooseOrder(tx, order_number);
  const units = await chooseCodes(tx, codes);
  return units.ok ? ok({ source: "units", sourceName: "", units: units.value } as const) : units;
}

async function chooseOrder(tx: Transaction, number: string) {
  const order = await findPlacedOrder(tx, number);
  if (!order) return fail("floor/nothing-to-print");
  const { rows } = await tx.execute<{ number: string }>(
    sql`select number from units where user_id = ${order.userId} and order_id = ${order.id} order by number`,
  );
  const units = await chooseRest(tx, rows);
  return units.ok
    ? ok({ source: "order", sourceName: orderNumber(order.sequence), units: units.value } as const)
    : units;
}

async function listAdded(tx: Transaction, batch: string) {
  return listNotPacked(tx, readBatchCode(batch) ?? 0);
}

/** In the batch's own order; `among` these, where they lie in it still. */
export async function chooseBatch(tx: Transaction, code: string, among?: readonly number[]) {
  const found = await readBatch(tx, code);
  if (!found) return fail("floor/nothing-to-print");
  const wanted = among && new Set(among);
  const units = await chooseRest(
    tx,
    found.units.filter(({ number }) => !wanted || wanted.has(Number(number))),
  );
  return units.ok ? ok({ source: "batch", sourceName: found.batch.code, units: units.value } as const) : units;
}

async function chooseRest(tx: Transaction, all: readonly { readonly number: string }[]) {
  const pieces = await readPieces(
    tx,
    all.map(({ number }) => Number(number)),
  );
  const open = pieces.filter(({ state, is_sending }) => !is_sending && !GONE.includes(state));
  const free = open.filter(({ is_held }) => !is_held);
  return free.length === 0 && open.length > 0 ? fail("floor/print-held") : judge(free);
}

async function chooseCodes(tx: Transaction, codes: readonly string[]) {
  const numbers = [...new Set(codes.map(readUnitCode))];
  const units = await readPieces(tx, numbers);
  if (units.length < numbers.length) return fail("floor/no-such-unit");
  if (units.some(({ state, is_sending }) => is_sending || GONE.includes(state))) return fail("floor/print-too-late");
  return units.some(({ is_held }) => is_held) ? fail("floor/print-held") : judge(units);
}

function judge(units: readonly TicketUnit[]) {
  if (units.length === 0) return fail("floor/nothing-to-print");
  if (units.length > MAX_PRESS_UNITS) return fail("floor/too-many-to-print");
  if (units.some(({ state }) => state === "received")) return fail("floor/print-too-early");
  return ok(units.map(({ number }) => Number(number)));
}
