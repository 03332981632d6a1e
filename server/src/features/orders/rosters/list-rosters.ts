import type { Transaction } from "../../../platform/database/index.ts";
import type { OrderKey } from "../order-key.ts";
import { listOrderLines } from "../orders.store.ts";
import type { OrderLine } from "../orders.tables.ts";
import { listParcels } from "../parcels/parcels.store.ts";
import { type SentPiece, sentPieces } from "./pieces-of-line.ts";

/** A line whose pieces differ. */
export interface RosterLine {
  /** Counted from 1, as the order shows its lines. */
  readonly number: number;
  readonly line: OrderLine;
  /** Those that are sent, in the roster's order. */
  readonly pieces: readonly SentPiece[];
}

/** The lines of an order whose pieces differ. The words are personal: whoever reads them for somebody writes that down. */
export async function listRosters(tx: Transaction, key: OrderKey): Promise<RosterLine[]> {
  const lines = await listOrderLines(tx, key.userId, [key.orderId]);
  const parcels = await listParcels(tx, key, lines);
  return lines.flatMap((line, index) =>
    line.roster ? [{ number: index + 1, line, pieces: sentPieces(line, parcels) }] : [],
  );
}
