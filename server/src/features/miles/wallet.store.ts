import { dayInJapan } from "@surimono/domain/kernel";
import { type MileChange, type MileLot, rankStanding, sumMiles } from "@surimono/domain/miles";
import { and, eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Transaction } from "../../platform/database/index.ts";
import { users } from "../members/index.ts";
import { mileBalances, mileEntries, mileLots } from "./miles.tables.ts";

/** A member's miles, locked until the transaction ends: whatever changes them is decided from here. */
export interface Wallet {
  readonly userId: string;
  readonly lots: readonly MileLot[];
  readonly rankId: number;
  readonly rankedAt: Date;
  readonly now: Date;
  readonly today: string;
}

/**
 * Lock order of the shop: cart, order, miles. What is read after it is what others left. Undefined for anyone who has no miles, and with
 * `open` for anyone but a consumer.
 */
export async function lockWallet(
  tx: Transaction,
  userId: string,
  now: Date,
  { open }: { readonly open: boolean },
): Promise<Wallet | undefined> {
  const [row] = open ? await openBalance(tx, userId, now) : await lockBalance(tx, userId);
  if (!row) return undefined;
  const lots = await tx.select().from(mileLots).where(eq(mileLots.userId, userId));
  return { userId, lots, rankId: row.rankId, rankedAt: row.rankedAt, now, today: dayInJapan(now) };
}

const isOf = (userId: string) => eq(mileBalances.userId, userId);

function lockBalance(tx: Transaction, userId: string) {
  return tx.select().from(mileBalances).where(isOf(userId)).for("update");
}

function openBalance(tx: Transaction, userId: string, now: Date) {
  const fresh = tx
    .select({
      userId: users.id,
      balance: sql<number>`0`.as("balance"),
      rankExtra: sql<number>`0`.as("rank_extra"),
      rankId: sql<number>`1`.as("rank_id"),
      rankedAt: sql<Date>`${now.toISOString()}::timestamptz`.as("ranked_at"),
    })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.kind, "consumer")));
  return tx
    .insert(mileBalances)
    .select(fresh)
    .onConflictDoUpdate({ target: mileBalances.userId, set: { balance: sql`${mileBalances.balance}` } })
    .returning();
}

/** Lots, ledger, balance and rank, together. */
export async function changeWallet(tx: Transaction, wallet: Wallet, { lots, entries }: MileChange): Promise<void> {
  if (lots.length === 0) return;
  const { userId, now } = wallet;
  const changed = new Map(lots.map((lot) => [lot.orderId, lot]));
  const all = [...wallet.lots.filter(({ orderId }) => !changed.has(orderId)), ...lots];
  const { balance, earned } = sumMiles(all);
  const rankId = rankStanding(earned).rank.id;
  const rankedAt = rankId === wallet.rankId ? wallet.rankedAt : now;
  const rows = entries.map((entry) => ({ ...entry, userId, id: newId(), recordedAt: now }));
  await Promise.all([
    writeLots(tx, userId, lots),
    rows.length > 0 && tx.insert(mileEntries).values(rows),
    tx
      .update(mileBalances)
      .set({ balance, rankExtra: earned - balance, rankId, rankedAt })
      .where(isOf(userId)),
  ]);
}

async function writeLots(tx: Transaction, userId: string, lots: readonly MileLot[]): Promise<void> {
  await tx
    .insert(mileLots)
    .values(lots.map((lot) => ({ ...lot, userId })))
    .onConflictDoUpdate({
      target: [mileLots.userId, mileLots.orderId],
      set: {
        validUntil: sql`excluded.valid_until`,
        miles: sql`excluded.miles`,
        remaining: sql`excluded.remaining`,
        spent: sql`excluded.spent`,
        owed: sql`excluded.owed`,
        counts: sql`excluded.counts`,
        toldDays: sql`excluded.told_days`,
      },
    });
}

/** An order and its member. */
export interface OrderOfMember {
  readonly userId: string;
  readonly orderId: string;
}
