import { orderNumber } from "@surimono/domain/orders";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Hook } from "../../../platform/hook.ts";
import { jobKind } from "../../../platform/jobs/index.ts";
import type { OrderDesk, PlacedOrder } from "../order-desk.ts";
import type { OrderKey } from "../order-key.ts";
import { findOrder, listOrderLines } from "../orders.store.ts";
import type { OrderLine } from "../orders.tables.ts";
import { listParcels } from "../parcels/parcels.store.ts";
import { sentPieces } from "./pieces-of-line.ts";

interface LineKey extends OrderKey {
  readonly lineId: string;
}

/** One for each line, without its words: they are in one place only, where they can be deleted. */
export const printRosterJob = jobKind<LineKey>("print-roster");

/** In the transaction that places the order, has it printed again or cancels it. */
export async function enqueueRosters(
  { jobs }: { readonly jobs: Pick<OrderDesk["jobs"], "enqueue"> },
  tx: Transaction,
  lines: readonly OrderLine[],
): Promise<void> {
  for (const { userId, orderId, id: lineId, roster } of lines)
    if (roster) await jobs.enqueue(tx, printRosterJob, { userId, orderId, lineId });
}

/** What is sent from the warehouse is printed already. */
export const printPlacedRosters: Hook<PlacedOrder> = async (tx, { order, lines }, shop) => {
  if (order.way !== "sending") await enqueueRosters(shop, tx, lines);
};

/** Removes what was made where the order was cancelled, or its account closed: its words are gone. */
export async function printRoster({ database: { db }, printPieces }: OrderDesk, key: LineKey): Promise<void> {
  const read = async () => {
    const order = await findOrder(db, key);
    const lines = await listOrderLines(db, key.userId, [key.orderId]);
    return { order, lines, line: lines.find(({ id }) => id === key.lineId) };
  };
  const { order, lines, line } = await read();
  if (!order || !line) return;
  const { versionId, sizeId, sizeName } = line;
  await printPieces(
    {
      ...{ versionId, sizeId, sizeName, lineId: line.id, dispatchBy: order.dispatchBy },
      orderNumber: orderNumber(order.sequence),
      pieces: sentPieces(line, await listParcels(db, key, lines)),
    },
    async () => {
      const now = await read();
      return now.order?.lifecycle === "placed" && now.line?.roster != null;
    },
  );
}
