import { DONE } from "@surimono/contract/kernel";
import * as calls from "@surimono/contract/support";
import { fail, ok } from "@surimono/domain/kernel";
import { v7 as newId } from "uuid";
import type { Deed } from "../../platform/audit/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { LETTER_HANDLING } from "../../platform/mail/index.ts";
import { answerJob, answerTicket, sendAnswer } from "./answer-ticket.ts";
import { handleForgetting } from "./forget-tickets.ts";
import { mailRoute } from "./mail.routes.ts";
import { presentTicket, presentTickets } from "./present-tickets.ts";
import { hasUnread, insertEntry, listFiles, lockTicket, updateTicket, wasTaken } from "./support.store.ts";
import { deleteTemplateRow, listTemplateRows, saveTemplateRow } from "./templates.store.ts";
import { ticketFileKey } from "./ticket-files.ts";

/** Its files as base64 and its words. */
const ANSWER_LIMIT = calls.MOST_ANSWER_FILES * Math.ceil(calls.MAX_ANSWER_FILE_BYTES / 3) * 4 + 100_000;

/** Without the customer's words, as an entry cannot be deleted. */
function ofTicket(action: string, id: string): Deed {
  return {
    action,
    subject: { kind: "ticket", id },
    state: async (tx) => {
      const ticket = await lockTicket(tx, id);
      return ticket && { number: ticket.number, state: ticket.state, owner: ticket.ownerId };
    },
  };
}

/** What customers want of the shop, and what it answers. */
export function supportRoutes(shop: Shop): void {
  shop.operatorRoute(calls.listTickets, async ({ payload, operator }) =>
    ok(await presentTickets(shop, payload, operator)),
  );
  shop.operatorRoute(calls.getTicket, ({ payload, operator }) => presentTicket(shop, payload.ticket_id, operator));
  shop.operatorRoute(
    calls.answerTicket,
    async ({ payload, operator, recorded }) => {
      const { ticket_id: ticketId, ...answer } = payload;
      const database = recorded(ofTicket(calls.answerTicket.name, ticketId));
      const answered = await answerTicket({ ...shop, database }, { ticketId, ...answer, operator }, shop.now());
      return answered.ok ? ok(DONE) : answered;
    },
    { bodyLimit: ANSWER_LIMIT },
  );
  const letter = { ...LETTER_HANDLING, forDays: true };
  shop.jobs.handle(answerJob, (data, { id }) => sendAnswer(shop, data, id), letter);
  shop.operatorRoute(calls.noteTicket, ({ payload, operator, recorded }) => {
    const { ticket_id: ticketId, request_key: requestKey, text } = payload;
    const messageId = `note ${requestKey}`;
    return recorded(ofTicket(calls.noteTicket.name, ticketId)).inTransaction(async (tx) => {
      const ticket = await lockTicket(tx, ticketId);
      if (!ticket) return fail("support/no-such-ticket");
      if (await wasTaken(tx, messageId)) return ok(DONE);
      await insertEntry(tx, {
        ...{ ticketId, id: newId(), userId: ticket.userId, kind: "note", by: operator.name, text },
        ...{ messageId, at: shop.now() },
      });
      return ok(DONE);
    });
  });
  shop.operatorRoute(calls.moveTicket, ({ payload, operator, recorded }) => {
    const { ticket_id: ticketId, state, take, read } = payload;
    return recorded(ofTicket(calls.moveTicket.name, ticketId)).inTransaction(async (tx) => {
      if (!(await lockTicket(tx, ticketId))) return fail("support/no-such-ticket");
      if (state === "closed" && (await hasUnread(tx, ticketId, read))) return fail("support/answered-meanwhile");
      await updateTicket(tx, ticketId, {
        ...(state && { state, movedAt: shop.now() }),
        ...(take !== undefined && { ownerId: take ? operator.id : null }),
      });
      return ok(DONE);
    });
  });
  shop.operatorRoute(calls.getTicketFile, async ({ payload }) => {
    const { ticket_id, entry_id, position } = payload;
    const files = await listFiles(shop.database.db, ticket_id);
    const file = files.find((one) => one.entryId === entry_id && one.position === position);
    const bytes = file && (await shop.files.read(ticketFileKey(file)));
    if (!file || !bytes) return fail("support/no-such-file");
    // Whatever a stranger sent is saved, and never shown as a page of the shop.
    return ok({ bytes, contentType: "application/octet-stream", fileName: file.name });
  });
  templateRoutes(shop);
  mailRoute(shop);
  handleForgetting(shop);
}

function templateRoutes(shop: Shop): void {
  shop.operatorRoute(calls.listTemplates, async () => {
    const rows = await listTemplateRows(shop.database.db);
    return ok({ templates: rows.map(({ id, name, text }) => ({ template_id: id, name, text })) });
  });
  shop.operatorRoute(calls.saveTemplate, async ({ payload, recorded }) => {
    const { template_id: id, name, text } = payload;
    const deed = { action: calls.saveTemplate.name, subject: { kind: "template", id: name }, asked: { name, text } };
    const saved = await recorded(deed).inTransaction((tx) => saveTemplateRow(tx, { id, name, text }));
    return saved.ok ? ok(DONE) : saved;
  });
  shop.operatorRoute(calls.deleteTemplate, async ({ payload, recorded }) => {
    const id = payload.template_id;
    const deed = { action: calls.deleteTemplate.name, subject: { kind: "template", id: String(id) } };
    await recorded(deed).inTransaction((tx) => deleteTemplateRow(tx, id));
    return ok(DONE);
  });
}
