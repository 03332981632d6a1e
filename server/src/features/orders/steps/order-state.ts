import { parseOrderNumber } from "@surimono/domain/orders";
import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/index.ts";
import { findOrderBySequence, lockOrder } from "../orders.store.ts";
import { orderDestinations } from "../orders.tables.ts";

/** Where its parcels go, down to the city: an entry of the record cannot be deleted. Locks it too. */
export async function placesOf(tx: Transaction, number: string) {
  const state = await orderState(tx, number);
  const sequence = parseOrderNumber(number);
  const order = sequence === undefined ? undefined : await findOrderBySequence(tx, sequence);
  if (!state || !order) return undefined;
  const places = await tx
    .select({ prefecture: orderDestinations.prefecture, city: orderDestinations.city })
    .from(orderDestinations)
    .where(and(eq(orderDestinations.userId, order.userId), eq(orderDestinations.orderId, order.id)))
    .orderBy(asc(orderDestinations.position));
  return { fulfilment: state.fulfilment, places };
}

/** What is written down of an order before and after an operator's step. Locks it, as every step does. */
export async function orderState(tx: Transaction, number: string) {
  const sequence = parseOrderNumber(number);
  const found = sequence === undefined ? undefined : await findOrderBySequence(tx, sequence);
  const order = found && (await lockOrder(tx, { userId: found.userId, orderId: found.id }));
  if (!order) return undefined;
  const parcels = await tx
    .select({
      courier: orderDestinations.courier,
      tracking: orderDestinations.trackingNumber,
      shippedAt: orderDestinations.shippedAt,
      deliveredAt: orderDestinations.deliveredAt,
    })
    .from(orderDestinations)
    .where(and(eq(orderDestinations.userId, order.userId), eq(orderDestinations.orderId, order.id)))
    .orderBy(asc(orderDestinations.position));
  const { lifecycle, payment, fulfilment, heldAt } = order;
  return { lifecycle, payment, fulfilment, heldAt, parcels };
}
