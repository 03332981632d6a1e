import { orderNumber } from "@surimono/domain/orders";
import type { Transaction } from "../../platform/database/index.ts";
import { jobKind } from "../../platform/jobs/index.ts";
import type { OrderDesk } from "./order-desk.ts";
import type { OrderKey } from "./order-key.ts";
import { findOrder, listOrderLines } from "./orders.store.ts";
import type { OrderLine } from "./orders.tables.ts";
import { listParcels } from "./parcels.store.ts";
import { piecesOfLine } from "./pieces-of-line.ts";

interface LineKey extends OrderKey {
  readonly lineId: string;
}

/** One for each line, without its words: they are in one place only, where they can be deleted. */
export const printRosterJob = jobKind<LineKey>("print-roster");

/** In the transaction that places the order, or has it printed again. */
export async function enqueueRosters(
  { jobs }: { readonly jobs: Pick<OrderDesk["jobs"], "enqueue"> },
  tx: Transaction,
  lines: readonly OrderLine[],
): Promise<void> {
  for (const { userId, orderId, id: lineId, roster } of lines)
    if (roster) await jobs.enqueue(tx, printRosterJob, { userId, orderId, lineId });
}

/** Nothing where the account was closed meanwhile: its words are gone. */
export async function printRoster({ database: { db }, printPieces }: OrderDesk, key: LineKey): Promise<void> {
  const order = await findOrder(db, key);
  const lines = await listOrderLines(db, key.userId, [key.orderId]);
  const line = lines.find(({ id }) => id === key.lineId);
  if (!order || !line?.roster) return;
  const { versionId, sizeId, sizeName } = line;
  const parcels = await listParcels(db, key, lines);
  const cancelled = new Set(parcels.filter(({ cancelledAt }) => cancelledAt).map(({ position }) => position + 1));
  await printPieces({
    ...{ versionId, sizeId, sizeName, lineId: line.id, dispatchBy: order.dispatchBy },
    orderNumber: orderNumber(order.sequence),
    pieces: piecesOfLine(line, parcels).filter(({ parcel }) => !cancelled.has(parcel)),
  });
}
