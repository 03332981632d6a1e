import type { OrderAxes } from "./transitions.ts";

export const PARCEL_STATES = ["preparing", "packed", "shipped", "delivered", "stored", "cancelled"] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

export const PARCEL_STATE_NAMES: Readonly<Record<ParcelState, string>> = {
  preparing: "準備中",
  packed: "発送準備完了",
  shipped: "発送済み",
  delivered: "お届け済み",
  stored: "倉庫でお預かり",
  cancelled: "キャンセル",
};

/** When a parcel itself left and arrived, or was taken out of its order. */
export interface ParcelTimes {
  readonly shippedAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly cancelledAt: Date | null;
}

/**
 * Where a parcel is (rule orders-parcel-state). The workshop makes all parcels of an order together; only leaving, arriving and
 * being taken out are a parcel's own. An order that left as a whole, as those before there were parcels, has shipped all of them.
 */
export function parcelState(
  { lifecycle, fulfilment }: Pick<OrderAxes, "lifecycle" | "fulfilment">,
  { shippedAt, deliveredAt, cancelledAt }: ParcelTimes,
): ParcelState {
  if (cancelledAt || lifecycle === "cancelled" || fulfilment === "stopped") return "cancelled";
  if (fulfilment === "stored") return "stored";
  if (fulfilment === "waiting" || fulfilment === "printing") return "preparing";
  if (deliveredAt) return "delivered";
  return shippedAt || fulfilment === "shipped" ? "shipped" : "packed";
}
