import { type ArrivalOffer, arrivalOffer } from "@surimono/domain/defects";
import { parcelState } from "@surimono/domain/orders";
import type { Queries } from "../../platform/database/index.ts";
import { findSentAt, type Order, type Parcel } from "../orders/index.ts";

/** A parcel of an order that left as a whole has no time of its own. */
export async function arrivalOf(queries: Queries, order: Order, parcel: Parcel, now: Date): Promise<ArrivalOffer> {
  const state = parcelState(order, parcel);
  if (state !== "shipped" && state !== "delivered") return { state: "not-sent" };
  const shippedAt = parcel.shippedAt ?? (await findSentAt(queries, order));
  return arrivalOffer({ shippedAt, deliveredAt: parcel.deliveredAt ?? undefined }, now);
}
