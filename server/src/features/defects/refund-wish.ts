import type { Pieces } from "@surimono/domain/delivery";
import type { RefundWish } from "@surimono/domain/orders";
import type { Defect } from "./defects.store.ts";

/** Pieces of the report's parcel as the report names them, where all of a line that it is about goes back. */
export function refundWish({ position, pieces }: Defect, chosen: readonly Pieces[] = pieces): RefundWish {
  const reported = ({ lineId, quantity }: Pieces) =>
    pieces.find((one) => one.lineId === lineId && one.quantity === quantity);
  return { parcel: position + 1, pieces: chosen.map((one) => reported(one) ?? one), mayBeUnnamed: true };
}
