import { DOCUMENT_KIND_IDS, type DocumentSheet } from "@surimono/domain/documents";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

const kind = () => text("kind", { enum: DOCUMENT_KIND_IDS }).notNull();

/** The last number of each kind and year. Whoever issues a document holds its row until the end of the transaction: no number is lost. */
export const documentCounters = pgTable(
  "document_counters",
  { kind: kind(), year: integer("year").notNull(), last: integer("last").notNull() },
  (table) => [
    primaryKey({ columns: [table.kind, table.year] }),
    check("document_counters_last", sql`${table.last} > 0`),
  ],
);

/**
 * What was issued, as it was issued. Triggers refuse to change a row, and to delete one within the seven years of the law (see the
 * migration).
 */
export const documents = pgTable(
  "documents",
  {
    userId: text("user_id").notNull(),
    /** UUID version 7: documents sort by the time of issue. */
    id: uuid("id").notNull(),
    kind: kind(),
    year: integer("year").notNull(),
    count: integer("count").notNull(),
    /** As it is printed. */
    number: text("number").notNull(),
    issuedAt: timestamp("issued_at", { withTimezone: true }).notNull(),
    /** Of issue, in Japan: what is searched for by day. */
    day: date("day", { mode: "string" }).notNull(),
    partner: text("partner").notNull(),
    amount: integer("amount").notNull(),
    sheet: jsonb("sheet").$type<DocumentSheet>().notNull(),
    /** Of the sheet as canonical JSON. */
    sha256: text("sha256").notNull(),
    /** What it was issued for, so that it is issued once. */
    cause: text("cause").notNull(),
    /** The one that it is another copy of. */
    firstId: uuid("first_id"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("documents_number").on(table.kind, table.year, table.count),
    uniqueIndex("documents_cause").on(table.userId, table.cause),
    index("documents_day").on(table.day),
    index("documents_amount").on(table.amount),
    // The newest of everybody; and what copies there are. Partners are found by the migration's `documents_partner`.
    index("documents_id").on(table.id),
    index("documents_first").on(table.firstId).where(sql`${table.firstId} is not null`),
    // What was sent for nothing has its delivery note.
    check(
      "documents_amount_positive",
      sql`(${table.amount} > 0 or ${table.amount} = 0 and ${table.kind} = 'delivery') and ${table.count} > 0`,
    ),
  ],
);

/** The orders that a document is about. */
export const documentOrders = pgTable(
  "document_orders",
  {
    userId: text("user_id").notNull(),
    documentId: uuid("document_id").notNull(),
    orderId: uuid("order_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.documentId, table.orderId] }),
    foreignKey({
      columns: [table.userId, table.documentId],
      foreignColumns: [documents.userId, documents.id],
    }).onDelete("cascade"),
    index("document_orders_order").on(table.userId, table.orderId),
  ],
);

/** The PDF of a document, drawn once; the row names the bytes that count. */
export const documentFiles = pgTable(
  "document_files",
  {
    userId: text("user_id").notNull(),
    documentId: uuid("document_id").notNull(),
    sha256: text("sha256").notNull(),
    size: integer("size").notNull(),
    drawnAt: timestamp("drawn_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.documentId] }),
    foreignKey({
      columns: [table.userId, table.documentId],
      foreignColumns: [documents.userId, documents.id],
    }).onDelete("cascade"),
  ],
);

export type Document = typeof documents.$inferSelect;
