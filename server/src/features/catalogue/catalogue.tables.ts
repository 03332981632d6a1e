import type { CatalogueItem } from "@surimono/domain/catalogue";
import { bigint, boolean, date, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The blank items, whole: they are always read together, into each process's memory. */
export const catalogueItems = pgTable("catalogue_items", {
  id: integer("id").primaryKey(),
  pku: text("pku").notNull().unique(),
  name: text("name").notNull(),
  data: jsonb("data").$type<CatalogueItem>().notNull(),
  /** With what it was once sold with and no longer is; null if nothing has gone. */
  everSold: jsonb("ever_sold").$type<CatalogueItem>(),
  /** No longer sold. The row stays, because my items and orders name it. */
  withdrawn: boolean("withdrawn").notNull().default(false),
});

/** The lists that items refer to, one row per file of `catalogue/lookups/`. */
export const catalogueLookups = pgTable("catalogue_lookups", {
  name: text("name").primaryKey(),
  data: jsonb("data").notNull(),
});

/** One row: which catalogue is stored. Processes reload it when the hash changes. */
export const catalogueState = pgTable("catalogue_state", {
  id: integer("id").primaryKey().default(1),
  contentHash: text("content_hash").notNull(),
  importedAt: timestamp("imported_at", { withTimezone: true }).notNull(),
});

/**
 * Pieces ordered per day, for sorting by popularity and the ranking. Rows are only added, so that orders of one item never wait for each
 * other: a cancellation adds a negative row on the day of its order.
 */
export const catalogueSales = pgTable("catalogue_sales", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  itemId: integer("item_id").notNull(),
  /** In Japan. */
  orderedOn: date("ordered_on", { mode: "string" }).notNull(),
  pieces: integer("pieces").notNull(),
});
