import { fail, ok } from "@surimono/domain/kernel";
import { ticketReference } from "@surimono/domain/support";
import { v7 as newId } from "uuid";
import type { Database } from "../../platform/database/index.ts";
import type { Env } from "../../platform/env/index.ts";
import type { Files } from "../../platform/files/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { type Jobs, jobKind } from "../../platform/jobs/index.ts";
import { type Attachment, type Letter, mailJob } from "../../platform/mail/index.ts";
import { type KeptFiles, keepAnswerFiles } from "./answer-files.ts";
import {
  findTicket,
  hasUnread,
  insertEntry,
  insertFiles,
  listEntries,
  listFiles,
  lockTicket,
  updateTicket,
} from "./support.store.ts";
import type { Ticket } from "./support.tables.ts";
import { ticketFileKey, ticketFolder } from "./ticket-files.ts";

interface Desk {
  readonly database: Database;
  readonly jobs: Pick<Jobs, "enqueue">;
  readonly files: Pick<Files, "write" | "removeAll">;
  readonly env: Pick<Env, "mailFrom" | "supportMail">;
}

interface Answer {
  readonly ticketId: string;
  readonly text: string;
  readonly turn: "waiting" | "closed";
  /** The last entry that was read: an answer never crosses with news. */
  readonly read: string;
  readonly files: Parameters<typeof keepAnswerFiles>[2];
  readonly operator: { readonly id: string; readonly name: string };
}

/** The letter goes out if and only if the answer is kept (rule support-answer). */
export async function answerTicket(desk: Desk, answer: Answer, now: Date) {
  const { ticketId } = answer;
  const id = newId();
  const kept = await keepAnswerFiles(desk.files, id, answer.files);
  if (!kept.ok) return kept;
  const answered = await writeAnswer(desk, { ...answer, id, kept: kept.value }, now).catch(async (error: unknown) => {
    // Where even that cannot be asked, files without an answer are better than an answer without its files.
    await forgetFiles(desk, ticketId, id).catch(() => undefined);
    throw error;
  });
  if (!answered.ok) await forgetFiles(desk, ticketId, id);
  return answered;
}

type KeptAnswer = Answer & { readonly id: string; readonly kept: KeptFiles };

async function writeAnswer({ database, jobs, env }: Desk, answer: KeptAnswer, now: Date) {
  const { ticketId, id, text, turn, operator, kept } = answer;
  return database.inTransaction(async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    if (!ticket) return fail("support/no-such-ticket");
    if (ticket.email === "") return fail("support/no-address");
    if (await hasUnread(tx, ticketId, answer.read)) return fail("support/answered-meanwhile");
    await insertEntry(tx, {
      ...{ ticketId, id, userId: ticket.userId, kind: "answer", by: operator.name, text },
      ...{ messageId: null, at: now },
    });
    await insertFiles(
      tx,
      kept.map((file) => ({ ...file, ticketId, userId: ticket.userId })),
    );
    await updateTicket(tx, ticketId, { state: turn, ownerId: ticket.ownerId ?? operator.id, movedAt: now });
    if (kept.length === 0) await jobs.enqueue(tx, mailJob, letterOf(env, ticket, text));
    else await jobs.enqueue(tx, answerJob, { ticketId, entryId: id });
    return ok(undefined);
  });
}

/** A connection may break after the answer was kept. */
async function forgetFiles({ database, files }: Desk, ticketId: string, id: string): Promise<void> {
  const entries = await listEntries(database.db, ticketId);
  if (!entries.some((entry) => entry.id === id)) await files.removeAll(ticketFolder(id));
}

interface AnswerWithFiles {
  readonly ticketId: string;
  readonly entryId: string;
}

/** The job of a letter carries text alone. */
export const answerJob = jobKind<AnswerWithFiles>("send-answer");

/** What was erased meanwhile goes to nobody. */
export async function sendAnswer(
  { database: { db }, files, mail, env }: Pick<Shop, "database" | "files" | "mail" | "env">,
  { ticketId, entryId }: AnswerWithFiles,
  jobId: string,
): Promise<void> {
  const ticket = await findTicket(db, ticketId);
  const answer = (await listEntries(db, ticketId)).find(({ id }) => id === entryId);
  if (!ticket || !answer || ticket.email === "") return;
  const attachments: Attachment[] = [];
  for (const row of await listFiles(db, ticketId)) {
    if (row.entryId !== entryId) continue;
    const bytes = await files.read(ticketFileKey(row));
    if (!bytes) throw new Error("a file of an answer is not there");
    attachments.push({ fileName: row.name, contentType: row.contentType, bytes });
  }
  await mail.send(letterOf(env, ticket, answer.text), jobId, attachments);
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
