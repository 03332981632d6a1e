import { GALLERY_EVENTS, type GalleryEvent } from "@surimono/domain/words";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** The record of a reported work: what was decided, what its maker was told and answered. Rows are only added, until the maker leaves. */
export const galleryEvents = pgTable(
  "gallery_events",
  {
    /** Of the work's maker. */
    userId: text("user_id").notNull(),
    /** UUID version 7: events sort by time. */
    id: uuid("id").notNull(),
    productId: integer("product_id").notNull(),
    kind: text("kind", { enum: Object.keys(GALLERY_EVENTS) as [GalleryEvent, ...GalleryEvent[]] }).notNull(),
    /** The operator's name; empty for the maker. */
    by: text("by").notNull(),
    /** For the record alone. */
    reason: text("reason").notNull(),
    /** What the maker was told, or answered. */
    words: text("words").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("gallery_events_item").on(table.productId, table.id),
    index("gallery_events_latest").on(table.at, table.productId),
    index("gallery_events_objections").on(table.productId).where(sql`${table.kind} = 'objection'`),
  ],
);

export type GalleryEventRow = typeof galleryEvents.$inferSelect;
