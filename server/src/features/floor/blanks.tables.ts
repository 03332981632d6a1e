import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/**
 * Where the goods to print on come from, in the supplier's words, and where they lie. Colour and size 0 stand for every one: supplier, item code
 * and shelf are said of an item and where one of its goods differs, codes of colours and sizes of those alone.
 */
export const blankSources = pgTable(
  "blank_sources",
  {
    itemId: integer("item_id").notNull(),
    colorId: integer("color_id").notNull(),
    sizeId: integer("size_id").notNull(),
    supplier: text("supplier").notNull(),
    itemCode: text("item_code").notNull(),
    colorCode: text("color_code").notNull(),
    sizeCode: text("size_code").notNull(),
    shelf: text("shelf").notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.colorId, table.sizeId] })],
);

/** What somebody counted on the shelf, which holds for its day. */
export const blankCounts = pgTable(
  "blank_counts",
  {
    itemId: integer("item_id").notNull(),
    colorId: integer("color_id").notNull(),
    sizeId: integer("size_id").notNull(),
    onHand: integer("on_hand").notNull(),
    countedAt: timestamp("counted_at", { withTimezone: true }).notNull(),
    operatorId: uuid("operator_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.colorId, table.sizeId] }),
    check("blank_counts_on_hand", sql`${table.onHand} >= 0`),
  ],
);
