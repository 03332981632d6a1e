import { canUndoUnit, SCAN_UNDO_MS } from "@surimono/domain/floor";
import { fail, ok } from "@surimono/domain/kernel";
import type { Transaction } from "../../platform/database/index.ts";
import { listParcels, type Order, undoLocked } from "../orders/index.ts";
import { reopenBatch } from "./batches/index.ts";
import { type FloorDesk, type Hand, isOther, lockUnit } from "./floor-desk.ts";
import { presentBoxOf } from "./present-parcel.ts";
import { findScan, getNamedUnit, moveUnit, noteSeen, presentUnit } from "./units.store.ts";
import type { Unit } from "./units.tables.ts";

const REASON = "スキャンの取り消し";

/** Takes a scan of one's own back for a minute (rule floor-undo). A parcel that is no longer complete is no longer packed. */
export async function undoScan(
  desk: FloorDesk,
  { operator, scanId, undoes }: Hand & { readonly undoes: string },
  now: Date,
) {
  return desk.database.inTransaction(async (tx) => {
    const scan = await findScan(tx, undoes);
    // It never arrived: the page of a scan that waited for its network takes it for undone.
    if (!scan) return fail("floor/nothing-to-undo");
    if (scan.cause !== "scan" || scan.operatorId !== operator.id) return fail("floor/not-yours-to-undo");
    const found = await lockUnit(tx, scan.unit);
    if (!found) return fail("floor/moved-meanwhile");
    const { unit, order } = found;
    const known = await findScan(tx, scanId);
    if (known && isOther(known, scan.unit, "undo")) return fail("request/overlapping");
    if (known) return ok(await answer(tx, order, unit));
    if (unit.state === "shipped") return fail("floor/has-left");
    if (!canUndoUnit(scan.to, scan.from)) return fail("floor/cannot-be-undone");
    if (unit.state !== scan.to || unit.movedAt.getTime() !== scan.at.getTime()) return fail("floor/moved-meanwhile");
    if (now.getTime() - scan.at.getTime() > SCAN_UNDO_MS) return fail("floor/too-late-to-undo");
    const move = { to: scan.from, cause: "undo", operatorId: operator.id, scanId, undoes, now } as const;
    await moveUnit(tx, unit, { ...move, ...(unit.reason && { reason: unit.reason }) });
    if (scan.to === "printed") await reopenBatch(tx, unit);
    if (scan.to === "packed") await unpack(desk, tx, order, now, REASON);
    return ok(await answer(tx, order, unit));
  });
}

/** With the box that the piece belongs in: at the packing table it stays open (rule floor-packing). */
const answer = async (tx: Transaction, order: Order, unit: Unit) => ({
  unit: presentUnit(await getNamedUnit(tx, unit.number)),
  parcel: await presentBoxOf(tx, order, unit),
});

/** An order that was packed is printing again, unless a parcel of it has left: then the others wait for its pieces. */
export async function unpack(
  desk: FloorDesk,
  tx: Parameters<typeof listParcels>[0] & Parameters<typeof undoLocked>[1],
  order: Order,
  now: Date,
  reason: string,
): Promise<void> {
  if (order.fulfilment !== "packed") return;
  const parcels = await listParcels(tx, { userId: order.userId, orderId: order.id }, []);
  if (parcels.some(({ shippedAt }) => shippedAt)) return;
  await noteSeen(tx, await undoLocked(desk, tx, order, { reason, now }));
}
