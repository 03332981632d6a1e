import { orderNumber, parseOrderNumber } from "@surimono/domain/orders";
import { readTicketReference } from "@surimono/domain/support";
import { and, asc, desc, eq, gt, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import {
  type Ticket,
  type TicketEntry,
  type TicketFile,
  ticketEntries,
  ticketFiles,
  tickets,
} from "./support.tables.ts";

export interface TicketFilter {
  readonly view: "open" | "mine" | "waiting" | "closed" | "all";
  readonly text?: string | undefined;
  /** Of the operator who asks. */
  readonly ownerId: string;
  /** The last row of the page before. */
  readonly after?: { readonly movedAt: Date; readonly id: string } | undefined;
}

/** Read along an index: what waits for the shop the oldest first, the rest the latest moved first. */
export async function listTicketRows(queries: Queries, filter: TicketFilter, limit: number): Promise<Ticket[]> {
  const { view, text, after, ownerId } = filter;
  const oldestFirst = view === "open";
  const conditions: (SQL | undefined)[] = [
    view === "mine" ? and(eq(tickets.ownerId, ownerId), inArray(tickets.state, ["open", "waiting"])) : undefined,
    view === "open" || view === "waiting" || view === "closed" ? eq(tickets.state, view) : undefined,
    text ? matching(text) : undefined,
  ];
  if (after) {
    const place = oldestFirst ? gt : lt;
    conditions.push(
      or(place(tickets.movedAt, after.movedAt), and(eq(tickets.movedAt, after.movedAt), place(tickets.id, after.id))),
    );
  }
  const order = oldestFirst ? asc : desc;
  return queries
    .select()
    .from(tickets)
    .where(and(...conditions))
    .orderBy(order(tickets.movedAt), order(tickets.id))
    .limit(limit);
}

function matching(text: string): SQL | undefined {
  const plain = text.normalize("NFKC").trim();
  const reference = readTicketReference(plain);
  if (reference) return eq(tickets.number, reference.number);
  const number = /^(?:T-)?(\d{1,9})$/i.exec(plain)?.[1];
  if (number) return eq(tickets.number, Number(number));
  if (plain.includes("@")) return eq(tickets.email, plain.toLowerCase());
  // A name may have eight letters, too.
  const sequence = /\d|^SR/i.test(plain) ? parseOrderNumber(plain) : undefined;
  if (sequence !== undefined) return eq(tickets.orderNumber, orderNumber(sequence));
  return sql`${tickets.name} like ${`${plain.replaceAll(/[\\%_]/g, "\\$&")}%`}`;
}

export async function countOpenTickets(queries: Queries): Promise<number> {
  return queries.$count(tickets, eq(tickets.state, "open"));
}

export async function findTicket(queries: Queries, id: string): Promise<Ticket | undefined> {
  return (await queries.select().from(tickets).where(eq(tickets.id, id)))[0];
}

export async function lockTicket(tx: Transaction, id: string): Promise<Ticket | undefined> {
  return (await tx.select().from(tickets).where(eq(tickets.id, id)).for("update"))[0];
}

/** By the reference, whose key nobody guesses; else the latest of the address that is not long over. */
export async function lockTicketOf(
  tx: Transaction,
  found: { readonly reference: ReturnType<typeof readTicketReference>; readonly email: string; readonly since: Date },
): Promise<Ticket | undefined> {
  const { reference, email, since } = found;
  if (reference) {
    const isIt = and(eq(tickets.number, reference.number), eq(tickets.key, reference.key));
    const [row] = await tx.select().from(tickets).where(isIt).for("update");
    if (row) return row;
  }
  const [row] = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.email, email), gt(tickets.movedAt, since)))
    .orderBy(desc(tickets.movedAt))
    .limit(1)
    .for("update");
  return row;
}

export async function insertTicket(
  tx: Transaction,
  ticket: Omit<typeof tickets.$inferInsert, "number">,
): Promise<Ticket | undefined> {
  const [row] = await tx.insert(tickets).values(ticket).onConflictDoNothing({ target: tickets.cause }).returning();
  return row;
}

type Move = Partial<Pick<Ticket, "state" | "ownerId" | "movedAt">>;

export async function updateTicket(tx: Transaction, id: string, move: Move): Promise<void> {
  if (Object.keys(move).length > 0) await tx.update(tickets).set(move).where(eq(tickets.id, id));
}

export async function insertEntry(tx: Transaction, entry: TicketEntry): Promise<void> {
  await tx.insert(ticketEntries).values(entry);
}

export async function wasTaken(queries: Queries, messageId: string): Promise<boolean> {
  const rows = await queries
    .select({ id: ticketEntries.id })
    .from(ticketEntries)
    .where(eq(ticketEntries.messageId, messageId));
  return rows.length > 0;
}

/** For whoever does not know its ticket yet. */
export async function wasEntered(queries: Queries, id: string): Promise<boolean> {
  const rows = await queries.select({ id: ticketEntries.id }).from(ticketEntries).where(eq(ticketEntries.id, id));
  return rows.length > 0;
}

/** Whether anything was entered after it, notes too: the last that a page shows may be one. */
export async function hasLater(queries: Queries, ticketId: string, id: string): Promise<boolean> {
  return (await queries.$count(ticketEntries, and(eq(ticketEntries.ticketId, ticketId), gt(ticketEntries.id, id)))) > 0;
}

/** Whether more was said after what was read: notes of colleagues are nothing to the customer. */
export async function hasUnread(queries: Queries, ticketId: string, read: string): Promise<boolean> {
  const isUnread = and(
    eq(ticketEntries.ticketId, ticketId),
    gt(ticketEntries.id, read),
    ne(ticketEntries.kind, "note"),
  );
  return (await queries.$count(ticketEntries, isUnread)) > 0;
}

/** Whether the last that was said came by letter. */
export async function hasUnansweredLetter(queries: Queries, ticketId: string): Promise<boolean> {
  const [last] = await queries
    .select({ kind: ticketEntries.kind, messageId: ticketEntries.messageId })
    .from(ticketEntries)
    .where(and(eq(ticketEntries.ticketId, ticketId), ne(ticketEntries.kind, "note")))
    .orderBy(desc(ticketEntries.id))
    .limit(1);
  return last?.kind === "customer" && last.messageId !== null;
}

/** Oldest first. */
export async function listEntries(queries: Queries, ticketId: string): Promise<TicketEntry[]> {
  return queries
    .select()
    .from(ticketEntries)
    .where(eq(ticketEntries.ticketId, ticketId))
    .orderBy(asc(ticketEntries.id));
}

export async function insertFiles(tx: Transaction, files: readonly TicketFile[]): Promise<void> {
  if (files.length > 0) await tx.insert(ticketFiles).values([...files]);
}

export async function listFiles(queries: Queries, ticketId: string): Promise<TicketFile[]> {
  return queries
    .select()
    .from(ticketFiles)
    .where(eq(ticketFiles.ticketId, ticketId))
    .orderBy(asc(ticketFiles.entryId), asc(ticketFiles.position));
}

export async function listFilesOf(queries: Queries, userId: string): Promise<TicketFile[]> {
  return queries.select().from(ticketFiles).where(eq(ticketFiles.userId, userId));
}
