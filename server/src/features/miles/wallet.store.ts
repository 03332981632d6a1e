import { dayInJapan } from "@surimono/domain/kernel";
import { type MileChange, type MileLot, rankStanding, sumMiles } from "@surimono/domain/miles";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { isOnCitus, type Transaction } from "../../platform/database/index.ts";
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

/** The same for many, in one order, so that no two jobs wait for each other. */
export async function lockWallets(tx: Transaction, userIds: readonly string[], now: Date): Promise<Wallet[]> {
  const rows = await lockBalances(tx, userIds);
  const all = await tx
    .select()
    .from(mileLots)
    .where(inArray(mileLots.userId, [...userIds]));
  const lotsOf = Map.groupBy(all, ({ userId }) => userId);
  return rows.map(({ userId, rankId, rankedAt }) => {
    return { userId, lots: lotsOf.get(userId) ?? [], rankId, rankedAt, now, today: dayInJapan(now) };
  });
}

const isOf = (userId: string) => eq(mileBalances.userId, userId);

function lockBalance(tx: Transaction, userId: string) {
  return tx.select().from(mileBalances).where(isOf(userId)).for("update");
}

async function lockBalances(tx: Transaction, userIds: readonly string[]) {
  if (isOnCitus()) {
    // It locks on one machine at a time.
    const locked: (typeof mileBalances.$inferSelect)[] = [];
    for (const userId of userIds.toSorted()) locked.push(...(await lockBalance(tx, userId)));
    return locked;
  }
  const isOne = inArray(mileBalances.userId, [...userIds]);
  return tx.select().from(mileBalances).where(isOne).orderBy(asc(mileBalances.userId)).for("update");
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

interface WalletChange {
  readonly wallet: Wallet;
  readonly change: MileChange;
}

/** Lots, ledger, balance and rank, together. */
export async function changeWallet(tx: Transaction, wallet: Wallet, change: MileChange): Promise<void> {
  await changeWallets(tx, [{ wallet, change }]);
}

/** Three statements, for however many. */
export async function changeWallets(tx: Transaction, changes: readonly WalletChange[]): Promise<void> {
  const moved = changes.filter(({ change }) => change.lots.length > 0);
  if (moved.length === 0) return;
  const lots = moved.flatMap(({ wallet: { userId }, change }) => change.lots.map((lot) => ({ ...lot, userId })));
  const entries = moved.flatMap(({ wallet: { userId, now }, change }) =>
    change.entries.map((entry) => ({ ...entry, userId, id: newId(), recordedAt: now })),
  );
  await Promise.all([
    writeLots(tx, lots),
    entries.length > 0 && tx.insert(mileEntries).values(entries),
    writeBalances(tx, moved.map(balanceOf)),
  ]);
}

function balanceOf({ wallet, change: { lots } }: WalletChange): typeof mileBalances.$inferInsert {
  const { userId, now } = wallet;
  const changed = new Set(lots.map(({ orderId }) => orderId));
  const { balance, earned } = sumMiles([...wallet.lots.filter(({ orderId }) => !changed.has(orderId)), ...lots]);
  const rankId = rankStanding(earned).rank.id;
  const rankedAt = rankId === wallet.rankId ? wallet.rankedAt : now;
  return { userId, balance, rankExtra: earned - balance, rankId, rankedAt };
}

/** Their rows are there, and locked. */
async function writeBalances(tx: Transaction, balances: readonly (typeof mileBalances.$inferInsert)[]): Promise<void> {
  await tx
    .insert(mileBalances)
    .values([...balances])
    .onConflictDoUpdate({
      target: mileBalances.userId,
      set: {
        balance: sql`excluded.balance`,
        rankExtra: sql`excluded.rank_extra`,
        rankId: sql`excluded.rank_id`,
        rankedAt: sql`excluded.ranked_at`,
      },
    });
}

async function writeLots(tx: Transaction, lots: readonly (MileLot & { readonly userId: string })[]): Promise<void> {
  await tx
    .insert(mileLots)
    .values([...lots])
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
