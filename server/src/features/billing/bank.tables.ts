import type { CsvMapping } from "@surimono/domain/billing";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
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

/** How a bank writes its CSV, saved once under a name. */
export const bankMappings = pgTable("bank_mappings", {
  name: text("name").primaryKey(),
  mapping: jsonb("mapping").$type<CsvMapping>().notNull(),
});

/** The files that were taken over; the same bytes are taken once. */
export const bankFiles = pgTable("bank_files", {
  sha256: text("sha256").primaryKey(),
  name: text("name").notNull(),
  importedAt: timestamp("imported_at", { withTimezone: true }).notNull(),
});

/** Money that came, as the bank tells it. A row is never changed: what became of it is in `bill_entries`. */
export const bankLines = pgTable(
  "bank_lines",
  {
    id: uuid("id").primaryKey(),
    /** Of the file that brought it first. */
    sha256: text("sha256").notNull(),
    /** What the line says, and the how-manieth it is that says so: files whose days overlap bring it once. */
    identity: text("identity").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    amount: integer("amount").notNull(),
    /** The name as the bank has it, with what was typed before it. */
    payer: text("payer").notNull(),
    /** The line as it was. */
    raw: text("raw").notNull(),
    /** The bank took it back. */
    isCancelled: boolean("is_cancelled").notNull(),
    importedAt: timestamp("imported_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("bank_lines_identity").on(table.identity),
    index("bank_lines_day").on(table.day),
    index("bank_lines_imported").on(table.importedAt),
    check("bank_lines_amount", sql`${table.amount} > 0`),
  ],
);

/**
 * Lines of which something pays for nothing yet. Triggers keep it beside `bank_lines` and `bill_entries`, which decide, so that a list need
 * not look at every line that ever came.
 */
export const openBankLines = pgTable(
  "open_bank_lines",
  {
    lineId: uuid("line_id")
      .primaryKey()
      .references(() => bankLines.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    rest: integer("rest").notNull(),
    /** No payment for a bill, such as interest: since when, and what it is. */
    asideAt: timestamp("aside_at", { withTimezone: true }),
    note: text("note").notNull().default(""),
  },
  (table) => [
    index("open_bank_lines_waiting").on(table.day, table.lineId).where(sql`${table.asideAt} is null`),
    index("open_bank_lines_aside").on(table.day, table.lineId).where(sql`${table.asideAt} is not null`),
    check("open_bank_lines_rest", sql`${table.rest} > 0`),
  ],
);

/** Names under which a business paid before, as a person confirmed. */
export const payerNames = pgTable(
  "payer_names",
  { userId: text("user_id").notNull(), name: text("name").notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.name] }),
    index("payer_names_name").on(table.name.op("text_pattern_ops")),
  ],
);

export type BankLine = typeof bankLines.$inferSelect;
