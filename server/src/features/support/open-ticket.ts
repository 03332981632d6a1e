import { randomInt } from "node:crypto";
import { TICKET_KEY_LENGTH, TICKET_KEY_LETTERS, type TicketKind } from "@surimono/domain/support";
import { v7 as newId } from "uuid";
import type { Transaction } from "../../platform/database/index.ts";
import { insertEntry, insertTicket } from "./support.store.ts";
import type { Ticket } from "./support.tables.ts";

export interface Opening extends Pick<Ticket, "userId" | "name" | "phone" | "subject" | "orderNumber" | "cause"> {
  readonly kind: TicketKind;
  readonly email: string;
  readonly text: string;
  readonly messageId?: string | undefined;
  /** Of its first words, where files lie under it already. */
  readonly entryId?: string;
}

/** In the transaction of what it begins with; undefined if that has its ticket already (rule support-ticket). */
export async function openTicket(
  tx: Transaction,
  { text, messageId, entryId = newId(), email, ...opening }: Opening,
  now: Date,
): Promise<Ticket | undefined> {
  const ticket = await insertTicket(tx, {
    ...opening,
    ...{ id: newId(), key: randomKey(), email: email.toLowerCase(), state: "open" },
    ...{ openedAt: now, movedAt: now },
  });
  if (ticket)
    await insertEntry(tx, {
      ...{ ticketId: ticket.id, id: entryId, userId: ticket.userId, kind: "customer", by: "", text },
      ...{ messageId: messageId ?? null, at: now },
    });
  return ticket;
}

function randomKey(): string {
  return Array.from({ length: TICKET_KEY_LENGTH }, () => TICKET_KEY_LETTERS[randomInt(TICKET_KEY_LETTERS.length)]).join(
    "",
  );
}
