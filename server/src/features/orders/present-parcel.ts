import type { WireParcel } from "@surimono/contract/orders";
import { COURIERS } from "@surimono/domain/delivery";
import { PARCEL_STATE_NAMES, parcelState } from "@surimono/domain/orders";
import { presentDestinationWish } from "../delivery/index.ts";
import type { Order } from "./orders.tables.ts";
import type { Parcel } from "./parcels.store.ts";

export function presentParcel(order: Order, parcel: Parcel): WireParcel {
  const state = parcelState(order, parcel);
  const courier = parcel.courier && COURIERS[parcel.courier];
  return {
    ...presentDestinationWish({ ...parcel, address: parcel, senderAddress: parcel.senderAddress ?? undefined }),
    parcel_number: parcel.position + 1,
    state,
    state_name: PARCEL_STATE_NAMES[state],
    courier_name: courier?.name ?? "",
    tracking_number: parcel.trackingNumber ?? "",
    tracking_url: courier && parcel.trackingNumber ? courier.track(parcel.trackingNumber) : "",
    shipped_at: parcel.shippedAt?.toISOString() ?? null,
    delivered_at: parcel.deliveredAt?.toISOString() ?? null,
  };
}
