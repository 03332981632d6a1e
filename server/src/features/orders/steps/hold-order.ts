import { fail, ok } from "@surimono/domain/kernel";
import { canBeHeld } from "@surimono/domain/orders";
import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Database, Transaction } from "../../../platform/database/index.ts";
import { orderMoves } from "../order-logs.tables.ts";
import { lockOrder } from "../orders.store.ts";
import { type Order, orders } from "../orders.tables.ts";
import { findPlacedOrder } from "./undo-step.ts";

interface Holding {
  readonly number: string;
  readonly reason: string;
}

/** The workshop leaves the order alone until it is released (rule orders-hold). Holding it once more changes nothing. */
export async function holdOrder(database: Database, { number, reason }: Holding, now: Date) {
  return database.inTransaction(async (tx) => {
    const order = await lockPlaced(tx, number);
    if (!order) return fail("orders/no-such-order");
    if (!canBeHeld(order)) return fail("orders/nothing-to-hold");
    if (order.heldAt) return fail("orders/moved-meanwhile", { at: "held" });
    return ok(await note(tx, order, { heldAt: now, heldReason: reason }, { reason, now }));
  });
}

/** The workshop goes on where it was. */
export async function releaseOrder(database: Database, { number, reason }: Holding, now: Date) {
  return database.inTransaction(async (tx) => {
    const order = await lockPlaced(tx, number);
    if (!order) return fail("orders/no-such-order");
    if (!order.heldAt) return fail("orders/not-held");
    return ok(await note(tx, order, { heldAt: null, heldReason: null }, { reason, now }));
  });
}

async function lockPlaced(tx: Transaction, number: string): Promise<Order | undefined> {
  const found = await findPlacedOrder(tx, number);
  const order = found && (await lockOrder(tx, { userId: found.userId, orderId: found.id }));
  return order?.lifecycle === "placed" ? order : undefined;
}

async function note(
  tx: Transaction,
  order: Order,
  hold: Pick<Order, "heldAt" | "heldReason">,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<Order> {
  const { userId, id: orderId } = order;
  const step = hold.heldAt ? { from: "released", to: "held" } : { from: "held", to: "released" };
  await tx
    .insert(orderMoves)
    .values({ userId, orderId, id: newId(), axis: "hold", ...step, cause: "operator", reason, at: now });
  await tx
    .update(orders)
    .set(hold)
    .where(and(eq(orders.userId, userId), eq(orders.id, orderId)));
  return { ...order, ...hold };
}
