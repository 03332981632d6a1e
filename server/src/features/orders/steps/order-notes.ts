import { fail, ok } from "@surimono/domain/kernel";
import { parseOrderNumber } from "@surimono/domain/orders";
import { and, asc, eq } from "drizzle-orm";
import type { Database, Queries } from "../../../platform/database/index.ts";
import type { OrderKey } from "../order-key.ts";
import { orderNotes } from "../order-logs.tables.ts";
import { findOrderBySequence } from "../orders.store.ts";

interface Note {
  readonly number: string;
  readonly author: string;
  readonly text: string;
  /** Chosen by the page: pressed twice it is written once. */
  readonly requestKey: string;
}

/** Operators' words to each other. */
export async function addOrderNote(database: Database, { number, author, text, requestKey: id }: Note, now: Date) {
  const sequence = parseOrderNumber(number);
  return database.inTransaction(async (tx) => {
    const order = sequence === undefined ? undefined : await findOrderBySequence(tx, sequence);
    if (!order?.placedAt) return fail("orders/no-such-order");
    const { userId, id: orderId } = order;
    await tx.insert(orderNotes).values({ userId, orderId, id, author, text, at: now }).onConflictDoNothing();
    return ok(undefined);
  });
}

/** Oldest first. */
export async function listOrderNotes(queries: Queries, { userId, orderId }: OrderKey) {
  return queries
    .select()
    .from(orderNotes)
    .where(and(eq(orderNotes.userId, userId), eq(orderNotes.orderId, orderId)))
    .orderBy(asc(orderNotes.at), asc(orderNotes.id));
}
