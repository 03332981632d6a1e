import type { DesignStep } from "@surimono/domain/catalogue";
import type { AcceptedWarning, DesignDocument, LaterSize, PictureFacts, PrintedGoods } from "@surimono/domain/designs";
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { myItems } from "../my-items/index.ts";

/** The working state of each step of a my item's design; the studio saves it continuously. */
export const designs = pgTable(
  "designs",
  {
    userId: text("user_id").notNull(),
    productId: integer("product_id").notNull(),
    /** 1 print, 2 name tag, 3 hang tag (rule catalogue-steps). */
    step: smallint("step").$type<DesignStep>().notNull().default(1),
    document: jsonb("document").$type<DesignDocument>().notNull(),
    /** Goes up by one with each save; a save based on an older one is refused. */
    revision: integer("revision").notNull().default(0),
    savedAt: timestamp("saved_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId, table.step] }),
    foreignKey({
      columns: [table.userId, table.productId],
      foreignColumns: [myItems.userId, myItems.productId],
    }).onDelete("cascade"),
    check("designs_step", sql`${table.step} in (1, 2, 3)`),
  ],
);

/** What was once finished and may have been ordered: never changed, never deleted. */
export const designVersions = pgTable(
  "design_versions",
  {
    userId: text("user_id").notNull(),
    /** Random, so that it reveals nothing about others. */
    id: uuid("id").notNull(),
    productId: integer("product_id").notNull(),
    /**
     * The same design is the same version: SHA-256 of the document, or of the document and the goods if it was finished before on
     * different goods.
     */
    contentHash: text("content_hash").notNull(),
    document: jsonb("document").$type<DesignDocument>().notNull(),
    /**
     * The goods at the time of finishing: it is printed by these and never by the catalogue. Null only in rows written by a release
     * before this column; filled before a catalogue is taken over (`version/keep-goods.ts`).
     */
    goods: jsonb("goods").$type<PrintedGoods>(),
    /** Sizes it was ordered in that were added to the shop after it was finished. Only ever extended. */
    laterSizes: jsonb("later_sizes").$type<readonly LaterSize[]>().notNull().default([]),
    /** The keys of all warnings when it was finished; nothing is finished with an error. */
    warnings: text("warnings").array().notNull(),
    /** Which of them the customer accepted, with wording and time. Nothing is finished, completed or ordered with one left over. */
    acceptedWarnings: jsonb("accepted_warnings").$type<readonly AcceptedWarning[]>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    printedAt: timestamp("printed_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("design_versions_id").on(table.id),
    uniqueIndex("design_versions_content").on(table.userId, table.productId, table.contentHash),
    index("design_versions_without_goods").on(table.id).where(sql`${table.goods} is null`),
  ],
);

/** Uploads, decoded and re-encoded. `removedAt` hides one from the gallery; designs that use it keep it. */
export const designPictures = pgTable(
  "design_pictures",
  {
    userId: text("user_id").notNull(),
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    contentType: text("content_type").notNull(),
    pixelWidth: integer("pixel_width").notNull(),
    pixelHeight: integer("pixel_height").notNull(),
    byteSize: integer("byte_size").notNull(),
    /** Measured once, for the checks of every design that uses it. */
    facts: jsonb("facts").$type<Omit<PictureFacts, "pixelWidth" | "pixelHeight">>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    removedAt: timestamp("removed_at", { withTimezone: true }),
    /**
     * Since when no design may show it: it came, or a design that showed it changed or went. Null: the sweep has found one that does, after
     * it was removed.
     */
    unsureSince: timestamp("unsure_since", { withTimezone: true }).defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("design_pictures_newest").on(table.userId, table.createdAt),
    // Of the release before.
    index("design_pictures_removed").on(table.removedAt).where(sql`removed_at is not null`),
    // Exactly the rows the nightly sweep reads.
    index("design_pictures_unsure").on(table.removedAt).where(sql`removed_at is not null and unsure_since is not null`),
  ],
);

export type Design = typeof designs.$inferSelect;
export type DesignVersion = typeof designVersions.$inferSelect;
export type DesignPicture = typeof designPictures.$inferSelect;
