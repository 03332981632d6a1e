import { DAY_MS, fail, ok } from "@surimono/domain/kernel";
import { readTicketReference } from "@surimono/domain/support";
import { v7 as newId } from "uuid";
import { type Database, lockName, type Transaction } from "../../platform/database/index.ts";
import type { Files } from "../../platform/files/index.ts";
import { findUserId } from "../members/index.ts";
import { openTicket } from "./open-ticket.ts";
import type { ReadMail } from "./read-mail.ts";
import { readMailAside } from "./read-mail-aside.ts";
import {
  hasLater,
  insertEntry,
  insertFiles,
  lockTicketOf,
  updateTicket,
  wasEntered,
  wasTaken,
} from "./support.store.ts";
import type { Ticket, TicketFile } from "./support.tables.ts";
import { ticketFileKey, ticketFolder } from "./ticket-files.ts";

interface Desk {
  readonly database: Database;
  readonly files: Pick<Files, "write" | "removeAll">;
  readonly now: () => Date;
}

/** Whoever writes again later asks something new. */
const SAME_MATTER_MS = 30 * DAY_MS;
const MOST_TRIES = 5;

export type Taken = "threaded" | "opened" | "known" | "unreadable";

/**
 * A letter from outside, as the mail server has it (RFC 5322): by its reference, or else by its sender, part of a ticket, or a new one
 * (rule support-mail). The same letter comes once, however often it is handed over.
 */
export async function takeMail({ database, files, now }: Desk, raw: Uint8Array): Promise<Taken> {
  const mail = await readMailAside(raw);
  if (!mail) return "unreadable";
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const taken = await takeOnce({ database, files, now }, mail);
    if (taken !== "overtaken") return taken;
  }
  throw new Error("a letter was overtaken again and again: the clocks of two processes differ");
}

async function takeOnce({ database, files, now }: Desk, mail: ReadMail): Promise<Taken | "overtaken"> {
  const entryId = newId();
  const taken = await takeWithFiles({ database, files, now }, mail, entryId).catch(async (error: unknown) => {
    // The mail server hands it over again. A connection may break after it was kept: without an answer to that, its files stay.
    const isKept = await wasEntered(database.db, entryId).catch(() => true);
    if (!isKept) await files.removeAll(ticketFolder(entryId)).catch(() => undefined);
    throw error;
  });
  if (taken === "known" || taken === "overtaken") await files.removeAll(ticketFolder(entryId));
  return taken;
}

async function takeWithFiles(
  { database, files, now }: Desk,
  mail: ReadMail,
  entryId: string,
): Promise<Taken | "overtaken"> {
  const rows: Omit<TicketFile, "ticketId" | "userId">[] = [];
  for (const [index, { name, contentType, bytes }] of mail.files.entries()) {
    const file = { entryId, position: index + 1, name, contentType, byteSize: bytes.length };
    await files.write(ticketFileKey(file), bytes, contentType);
    rows.push(file);
  }
  const kept = await database.inTransaction(async (tx) => {
    if (mail.messageId) await lockName(tx, `letter:${mail.messageId}`);
    if (mail.messageId && (await wasTaken(tx, mail.messageId))) return ok<Taken>("known");
    const entered = await keep(tx, mail, entryId, now());
    if (!entered) return fail("overtaken");
    const { ticket, isNew } = entered;
    await insertFiles(
      tx,
      rows.map((row) => ({ ...row, ticketId: ticket.id, userId: ticket.userId })),
    );
    return ok<Taken>(isNew ? "opened" : "threaded");
  });
  return kept.ok ? kept.value : kept.failure.code;
}

/** Undefined where something was entered while its files were written: it is news, and would stand among what was read. */
async function keep(tx: Transaction, mail: ReadMail, entryId: string, now: Date) {
  const reference = [mail.subject, ...mail.to].map(readTicketReference).find(Boolean);
  const since = new Date(now.getTime() - SAME_MATTER_MS);
  const known = await lockTicketOf(tx, { reference, email: mail.from, since });
  const { messageId, text } = mail;
  if (known) {
    if (await hasLater(tx, known.id, entryId)) return undefined;
    // Who wrote is said where it is not the customer's own address: a colleague answers, or somebody pretends.
    const by = mail.from === known.email ? "" : mail.from;
    await insertEntry(tx, {
      ...{ ticketId: known.id, id: entryId, userId: known.userId, kind: "customer", by, text },
      ...{ messageId: messageId || null, at: now },
    });
    // A note of absence is nobody's turn.
    if (!mail.isAutomatic) await updateTicket(tx, known.id, { state: "open", movedAt: now });
    return { ticket: known, isNew: false };
  }
  const ticket = await openTicket(
    tx,
    {
      ...{ kind: "letter", entryId, email: mail.from, name: mail.name.slice(0, 100), phone: "" },
      ...{ subject: mail.subject || "件名なし", text, messageId: messageId || undefined },
      ...{ userId: (await findUserId(tx, mail.from)) ?? null, orderNumber: null, cause: null },
    },
    now,
  );
  return { ticket: ticket as Ticket, isNew: true };
}
