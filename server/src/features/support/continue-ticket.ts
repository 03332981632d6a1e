import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Transaction } from "../../platform/database/index.ts";
import { hasUnansweredLetter, insertEntry, updateTicket } from "./support.store.ts";
import { type Ticket, type TicketEntry, tickets } from "./support.tables.ts";

interface Said extends Pick<TicketEntry, "kind" | "by" | "text"> {
  /** What the ticket began with. */
  readonly cause: string;
  /** Whose turn it is then. */
  readonly state: Ticket["state"];
}

/**
 * What was said about the matter elsewhere is part of its ticket. Nothing where that was forgotten. It is not an answer to a letter that came
 * meanwhile, so the ticket waits for the shop still (rule support-answer).
 */
export async function continueTicket(tx: Transaction, { cause, state, ...entry }: Said, now: Date): Promise<void> {
  const [ticket] = await tx.select().from(tickets).where(eq(tickets.cause, cause)).for("update");
  if (!ticket) return;
  const { id: ticketId, userId } = ticket;
  const isAsked = ticket.state === "open" && (await hasUnansweredLetter(tx, ticketId));
  if (entry.text !== "") await insertEntry(tx, { ticketId, id: newId(), userId, ...entry, messageId: null, at: now });
  await updateTicket(tx, ticketId, { state: isAsked ? "open" : state, movedAt: now });
}
