import { orderNumber, REPLACEMENT_CAUSE_NAMES } from "@surimono/domain/orders";
import type { Queries } from "../../../platform/database/index.ts";
import { findOrder } from "../orders.store.ts";
import type { Order } from "../orders.tables.ts";
import { listReplacements, type ReplacementRow } from "./replacements.store.ts";

/** Whose pieces an order brings once more, and which orders bring its own. */
export type RelatedOrders = Awaited<ReturnType<typeof readRelated>>;

export async function readRelated(queries: Queries, { userId, id, replaces }: Order) {
  const found = await listReplacements(queries, { userId, orderId: id });
  const own = found.find(({ order }) => order.id === id);
  const first = replaces ? await findOrder(queries, { userId, orderId: replaces }) : undefined;
  return {
    replaces: own && first ? present(first, own.row) : null,
    replacements: found.filter(({ order }) => order.id !== id).map(({ order, row }) => present(order, row)),
  };
}

function present({ id, sequence }: Order, { position, cause }: ReplacementRow) {
  return {
    order_id: id,
    order_number: orderNumber(sequence),
    parcel_number: position + 1,
    cause_name: REPLACEMENT_CAUSE_NAMES[cause],
  };
}
