import type { WireParcel } from "@surimono/contract/orders";
import { COURIERS, type NamedPieces, sumPieces } from "@surimono/domain/delivery";
import { PARCEL_STATE_NAMES, type PieceRefund, parcelState } from "@surimono/domain/orders";
import { presentDestinationWish } from "../../delivery/index.ts";
import type { Order } from "../orders.tables.ts";
import type { Parcel } from "./parcels.store.ts";

/** `refunds`: those of the order that count. */
export function presentParcel(order: Order, parcel: Parcel, refunds: readonly PieceRefund[]): WireParcel {
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
    refunded_pieces: presentPieces(refunds.filter(({ position }) => position === parcel.position).flatMap(piecesOf)),
  };
}

const piecesOf = ({ pieces }: PieceRefund) => pieces;

/** Each line once. */
export function presentPieces(pieces: readonly NamedPieces[]) {
  return sumPieces(pieces).map(({ lineId, quantity, rows }) => ({
    ...{ line_id: lineId, quantity },
    ...(rows && { rows: [...rows] }),
  }));
}
