import type { MilePart } from "@surimono/domain/miles";
import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/index.ts";
import { mileSpends } from "./miles.tables.ts";
import type { OrderOfMember } from "./wallet.store.ts";

const isSpentFor = ({ userId, orderId }: OrderOfMember) =>
  and(eq(mileSpends.userId, userId), eq(mileSpends.orderId, orderId));

/** Under the wallet's lock. */
export async function listSpends(tx: Transaction, order: OrderOfMember) {
  return tx.select().from(mileSpends).where(isSpentFor(order));
}

export async function insertSpends(
  tx: Transaction,
  { userId, orderId }: OrderOfMember,
  parts: readonly MilePart[],
  state: "held" | "used",
): Promise<void> {
  if (parts.length > 0) await tx.insert(mileSpends).values(parts.map((part) => ({ userId, orderId, ...part, state })));
}

/** Returns whether there were any. */
export async function finishSpends(tx: Transaction, order: OrderOfMember): Promise<boolean> {
  const { rowCount } = await tx.update(mileSpends).set({ state: "used" }).where(isSpentFor(order));
  return (rowCount ?? 0) > 0;
}

export async function deleteSpends(tx: Transaction, order: OrderOfMember): Promise<void> {
  await tx.delete(mileSpends).where(isSpentFor(order));
}

export async function noteReturned(tx: Transaction, order: OrderOfMember, back: readonly MilePart[]): Promise<void> {
  for (const { lotId, miles } of back)
    await tx
      .update(mileSpends)
      .set({ returned: sql`${mileSpends.returned} + ${miles}` })
      .where(and(isSpentFor(order), eq(mileSpends.lotId, lotId)));
}
