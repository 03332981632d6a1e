import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const EDITION_CAUSES = ["folder", "console", "command", "plan", "import"] as const;

/**
 * Every catalogue that was ever put on sale, in order; the last one is sold. `catalogue_items` and `catalogue_lookups` are made of its texts. An
 * edition holds only the files that it changed.
 */
export const catalogueEditions = pgTable("catalogue_editions", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp("at", { withTimezone: true }).notNull(),
  /** `folder` of a start by itself; all others were asked for by somebody. */
  cause: text("cause", { enum: EDITION_CAUSES }).notNull(),
  /** The operator, or of a command the account of the machine. */
  by: text("by").notNull(),
  reason: text("reason").notNull(),
  /** Over all texts, as `catalogue_state` has it. */
  contentHash: text("content_hash").notNull(),
});

/** A file as of an edition. */
export const catalogueFiles = pgTable(
  "catalogue_files",
  {
    path: text("path").notNull(),
    edition: integer("edition")
      .notNull()
      .references(() => catalogueEditions.id),
    /** Null: the file is gone, and its item withdrawn. */
    text: text("text"),
    /** Of an item, and kept when it is withdrawn. */
    itemId: integer("item_id"),
  },
  (table) => [primaryKey({ columns: [table.path, table.edition] }), index("catalogue_files_edition").on(table.edition)],
);

/** What is worked on and not sold yet: one draft for a file. */
export const catalogueDrafts = pgTable("catalogue_drafts", {
  path: text("path").primaryKey(),
  /** Null: the file is to be taken away. */
  text: text("text"),
  /** The edition of the file that the draft was begun on; 0 for a new file. */
  base: integer("base").notNull(),
  /** Another one with each change, so that of two who change it the later is told. */
  revision: uuid("revision").notNull(),
  savedBy: text("saved_by").notNull(),
  savedAt: timestamp("saved_at", { withTimezone: true }).notNull(),
  /** When it is published by itself; null while nobody asked for that. */
  plannedFor: timestamp("planned_for", { withTimezone: true }),
  plannedBy: text("planned_by"),
  reason: text("reason"),
  /** Why a planned draft was not published. */
  trouble: text("trouble"),
});

/** Photographs of items, uploaded and made ready. An item's file names those that it is shown with. */
export const cataloguePictures = pgTable(
  "catalogue_pictures",
  {
    /** Of the bytes as they are kept: equal ids are equal pictures. */
    id: text("id").primaryKey(),
    /** What its file is called: a picture that comes again after it was swept gets another one. */
    file: uuid("file").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    byteSize: integer("byte_size").notNull(),
    uploadedBy: text("uploaded_by").notNull(),
    /** Or last asked for by another upload of the same. */
    uploadedAt: timestamp("uploaded_at", { withTimezone: true }).notNull(),
    /** The first edition that names it: from then on it stays, since any edition can be brought back. */
    publishedIn: integer("published_in").references(() => catalogueEditions.id),
  },
  (table) => [index("catalogue_pictures_unused").on(table.uploadedAt).where(sql`${table.publishedIn} is null`)],
);
