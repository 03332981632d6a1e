import type { OrderAxes } from "./transitions.ts";

export const PARCEL_STATES = ["preparing", "packed", "shipped", "delivered", "lost", "stored", "cancelled"] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

export const PARCEL_STATE_NAMES: Readonly<Record<ParcelState, string>> = {
  preparing: "準備中",
  packed: "発送準備完了",
  shipped: "発送済み",
  delivered: "お届け済み",
  lost: "紛失",
  stored: "倉庫でお預かり",
  cancelled: "キャンセル",
};

/** When a parcel itself left and arrived, or was taken out of its order. */
export interface ParcelTimes {
  readonly shippedAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly cancelledAt: Date | null;
  /** The courier does not find it; undefined where nobody can know. */
  readonly lostAt?: Date | null;
}

/** What a parcel itself can become, and how a slip is taken back (rule orders-parcel-lost). The rest follows from its order. */
export const PARCEL_STEPS: Readonly<Record<ParcelState, readonly ParcelState[]>> = {
  preparing: ["cancelled"],
  packed: ["shipped", "cancelled"],
  shipped: ["delivered", "lost", "packed"],
  delivered: ["shipped"],
  // It was found after all; what was sent in its place stays on its way.
  lost: ["delivered", "shipped"],
  stored: [],
  cancelled: [],
};

export const canStepParcel = (from: ParcelState, to: ParcelState): boolean => PARCEL_STEPS[from].includes(to);

/**
 * Where a parcel is (rule orders-parcel-state). The workshop makes all parcels of an order together; only leaving, arriving and
 * being taken out are a parcel's own. An order that left as a whole, as those before there were parcels, has shipped all of them.
 */
export function parcelState(
  { lifecycle, fulfilment }: Pick<OrderAxes, "lifecycle" | "fulfilment">,
  { shippedAt, deliveredAt, cancelledAt, lostAt }: ParcelTimes,
): ParcelState {
  if (cancelledAt || lifecycle === "cancelled" || fulfilment === "stopped") return "cancelled";
  if (fulfilment === "stored") return "stored";
  if (fulfilment === "waiting" || fulfilment === "printing") return "preparing";
  if (lostAt) return "lost";
  if (deliveredAt) return "delivered";
  return shippedAt || fulfilment === "shipped" ? "shipped" : "packed";
}
