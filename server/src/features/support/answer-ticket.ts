import { fail, ok } from "@surimono/domain/kernel";
import { ticketReference } from "@surimono/domain/support";
import { v7 as newId } from "uuid";
import type { Database } from "../../platform/database/index.ts";
import type { Env } from "../../platform/env/index.ts";
import type { Jobs } from "../../platform/jobs/index.ts";
import { type Letter, mailJob } from "../../platform/mail/index.ts";
import { insertEntry, listEntries, lockTicket, updateTicket } from "./support.store.ts";
import type { Ticket } from "./support.tables.ts";

interface Desk {
  readonly database: Database;
  readonly jobs: Pick<Jobs, "enqueue">;
  readonly env: Pick<Env, "mailFrom" | "supportMail">;
}

interface Answer {
  readonly ticketId: string;
  readonly text: string;
  readonly turn: "waiting" | "closed";
  /** The last entry that was read: an answer never crosses with news. */
  readonly read: string;
  readonly operator: { readonly id: string; readonly name: string };
}

/** The letter goes out if and only if the answer is kept (rule support-answer). */
export async function answerTicket({ database, jobs, env }: Desk, answer: Answer, now: Date) {
  const { ticketId, text, turn, operator } = answer;
  return database.inTransaction(async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    if (!ticket) return fail("support/no-such-ticket");
    if (ticket.email === "") return fail("support/no-address");
    const entries = await listEntries(tx, ticketId);
    const last = entries.findLast(({ kind }) => kind !== "note");
    if (last && last.id > answer.read) return fail("support/answered-meanwhile");
    await insertEntry(tx, {
      ...{ ticketId, id: newId(), userId: ticket.userId, kind: "answer", by: operator.name, text },
      ...{ messageId: null, at: now },
    });
    await updateTicket(tx, ticketId, { state: turn, ownerId: ticket.ownerId ?? operator.id, movedAt: now });
    await jobs.enqueue(tx, mailJob, letterOf(env, ticket, text));
    return ok(undefined);
  });
}

function letterOf(env: Desk["env"], ticket: Ticket, text: string): Letter {
  const reference = ticketReference(ticket);
  return {
    to: ticket.email,
    replyTo: replyAddress(env, reference),
    subject: `【SURIMONO】${ticket.subject}［${reference}］`,
    text: [
      `${ticket.name} 様`,
      "",
      text,
      "",
      "---",
      "SURIMONO お客様窓口",
      "ご返信は、このメールにそのままお送りください。件名の番号で、これまでのやりとりとあわせて拝見します。",
    ].join("\n"),
  };
}

/** `support+*@shop.example` becomes an address of this ticket; without a star answers are known by their subject. */
function replyAddress({ mailFrom, supportMail }: Desk["env"], reference: string): string {
  return supportMail?.replace("*", reference) ?? mailFrom;
}
