import { followedState } from "@surimono/domain/floor";
import { parcelState } from "@surimono/domain/orders";
import type { Transaction } from "../../platform/database/index.ts";
import type { HookShop } from "../../platform/hook.ts";
import { listParcels, type Order } from "../orders/index.ts";
import { findSeen, listUnitsOf, makeUnits, moveUnits, noteSeen } from "./units.store.ts";

const NO_TIMES = { shippedAt: null, deliveredAt: null, cancelledAt: null };

/**
 * Brings the units in line with an order that was moved elsewhere (rule floor-units-follow). Under its lock, and safe to call again: what the
 * floor itself does has been noted already.
 */
export async function followUnits(tx: Transaction, order: Order, shop: Pick<HookShop, "now">): Promise<void> {
  // A draft that was given up never had any.
  if (!order.placedAt) return;
  const now = shop.now();
  const known = await findSeen(tx, order);
  if (known === undefined) await makeUnits(tx, order, now);
  const before = known ?? "waiting";
  const parcels = await listParcels(tx, { userId: order.userId, orderId: order.id }, []);
  const stateOf = new Map(parcels.map((parcel) => [parcel.position, parcelState(order, parcel)]));
  const moved = (await listUnitsOf(tx, order)).flatMap(({ number, state: from, parcel: position }) => {
    const parcel = (position === null ? undefined : stateOf.get(position)) ?? parcelState(order, NO_TIMES);
    const to = followedState(from, { way: order.way, fulfilment: order.fulfilment, before, parcel });
    return to === from ? [] : [{ number, from, to }];
  });
  await moveUnits(tx, order, moved, { cause: "order", now });
  if (before !== order.fulfilment) await noteSeen(tx, order);
}
