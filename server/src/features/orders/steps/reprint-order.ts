import { fail, ok } from "@surimono/domain/kernel";
import type { Database, Transaction } from "../../../platform/database/index.ts";
import { listOrderLines, lockOrder, noteReprint } from "../orders.store.ts";
import type { Order, OrderLine } from "../orders.tables.ts";
import { findPlacedOrder } from "./undo-step.ts";

interface Reprint {
  readonly number: string;
  /** Counted from 1, as the order shows its lines; undefined for all. */
  readonly line: number | undefined;
  readonly reason: string;
}

/**
 * Has the print files and tickets of a placed order made again: `enqueue` does so inside the transaction that records the reason.
 */
export async function reprintOrder(
  database: Database,
  { number, line, reason }: Reprint,
  now: Date,
  enqueue: (tx: Transaction, order: Order, lines: readonly OrderLine[]) => Promise<void>,
) {
  return database.inTransaction(async (tx) => {
    const found = await findPlacedOrder(tx, number);
    if (!found) return fail("orders/no-such-order");
    const key = { userId: found.userId, orderId: found.id };
    const order = await lockOrder(tx, key);
    if (order?.lifecycle !== "placed") return fail("orders/no-such-order");
    const all = await listOrderLines(tx, key.userId, [key.orderId]);
    const lines = line === undefined ? all : all.slice(line - 1, line);
    if (lines.length === 0) return fail("orders/no-such-line", { lines: all.length });
    await noteReprint(
      tx,
      key,
      lines.map(({ id }) => id),
      { reason, now },
    );
    await enqueue(tx, order, lines);
    return ok(lines);
  });
}
