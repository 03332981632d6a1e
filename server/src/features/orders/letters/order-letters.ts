import { fail, ok } from "@surimono/domain/kernel";
import { parseOrderNumber } from "@surimono/domain/orders";
import { and, asc, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { insertRows, type Queries, type Transaction } from "../../../platform/database/index.ts";
import { type Letter, mailJob } from "../../../platform/mail/index.ts";
import type { ParcelDesk } from "../order-desk.ts";
import type { OrderKey } from "../order-key.ts";
import { orderLetters } from "../order-logs.tables.ts";
import { findOrderBySequence, lockOrder } from "../orders.store.ts";
import type { Order } from "../orders.tables.ts";

type Queue = ParcelDesk["jobs"];

/** Keeps what is written to the buyer about an order, and sends it if the transaction commits. */
export async function sendOrderLetter(
  jobs: Queue,
  tx: Transaction,
  { userId, id: orderId }: Pick<Order, "userId" | "id">,
  letter: Letter,
  at: Date,
): Promise<void> {
  const { subject, text, pictures = [] } = letter;
  await Promise.all([
    insertRows(tx, orderLetters, [{ userId, orderId, id: newId(), subject, text, pictures, at }]),
    jobs.enqueue(tx, mailJob, letter),
  ]);
}

/** Oldest first. */
export async function listOrderLetters(queries: Queries, { userId, orderId }: OrderKey) {
  return queries
    .select()
    .from(orderLetters)
    .where(and(eq(orderLetters.userId, userId), eq(orderLetters.orderId, orderId)))
    .orderBy(asc(orderLetters.at), asc(orderLetters.id));
}

interface Resending {
  readonly number: string;
  readonly letterId: string;
  readonly requestKey: string;
}

/** The same words once more, to the address of the order; once for each key. */
export async function resendLetter(
  { database, jobs }: Pick<ParcelDesk, "database" | "jobs">,
  { number, letterId, requestKey: id }: Resending,
  at: Date,
) {
  const sequence = parseOrderNumber(number);
  return database.inTransaction(async (tx) => {
    const found = sequence === undefined ? undefined : await findOrderBySequence(tx, sequence);
    const order = found && (await lockOrder(tx, { userId: found.userId, orderId: found.id }));
    if (!order?.placedAt) return fail("orders/no-such-order");
    if (order.email === "") return fail("orders/account-closed");
    const letters = await listOrderLetters(tx, { userId: order.userId, orderId: order.id });
    const letter = letters.find(({ id }) => id === letterId);
    if (!letter) return fail("orders/no-such-letter");
    const { userId, orderId, subject, text, pictures } = letter;
    const again = { userId, orderId, id, subject, text, pictures, at };
    const sent = await tx.insert(orderLetters).values(again).onConflictDoNothing().returning({ id: orderLetters.id });
    if (sent.length > 0) await jobs.enqueue(tx, mailJob, { to: order.email, subject, text, pictures });
    return ok(undefined);
  });
}
