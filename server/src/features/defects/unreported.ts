import { type NamedPieces, piecesWithout } from "@surimono/domain/delivery";
import type { Queries } from "../../platform/database/index.ts";
import { listRefundRows, type Order, type Parcel } from "../orders/index.ts";
import type { Defect } from "./defects.store.ts";

/** What of each parcel can still be reported: no open or accepted report is about it, and its money did not go back otherwise. */
export async function readUnreported(
  queries: Queries,
  { userId, id }: Order,
  defects: readonly Defect[],
): Promise<(parcel: Pick<Parcel, "position"> & { readonly pieces: readonly NamedPieces[] }) => NamedPieces[]> {
  const standing = defects.filter(({ state }) => state !== "declined");
  const own = new Set(defects.map(({ refundId }) => refundId));
  const refunds = (await listRefundRows(queries, userId, [id])).filter(
    (row) => row.state !== "failed" && !own.has(row.id),
  );
  return ({ position, pieces }) =>
    piecesWithout(
      pieces,
      [...standing, ...refunds].filter((one) => one.position === position).flatMap((one) => one.pieces),
    );
}
