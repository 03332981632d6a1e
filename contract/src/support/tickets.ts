import { TICKET_KINDS, TICKET_STATES, type TicketKind, type TicketState } from "@surimono/domain/support";
import * as z from "zod/mini";
import { defineCall, done, idInQuery, pickFailures, typed } from "../kernel/index.ts";
import { deedLines } from "../operators/index.ts";
import { supportFailures } from "./failures.ts";

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as [Key, ...Key[]];
export const ticketState = z.enum(keysOf<TicketState>(TICKET_STATES));
export const TICKET_VIEWS = ["open", "mine", "waiting", "closed", "all"] as const;
const OF_CONSOLE = { access: "operator", withCookies: true } as const;
const ticket_id = z.uuid();

const ticketSchema = z.object({
  ticket_id: z.string(),
  number: z.int(),
  kind: z.enum(keysOf<TicketKind>(TICKET_KINDS)),
  state: ticketState,
  subject: z.string(),
  name: z.string(),
  email: z.string(),
  /** Of the operator who takes care of it. */
  owner: z.nullable(z.string()),
  is_mine: z.boolean(),
  opened_at: z.string(),
  moved_at: z.string(),
});

export const listTickets = defineCall({
  ...OF_CONSOLE,
  name: "listTickets",
  method: "GET",
  path: "/api/operator/tickets",
  summary:
    "Tickets, fifty at a time: those that wait for the shop the oldest first, the rest the latest moved first. `text` is a number, an e-mail address, or the beginning of a name.",
  right: "support.see",
  payload: z.object({
    view: z._default(z.enum(TICKET_VIEWS), "open"),
    text: z.optional(typed(100)),
    after: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z_[0-9a-f-]{36}$/))),
  }),
  answer: z.object({ tickets: z.array(ticketSchema), next: z.nullable(z.string()) }),
  failures: {},
});

export const getTicket = defineCall({
  ...OF_CONSOLE,
  name: "getTicket",
  method: "GET",
  path: "/api/operator/tickets/one",
  summary: "One ticket with everything that was written, and the customer's latest orders.",
  right: "support.see",
  payload: z.object({ ticket_id }),
  answer: z.object({
    ticket: ticketSchema,
    reference: z.string(),
    phone: z.string(),
    member_id: z.nullable(z.string()),
    /** What it is about. */
    order_number: z.nullable(z.string()),
    /** Of the order, counted from 1: the report of defective goods that it began with. */
    report: z.nullable(z.int()),
    timeline: deedLines,
    entries: z.array(
      z.object({
        entry_id: z.string(),
        kind: z.enum(["customer", "answer", "note"]),
        by: z.string(),
        text: z.string(),
        at: z.string(),
        files: z.array(z.object({ position: z.int(), name: z.string(), byte_size: z.int() })),
      }),
    ),
    orders: z.array(
      z.object({ order_number: z.string(), placed_at: z.string(), total: z.int(), status_name: z.string() }),
    ),
  }),
  failures: pickFailures(supportFailures, "support/no-such-ticket"),
});

/** Files of one answer. */
export const MOST_ANSWER_FILES = 3;
/** Of one of them: mail servers refuse letters beyond some twenty megabytes. */
export const MAX_ANSWER_FILE_BYTES = 4_000_000;

export const answerTicket = defineCall({
  ...OF_CONSOLE,
  name: "answerTicket",
  method: "POST",
  path: "/api/operator/tickets/answer",
  summary: "Answers the customer by letter, with the ticket's reference, and says whose turn it is then.",
  right: "support.answer",
  payload: z.object({
    ticket_id,
    text: typed(8000, 1),
    turn: z.enum(["waiting", "closed"]),
    /** The last entry that the operator has read. */
    read: z.uuid(),
    /** PDF, PNG or JPEG, each as base64. They go with the letter and are kept with the answer. */
    files: z._default(
      z
        .array(
          z.object({
            name: typed(100, 1),
            file: z
              .string()
              .check(z.maxLength(Math.ceil(MAX_ANSWER_FILE_BYTES / 3) * 4), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
          }),
        )
        .check(z.maxLength(MOST_ANSWER_FILES)),
      [],
    ),
  }),
  answer: done,
  failures: pickFailures(
    supportFailures,
    "support/no-such-ticket",
    "support/no-address",
    "support/answered-meanwhile",
    "support/file-not-possible",
  ),
});

export const noteTicket = defineCall({
  ...OF_CONSOLE,
  name: "noteTicket",
  repeatable: true,
  method: "POST",
  path: "/api/operator/tickets/note",
  summary: "Adds a note that the customer does not see, once for the same `request_key`.",
  right: "support.answer",
  payload: z.object({ ticket_id, request_key: z.uuid(), text: typed(4000, 1) }),
  answer: done,
  failures: pickFailures(supportFailures, "support/no-such-ticket"),
});

export const moveTicket = defineCall({
  ...OF_CONSOLE,
  name: "moveTicket",
  method: "POST",
  path: "/api/operator/tickets/move",
  summary: "Says whose turn it is, and takes the ticket or leaves it to others. Nothing unread is closed.",
  right: "support.answer",
  payload: z.object({
    ticket_id,
    state: z.optional(ticketState),
    take: z.optional(z.boolean()),
    /** The last entry that the operator has read. */
    read: z.uuid(),
  }),
  answer: done,
  failures: pickFailures(supportFailures, "support/no-such-ticket", "support/answered-meanwhile"),
});

export const getTicketFile = defineCall({
  ...OF_CONSOLE,
  name: "getTicketFile",
  method: "GET",
  path: "/api/operator/tickets/file",
  summary: "A file that came with a letter or went with an answer, to be saved and never shown by the browser itself.",
  right: "support.see",
  file: "application/octet-stream",
  payload: z.object({ ticket_id, entry_id: z.uuid(), position: idInQuery }),
  answer: z.any(),
  failures: pickFailures(supportFailures, "support/no-such-file"),
});
