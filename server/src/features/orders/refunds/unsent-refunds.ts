import type { Order } from "../orders.tables.ts";
import type { Parcel } from "../parcels/parcels.store.ts";
import type { OrderStanding } from "./order-refunds.ts";
import type { RefundRow } from "./refunds.store.ts";

/**
 * Refunds of pieces that never left: their money went back before their parcel did, so they were not made or were taken out of its box (rule
 * floor-refunded). Not those of parcels that were taken out whole, nor of what is sent from the warehouse, where they are of the fee. `sentAt` is
 * that of the order, for parcels that have no time of their own.
 */
export function unsentRefunds(
  { way }: Pick<Order, "way">,
  { refunds }: Pick<OrderStanding, "refunds">,
  parcels: readonly Pick<Parcel, "position" | "shippedAt" | "cancelledAt">[],
  sentAt: Date | undefined,
): RefundRow[] {
  if (way === "sending") return [];
  return refunds.flatMap(({ about, at }) => {
    const parcel = about && parcels.find(({ position }) => position === about.position);
    if (!parcel || parcel.cancelledAt) return [];
    const left = parcel.shippedAt ?? sentAt;
    return left && left <= at ? [] : [about];
  });
}
