import { refundWord } from "@surimono/domain/payments";
import type { Queries } from "../../../platform/database/index.ts";
import type { Order } from "../orders.tables.ts";
import type { Parcel } from "../parcels/parcels.store.ts";
import { listRefundRows } from "../refunds/refunds.store.ts";
import type { ToldParcel } from "./letter-parcels.ts";

/** Parcels as a letter tells of them (rule orders-letters-say-refunds): without those that were taken out, each with what of it was given back. */
export async function parcelsToTell(
  queries: Queries,
  { userId, id, paymentMethod }: Pick<Order, "userId" | "id" | "paymentMethod">,
  parcels: readonly Parcel[],
): Promise<ToldParcel[]> {
  const refunds = (await listRefundRows(queries, userId, [id])).filter(({ state }) => state !== "failed");
  return parcels
    .filter(({ cancelledAt }) => !cancelledAt)
    .map((parcel) => ({
      ...parcel,
      refundWord: refundWord(paymentMethod),
      refunded: refunds.filter(({ position }) => position === parcel.position).flatMap(({ pieces }) => pieces),
    }));
}
