import { bigint, date, integer, pgTable, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";

/** What was sold on each day of Japan, by everything that sales are looked at by. Made of the orders, and made again when one is cancelled. */
export const salesDays = pgTable(
  "sales_days",
  {
    day: date("day", { mode: "string" }).notNull(),
    by: text("by").notNull(),
    /** Of the item, the colour and so on, as ordered. */
    name: text("name").notNull(),
    orders: integer("orders").notNull(),
    pieces: integer("pieces").notNull(),
    /** Yen with tax. */
    total: bigint("total", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.by, table.day, table.name] })],
);

/** One row: up to which day they are counted. */
export const salesCount = pgTable("sales_count", {
  id: smallint("id").primaryKey().default(1),
  until: date("until", { mode: "string" }).notNull(),
  /** A day of which an order was cancelled since must be counted again. */
  lookedAt: timestamp("looked_at", { withTimezone: true }).notNull(),
});
