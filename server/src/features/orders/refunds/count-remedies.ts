import { fail } from "@surimono/domain/kernel";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { listPaymentEvents } from "../../payments/index.ts";
import type { OrderKey } from "../order-key.ts";
import type { Order } from "../orders.tables.ts";
import { listReplacements } from "../replacements/replacements.store.ts";
import { listRefundRows } from "./refunds.store.ts";

/**
 * How often money was given back or pieces made once more for an order, whatever became of it. It only grows, so that whoever decides on one more
 * can say which ones were known (rule orders-remedies-read).
 */
export async function countRemedies(queries: Queries, key: OrderKey): Promise<number> {
  const { userId, orderId } = key;
  const rows = await listRefundRows(queries, userId, [orderId]);
  const known = new Set(rows.map(({ providerRef }) => providerRef));
  const events = await listPaymentEvents(queries, userId, [orderId]);
  // Off a bill, or at the gateway's own desk.
  const others = events.filter(({ type, providerRef }) => type === "refunded" && !known.has(providerRef));
  const replacements = (await listReplacements(queries, key)).filter(({ order }) => order.replaces === orderId);
  return rows.length + others.length + replacements.length;
}

/** A failure where one came after `seen` was read; undefined was said by a console of before, or a command. Under the order's lock. */
export async function refuseUnseen(tx: Transaction, { userId, id: orderId }: Order, seen: number | undefined) {
  if (seen === undefined || seen === (await countRemedies(tx, { userId, orderId }))) return undefined;
  return fail("orders/moved-meanwhile");
}
