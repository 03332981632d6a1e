import { and, desc, eq, gt, lt, lte, not, or, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import { hasQuotedOrder } from "../orders/index.ts";
import { type Quote, quotes } from "./quotes.tables.ts";

/** False if the same press came before. */
export async function insertQuote(tx: Transaction, quote: Quote): Promise<boolean> {
  const rows = await tx.insert(quotes).values(quote).onConflictDoNothing().returning({ id: quotes.id });
  return rows.length > 0;
}

export async function findByRequest(queries: Queries, userId: string, requestKey: string): Promise<Quote | undefined> {
  const isIt = and(eq(quotes.userId, userId), eq(quotes.requestKey, requestKey));
  return (await queries.select().from(quotes).where(isIt))[0];
}

/** Of anybody: for an operator. */
export async function findQuote(queries: Queries, id: string): Promise<Quote | undefined> {
  return (await queries.select().from(quotes).where(eq(quotes.id, id)))[0];
}

export async function findQuoteOf(queries: Queries, userId: string, id: string): Promise<Quote | undefined> {
  const isIt = and(eq(quotes.userId, userId), eq(quotes.id, id));
  return (await queries.select().from(quotes).where(isIt))[0];
}

/** A row is locked by its member too: Citus locks on one machine only. */
export async function lockQuote(tx: Transaction, id: string): Promise<Quote | undefined> {
  const found = await findQuote(tx, id);
  const isIt = and(eq(quotes.userId, found?.userId ?? ""), eq(quotes.id, id));
  return found && (await tx.select().from(quotes).where(isIt).for("update"))[0];
}

interface Filter {
  readonly view: "all" | "open" | "ordered" | "ended";
  readonly memberId: string | undefined;
  readonly after: string | undefined;
  readonly now: Date;
}

/** Latest first. */
export async function listQuoteRows(
  queries: Queries,
  { view, memberId, after, now }: Filter,
  limit: number,
): Promise<Quote[]> {
  const isOrdered = hasQuotedOrder(quotes.userId, quotes.id);
  const isOver = or(sql`${quotes.revokedAt} is not null`, lte(quotes.endsAt, now));
  const conditions = {
    all: undefined,
    open: and(sql`${quotes.revokedAt} is null`, gt(quotes.endsAt, now), not(isOrdered)),
    ordered: isOrdered,
    ended: and(isOver, not(isOrdered)),
  };
  return queries
    .select()
    .from(quotes)
    .where(
      and(
        conditions[view],
        memberId === undefined ? undefined : eq(quotes.userId, memberId),
        after === undefined ? undefined : lt(quotes.id, after),
      ),
    )
    .orderBy(desc(quotes.id))
    .limit(limit);
}

export async function updateQuote(
  tx: Transaction,
  { userId, id }: Pick<Quote, "userId" | "id">,
  change: Partial<Quote>,
): Promise<void> {
  await tx
    .update(quotes)
    .set(change)
    .where(and(eq(quotes.userId, userId), eq(quotes.id, id)));
}

/** When a member leaves: they hold an address. */
export async function deleteQuotes(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(quotes).where(eq(quotes.userId, userId));
}

/** With the addresses in them. The orders that came of them have their own. */
export async function deleteQuotesEnded(queries: Queries, before: Date): Promise<void> {
  await queries.delete(quotes).where(lt(quotes.endsAt, before));
}
