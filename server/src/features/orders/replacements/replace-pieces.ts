import { fail, ok } from "@surimono/domain/kernel";
import { canStepParcel, parcelState } from "@surimono/domain/orders";
import type { ParcelDesk } from "../order-desk.ts";
import { findSentAt } from "../orders.store.ts";
import { withParcel } from "../parcels/move-parcel.ts";
import { noteParcelMove, updateParcel } from "../parcels/parcels.store.ts";
import { makeReplacement, type ReplaceDesk, type Replacing } from "./make-replacement.ts";

type Desk = ParcelDesk & ReplaceDesk;

interface Named {
  /** The order's. */
  readonly number: string;
}

/** Pieces of a parcel that has left come once more (rule orders-replace). Before it leaves they are printed again on the floor. */
export async function replacePieces(desk: Desk, { number, ...replacing }: Named & Replacing, now: Date) {
  return withParcel(desk, { number, parcel: replacing.parcel }, now, async (tx, { order, state }) => {
    if (state !== "shipped" && state !== "delivered" && state !== "lost")
      return fail("orders/parcel-not-there", { state });
    return makeReplacement(desk, tx, order, replacing, now);
  });
}

interface Losing extends Named, Omit<Replacing, "pieces" | "cause"> {
  /** Whether its pieces come once more; otherwise their money goes back by a refund. */
  readonly replace: boolean;
}

/** The courier has lost it: courier and number stay to be read, and all of its pieces come once more (rule orders-parcel-lost). */
export async function loseParcel(desk: Desk, { number, replace, ...losing }: Losing, now: Date) {
  return withParcel(desk, { number, parcel: losing.parcel }, now, async (tx, { order, parcel, state }) => {
    if (state !== "lost" && !canStepParcel(state, "lost")) return fail("orders/parcel-not-there", { state });
    if (state !== "lost") {
      const shippedAt = parcel.shippedAt ?? (await findSentAt(tx, order)) ?? now;
      const lost = { ...parcel, shippedAt, lostAt: now };
      await updateParcel(tx, lost);
      const move = { from: state, to: parcelState(order, lost), cause: "operator", reason: losing.reason, now };
      await noteParcelMove(tx, parcel, move);
    }
    if (!replace) return ok(undefined);
    return makeReplacement(desk, tx, order, { ...losing, pieces: undefined, cause: "lost" }, now);
  });
}
