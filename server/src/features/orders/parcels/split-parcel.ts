import type { Pieces } from "@surimono/domain/delivery";
import { fail, ok } from "@surimono/domain/kernel";
import { piecesLeft, splitPieces } from "@surimono/domain/orders";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/index.ts";
import type { MoveUnits, ParcelDesk } from "../order-desk.ts";
import type { Order } from "../orders.tables.ts";
import { orderDestinations, orderPieces } from "../orders.tables.ts";
import { listRefundRows } from "../refunds/refunds.store.ts";
import { enqueueRosters } from "../rosters/print-roster.ts";
import { type NamedParcel, withParcel } from "./move-parcel.ts";
import { insertPieces, noteParcelMove, type Parcel } from "./parcels.store.ts";
import { tellOfSplit } from "./tell-of-delivery.ts";

interface Splitting extends NamedParcel {
  /** How many parcels the order had as this was asked; undefined for a console of before. */
  readonly seen: number | undefined;
  /** What goes into the new parcel. */
  readonly pieces: readonly Pieces[];
  readonly reason: string;
}

interface SplitDesk extends ParcelDesk {
  /** Takes the goods on the floor along; false where they lie in a box already. */
  readonly moveUnits: MoveUnits;
}

/**
 * Packs one parcel as two, to the same address and without a further fee (rule orders-split-parcel). Each is sent with a number of its own. Before
 * anything of it is packed.
 */
export async function splitParcel(desk: SplitDesk, { seen, pieces, reason, ...named }: Splitting, now: Date) {
  return withParcel(desk, named, now, async (tx, { order, lines, parcels, parcel, state }) => {
    if (seen !== undefined && seen !== parcels.length) return fail("orders/moved-meanwhile", { at: state });
    if (state !== "preparing") return fail("orders/parcel-not-there", { state });
    if (order.way === "warehouse") return fail("orders/parcel-not-there", { state });
    const refunds = (await listRefundRows(tx, order.userId, [order.id])).filter((row) => row.state !== "failed");
    const split = splitPieces(parcel.pieces, piecesLeft({ parcels, refunds }, parcel.position), pieces);
    if (!split.ok) return split;
    // The words of pieces are dealt by the places of parcels: those of a later parcel would change, and whose money went back.
    const parts = [
      ...parcels.filter((one) => one.position > parcel.position),
      ...refunds.filter((refund) => refund.position === parcel.position),
    ];
    const wouldDiffer = pieces.some(
      ({ lineId }) =>
        lines.find(({ id }) => id === lineId)?.roster &&
        parts.some((part) => part.pieces.some((piece) => piece.lineId === lineId)),
    );
    if (wouldDiffer) return fail("orders/pieces-differ");
    const position = Math.max(...parcels.map((one) => one.position)) + 1;
    const added: Parcel = {
      ...parcel,
      ...{ position, pieces: split.value.taken, splitFrom: parcel.splitFrom ?? parcel.position },
    };
    const all = parcels.map((one) => (one === parcel ? { ...parcel, pieces: split.value.kept } : one));
    await writeParcels(tx, order, [...all, added], added);
    if (!(await desk.moveUnits(tx, order, { from: parcel.position, to: position, pieces: split.value.taken })))
      return fail("orders/packed-already");
    await noteParcelMove(tx, added, { from: "preparing", to: "preparing", cause: "operator", reason, now });
    // Their tickets name the parcel.
    await enqueueRosters(desk, tx, lines);
    await tellOfSplit(tx, order, parcel.position + 1, now);
    return ok(position + 1);
  });
}

/** All rows of pieces at once, as a trigger adds them up; an order with one parcel had none. */
async function writeParcels(tx: Transaction, order: Order, parcels: readonly Parcel[], added: Parcel): Promise<void> {
  const { pieces: _, ...destination } = added;
  await tx.insert(orderDestinations).values(destination);
  await tx.delete(orderPieces).where(and(eq(orderPieces.userId, order.userId), eq(orderPieces.orderId, order.id)));
  await insertPieces(tx, { userId: order.userId, orderId: order.id }, parcels);
}
