import { judgeScan, readUnitCode, SCAN_UNDO_MS, type Station, type UnitState } from "@surimono/domain/floor";
import { fail, ok } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import type { Transaction } from "../../platform/database/index.ts";
import { listToTakeOut, type Order, stepOrder } from "../orders/index.ts";
import { type FloorDesk, type Hand, isOther, lockUnit } from "./floor-desk.ts";
import { isPackedByOther } from "./is-packed-by-other.ts";
import { presentBoxOf } from "./present-parcel.ts";
import { findScan, getNamedUnit, isToTakeOut, listUnitsOf, moveUnit, noteSeen, presentUnit } from "./units.store.ts";
import type { Unit, UnitMovement } from "./units.tables.ts";

interface Scan extends Hand {
  readonly code: string;
  readonly station: Station;
  /** What is open on the packing table. */
  readonly parcel: { readonly order_number: string; readonly parcel_number: number } | undefined;
}

type Step = "printed" | "checked" | "packed" | "stored";
type Did = Step | "taken-out";

/** One scan does the next right step of its station (rule floor-scan-next), and the order follows from its units. */
export async function scanUnit(desk: FloorDesk, scan: Scan, now: Date) {
  const number = readUnitCode(scan.code);
  if (number === undefined) return fail("floor/no-such-unit");
  return desk.database.inTransaction(async (tx) => {
    const found = await lockUnit(tx, number);
    if (!found) return fail("floor/no-such-unit");
    const { unit, order } = found;
    const known = await findScan(tx, scan.scanId);
    if (known && isOther(known, number, "scan")) return fail("request/overlapping");
    if (known) return ok(await answer(tx, order, unit, { scan, did: didOf(known), again: true, at: known.at }));
    if (order.heldAt) return fail("floor/order-held");
    if (scan.station === "pack" && (await isToTakeOut(tx, unit))) return takeOut(tx, order, unit, scan, now);
    if (scan.station === "pack") {
      const refused = await judgePacking(tx, order, unit, scan, now);
      if (refused) return fail(refused);
    }
    if (scan.station === "store" && order.way !== "warehouse") return fail("floor/not-for-warehouse");
    const judged = judgeScan(scan.station, unit.state);
    if ("refused" in judged) {
      if (scan.station === "pack" && unit.state === "packed" && !(await isComplete(tx, order, unit)))
        return ok(await answer(tx, order, unit, { scan, did: "opened", again: false }));
      return fail(`floor/${judged.refused}`);
    }
    const to = judged.to as Step;
    const begun = to === "printed" ? await stepTo(desk, tx, order, "printing", now) : ok(order);
    if (!begun.ok) return begun;
    const { id: operatorId } = scan.operator;
    const moved = await moveUnit(tx, unit, { to, cause: "scan", operatorId, scanId: scan.scanId, now });
    const followed = await followUnit(desk, tx, begun.value, to, now);
    if (!followed.ok) return followed;
    return ok(await answer(tx, followed.value, moved, { scan, did: to, again: false, at: now }));
  });
}

const didOf = ({ to }: UnitMovement): Did => (to === "cancelled" ? "taken-out" : (to as Step));

/** It was cancelled in its box (rule floor-take-out): its scan at the packing table says that it is in a hand now. */
async function takeOut(tx: Transaction, order: Order, unit: Unit, scan: Scan, now: Date) {
  if (scan.parcel && !isOpen(order, unit, scan.parcel)) return fail("floor/strange-unit");
  const { id: operatorId } = scan.operator;
  const moved = await moveUnit(tx, unit, { to: "cancelled", cause: "scan", operatorId, scanId: scan.scanId, now });
  return ok(await answer(tx, order, moved, { scan, did: "taken-out", again: false, at: now }));
}

const isOpen = (order: Order, unit: Unit, { order_number, parcel_number }: NonNullable<Scan["parcel"]>) =>
  order_number === orderNumber(order.sequence) && parcel_number === (unit.parcel ?? -1) + 1;

/** A piece of another parcel, or of one that a colleague is packing, does not go in the box (rule floor-packing). */
async function judgePacking(tx: Transaction, order: Order, unit: Unit, { parcel, operator }: Scan, now: Date) {
  if (parcel && !isOpen(order, unit, parcel)) return "floor/strange-unit";
  return isPackedByOther(await inParcel(tx, order, unit), operator, now) ? "floor/packed-by-other" : undefined;
}

async function inParcel(tx: Transaction, order: Order, { parcel }: Unit): Promise<Unit[]> {
  return (await listUnitsOf(tx, order)).filter((one) => one.parcel === parcel);
}

async function isComplete(tx: Transaction, order: Order, unit: Unit): Promise<boolean> {
  if (unit.parcel !== null && (await listToTakeOut(tx, { userId: order.userId, orderId: order.id })).has(unit.parcel))
    return false;
  return (await inParcel(tx, order, unit)).every(({ state }) => IN_BOX.has(state));
}

const IN_BOX: ReadonlySet<UnitState> = new Set(["packed", "shipped", "stored", "cancelled"]);

/** The order is packed with its last unit, and stored with it (rule floor-orders-follow). */
async function followUnit(desk: FloorDesk, tx: Transaction, order: Order, did: Did, now: Date) {
  if (did !== "packed" && did !== "stored") return ok(order);
  const all = await listUnitsOf(tx, order);
  const isDone = all.every(({ state }) =>
    did === "packed" ? IN_BOX.has(state) : state === "stored" || state === "cancelled",
  );
  if (!isDone) return ok(order);
  // It was taken back to waiting meanwhile, at the counter.
  const begun =
    did === "packed" && order.way !== "sending" ? await stepTo(desk, tx, order, "printing", now) : ok(order);
  return begun.ok ? stepTo(desk, tx, begun.value, did, now) : begun;
}

const IS_PAST = {
  printing: ["printing", "packed", "shipped", "stored"],
  packed: ["packed", "shipped", "stored"],
  stored: ["stored", "shipped"],
};

async function stepTo(desk: FloorDesk, tx: Transaction, order: Order, to: keyof typeof IS_PAST, now: Date) {
  if (IS_PAST[to].includes(order.fulfilment)) return ok(order);
  if (order.lifecycle !== "placed") return fail("floor/is-cancelled");
  const moved = await stepOrder(desk, tx, order, to, now);
  if (moved.ok) {
    await noteSeen(tx, moved.value);
    return moved;
  }
  switch (moved.failure.code) {
    case "orders/still-cancellable":
      return fail("floor/still-cancellable");
    case "orders/money-given-back":
      return fail("floor/money-given-back");
    case "orders/no-warehouse":
      return fail("floor/no-warehouse");
    case "orders/held":
      return fail("floor/order-held");
    case "orders/piece-to-take-out":
    case "orders/piece-not-packed":
    case "orders/not-the-next-step":
      return fail("floor/has-left");
  }
}

interface Done {
  readonly scan: Scan;
  readonly did: Did | "opened";
  readonly again: boolean;
  readonly at?: Date;
}

async function answer(tx: Transaction, order: Order, unit: Unit, { scan, did, again, at }: Done) {
  const canUndo = did !== "stored" && did !== "taken-out";
  const isStored = did === "stored" && order.fulfilment === "stored";
  return {
    ...{ did, again, unit: presentUnit(await getNamedUnit(tx, unit.number)) },
    parcel: scan.station === "pack" ? await presentBoxOf(tx, order, unit) : null,
    // What its buyer has been told of is taken back at the counter, with a reason.
    undo_until: at && canUndo && !isStored ? new Date(at.getTime() + SCAN_UNDO_MS).toISOString() : null,
  };
}
