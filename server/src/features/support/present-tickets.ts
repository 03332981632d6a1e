import type { AnswerOf, PayloadOf } from "@surimono/contract/kernel";
import type { getTicket, listTickets } from "@surimono/contract/support";
import { fail, ok } from "@surimono/domain/kernel";
import { orderNumber, orderStatusCode, orderStatusName } from "@surimono/domain/orders";
import { ticketReference } from "@surimono/domain/support";
import { readDeedLines } from "../../platform/audit/index.ts";
import type { Queries } from "../../platform/database/index.ts";
import type { Operator, Shop } from "../../platform/http/index.ts";
import { findDefectPlace } from "../defects/index.ts";
import { listOperatorNames } from "../operators/index.ts";
import { readOrdersOf } from "../orders/index.ts";
import { findTicket, listEntries, listFiles, listTicketRows } from "./support.store.ts";
import type { Ticket } from "./support.tables.ts";

type Row = AnswerOf<typeof listTickets>["tickets"][number];
type Parts = Pick<Shop, "database">;

const PAGE = 50;
const LATEST_ORDERS = 5;

export async function presentTickets(
  { database: { db } }: Parts,
  { view, text, after }: PayloadOf<typeof listTickets>,
  operator: Operator,
): Promise<AnswerOf<typeof listTickets>> {
  const [at = "", id = ""] = after?.split("_") ?? [];
  const place = after === undefined ? undefined : { movedAt: new Date(at), id };
  const rows = await listTicketRows(
    db,
    { view, text: text || undefined, ownerId: operator.id, after: place },
    PAGE + 1,
  );
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  const names = await listOperatorNames(db);
  return {
    tickets: shown.map((ticket) => presentRow(ticket, operator, names)),
    next: last ? `${last.movedAt.toISOString()}_${last.id}` : null,
  };
}

export async function presentTicket({ database: { db } }: Parts, ticketId: string, operator: Operator) {
  const ticket = await findTicket(db, ticketId);
  if (!ticket) return fail("support/no-such-ticket");
  const [entries, files, names, orders, timeline] = await Promise.all([
    listEntries(db, ticketId),
    listFiles(db, ticketId),
    listOperatorNames(db),
    ticket.userId ? readOrdersOf(db, ticket.userId, LATEST_ORDERS) : undefined,
    readDeedLines(db, { kind: "ticket", id: ticketId }),
  ]);
  const answer: AnswerOf<typeof getTicket> = {
    ticket: presentRow(ticket, operator, names),
    reference: ticketReference(ticket),
    phone: ticket.phone,
    member_id: ticket.userId,
    order_number: ticket.orderNumber,
    report: (await reportOf(db, ticket)) ?? null,
    timeline,
    entries: entries.map(({ id, kind, by, text, at }) => ({
      ...{ entry_id: id, kind, by, text, at: at.toISOString() },
      files: files
        .filter(({ entryId }) => entryId === id)
        .map(({ position, name, byteSize }) => ({ position, name, byte_size: byteSize })),
    })),
    orders: (orders?.latest ?? []).map((order) => ({
      order_number: orderNumber(order.sequence),
      placed_at: order.placedAt?.toISOString() ?? "",
      total: order.total,
      status_name: orderStatusName(orderStatusCode(order)),
    })),
  };
  return ok(answer);
}

/** Among those of its order. */
async function reportOf(queries: Queries, { cause, userId }: Ticket): Promise<number | undefined> {
  const id = /^defect ([0-9a-f-]{36})$/.exec(cause ?? "")?.[1];
  return id && userId ? (await findDefectPlace(queries, userId, id))?.report : undefined;
}

function presentRow(ticket: Ticket, operator: Operator, names: ReadonlyMap<string, string>): Row {
  const { id, number, kind, state, subject, name, email, ownerId } = ticket;
  return {
    ...{ ticket_id: id, number, kind, state, subject, name, email },
    owner: ownerId && (names.get(ownerId) ?? ""),
    is_mine: ownerId === operator.id,
    opened_at: ticket.openedAt.toISOString(),
    moved_at: ticket.movedAt.toISOString(),
  };
}
