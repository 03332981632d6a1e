import type { JournalSettings, ReportMapping, WaySum } from "@surimono/domain/books";
import { JOURNAL_SOFTWARE_IDS } from "@surimono/domain/books";
import { GATEWAY_METHOD_IDS } from "@surimono/domain/payments";
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

/** How a payment service writes its CSV, saved once under a name. */
export const reportMappings = pgTable("report_mappings", {
  name: text("name").primaryKey(),
  mapping: jsonb("mapping").$type<ReportMapping>().notNull(),
});

/** The reports that were taken over; the same bytes are taken once. Triggers refuse to change a row of this table and the next. */
export const gatewayReports = pgTable("gateway_reports", {
  sha256: text("sha256").primaryKey(),
  name: text("name").notNull(),
  takenAt: timestamp("taken_at", { withTimezone: true }).notNull(),
});

/** Money that moved, as the gateway tells it. */
export const gatewayLines = pgTable(
  "gateway_lines",
  {
    id: uuid("id").primaryKey(),
    /** Of the report that brought it first. */
    sha256: text("sha256").notNull(),
    /** The gateway's name for the line: reports whose days overlap bring it once. */
    identity: text("identity").notNull(),
    kind: text("kind", { enum: ["payment", "refund", "fee", "payout", "other"] }).notNull(),
    method: text("method", { enum: GATEWAY_METHOD_IDS }).notNull(),
    /** The gateway's name for the payment or refund. */
    reference: text("reference").notNull(),
    /** In Japan. */
    day: date("day", { mode: "string" }).notNull(),
    /**
     * Of a payment what came, of a refund what went back; less than nothing where that failed. Of anything else what the gateway holds
     * less by it.
     */
    amount: integer("amount").notNull(),
    /** What the gateway kept of it. */
    fee: integer("fee").notNull(),
    raw: text("raw").notNull(),
    takenAt: timestamp("taken_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("gateway_lines_identity").on(table.identity),
    index("gateway_lines_day").on(table.day),
    index("gateway_lines_reference").on(table.reference),
  ],
);

/** What somebody found out about a difference between ledger and report; the last row says whether it is settled. Rows are only added. */
export const differenceNotes = pgTable(
  "difference_notes",
  {
    /** UUID version 7: notes sort by time. */
    id: uuid("id").primaryKey(),
    key: text("key").notNull(),
    isSettled: boolean("is_settled").notNull(),
    note: text("note").notNull(),
    by: text("by").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
  },
  (table) => [index("difference_notes_key").on(table.key, table.id)],
);

/**
 * The books of a day as they were closed, and after it each correction with what changed. Triggers refuse every other write: whatever is
 * found later is another row. Each row holds the hash of the one closed before it, so that none can be taken out unseen.
 */
export const dayClosings = pgTable(
  "day_closings",
  {
    day: date("day", { mode: "string" }).notNull(),
    /** 0 is the closing. */
    part: integer("part").notNull(),
    sums: jsonb("sums").$type<readonly WaySum[]>().notNull(),
    /** Of a correction: what is not as it was in the part before. */
    change: jsonb("change").$type<readonly WaySum[]>().notNull(),
    /** Differences that somebody settled with a note. */
    settled: integer("settled").notNull(),
    note: text("note").notNull(),
    by: text("by").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    sha256: text("sha256").notNull(),
    /** Empty for the first of all. */
    before: text("before").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.part] }),
    uniqueIndex("day_closings_chain").on(table.before),
    check("day_closings_part", sql`${table.part} >= 0`),
  ],
);

/** The operator's names of accounts and taxes; no row while nobody has changed them. */
export const journalSettings = pgTable(
  "journal_settings",
  {
    id: boolean("id").primaryKey().default(true),
    settings: jsonb("settings").$type<JournalSettings>().notNull(),
  },
  (table) => [check("journal_settings_one", sql`${table.id}`)],
);

/** Every file of the journal that was made: whether the same days would give the same file again shows in its hash. Rows are only added. */
export const journalFiles = pgTable(
  "journal_files",
  {
    id: uuid("id").primaryKey(),
    software: text("software", { enum: JOURNAL_SOFTWARE_IDS }).notNull(),
    from: date("from_day", { mode: "string" }).notNull(),
    until: date("until_day", { mode: "string" }).notNull(),
    isPerDay: boolean("is_per_day").notNull(),
    rows: integer("rows").notNull(),
    sha256: text("sha256").notNull(),
    by: text("by").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
  },
  (table) => [index("journal_files_days").on(table.from, table.until)],
);

export type GatewayLine = typeof gatewayLines.$inferSelect;
export type DayClosing = typeof dayClosings.$inferSelect;
