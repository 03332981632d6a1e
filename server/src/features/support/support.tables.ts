import { TICKET_KINDS, TICKET_STATES, type TicketKind, type TicketState } from "@surimono/domain/support";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const idsOf = <Id extends string>(table: Readonly<Record<Id, unknown>>) => Object.keys(table) as [Id, ...Id[]];

/** What a customer wants of the shop, from the first word until nobody waits. */
export const tickets = pgTable(
  "tickets",
  {
    id: uuid("id").primaryKey(),
    number: integer("number").notNull().unique().generatedAlwaysAsIdentity(),
    /** Random: with the number the reference that an answer is known by. */
    key: text("key").notNull(),
    kind: text("kind", { enum: idsOf<TicketKind>(TICKET_KINDS) }).notNull(),
    state: text("state", { enum: idsOf<TicketState>(TICKET_STATES) }).notNull(),
    /** Of operators. */
    ownerId: uuid("owner_id"),
    /** Null for whoever asked without an account. */
    userId: text("user_id"),
    name: text("name").notNull(),
    /** Lower case. */
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    subject: text("subject").notNull(),
    orderNumber: text("order_number"),
    /** The inquiry or report that it began with: one ticket each. */
    cause: text("cause").unique(),
    openedAt: timestamp("opened_at", { withTimezone: true }).notNull(),
    /** When something was written, or somebody else's turn began. */
    movedAt: timestamp("moved_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("tickets_state").on(table.state, table.movedAt, table.id),
    index("tickets_moved").on(table.movedAt, table.id),
    index("tickets_owner").on(table.ownerId, table.movedAt, table.id),
    index("tickets_email").on(table.email, table.movedAt),
    index("tickets_name").on(table.name.op("text_pattern_ops")),
    index("tickets_user").on(table.userId),
    check("tickets_states", sql`${table.state} in ('open', 'waiting', 'closed')`),
  ],
);

/** What was written, oldest first. Rows are only added. */
export const ticketEntries = pgTable(
  "ticket_entries",
  {
    ticketId: uuid("ticket_id")
      .notNull()
      .references(() => tickets.id, { onDelete: "cascade" }),
    /** UUID version 7: entries sort by time. */
    id: uuid("id").notNull(),
    userId: text("user_id"),
    kind: text("kind", { enum: ["customer", "answer", "note"] }).notNull(),
    /** The operator's name; empty for the customer. */
    by: text("by").notNull(),
    text: text("text").notNull(),
    /** Of a letter that came, or the key of a note: the same comes once. The id says the order, which no page may choose. */
    messageId: text("message_id"),
    at: timestamp("at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ticketId, table.id] }),
    uniqueIndex("ticket_entries_message").on(table.messageId),
    index("ticket_entries_user").on(table.userId),
  ],
);

/** Its file is `ticketFileKey`. */
export const ticketFiles = pgTable(
  "ticket_files",
  {
    ticketId: uuid("ticket_id").notNull(),
    entryId: uuid("entry_id").notNull(),
    /** From 1. */
    position: integer("position").notNull(),
    userId: text("user_id"),
    name: text("name").notNull(),
    contentType: text("content_type").notNull(),
    byteSize: integer("byte_size").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ticketId, table.entryId, table.position] }),
    index("ticket_files_user").on(table.userId),
  ],
);

export const ticketTemplates = pgTable("ticket_templates", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  name: text("name").notNull().unique(),
  text: text("text").notNull(),
});

export type Ticket = typeof tickets.$inferSelect;
export type TicketEntry = typeof ticketEntries.$inferSelect;
export type TicketFile = typeof ticketFiles.$inferSelect;
