import type { PersonalFields } from "@surimono/domain/designs";
import { REPORT_REASONS, type ReportReason } from "@surimono/domain/my-items";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

/** My items are numbered after the catalogue's items, so that one product id names either. */
export const productIds = pgSequence("my_item_product_ids", { startWith: 100_001 });

export const myItems = pgTable(
  "my_items",
  {
    userId: text("user_id").notNull(),
    productId: integer("product_id").notNull(),
    /** Time of creation in seconds, ten digits. */
    pku: text("pku").notNull(),
    catalogueItemId: integer("catalogue_item_id").notNull(),
    methodId: integer("method_id").notNull(),
    colorId: integer("color_id").notNull(),
    areaKindIds: integer("area_kind_ids").array().notNull(),
    /** Of a finished silk screen print: how many screens each of these places takes. */
    screens: integer("screens").array(),
    /** The tags as last finished; null: no such tag. */
    nameTagVersionId: uuid("name_tag_version_id"),
    hangTagVersionId: uuid("hang_tag_version_id"),
    name: text("name").notNull(),
    description: text("description").notNull(),
    /** Its sizes; null for all the goods have. */
    sizeIds: integer("size_ids").array(),
    /** Its pictures in order: views of the goods by name, pictures of `my_item_pictures` by id. Null for the default views. */
    gallery: text("gallery").array(),
    /** The member's selling price, tax included. */
    sellingPrice: integer("selling_price").notNull(),
    /** 0 draft, 1 completed (rule my-items-status). */
    status: smallint("status").notNull().default(0),
    /** 1: not yet saved by the member, or deleted. */
    deleteFlag: smallint("delete_flag").notNull().default(1),
    /** 1: its maker shows it in the gallery (rule my-items-publishing). */
    promotionFlag: smallint("promotion_flag").notNull().default(0),
    publishedAt: timestamp("published_at", { withTimezone: true }),
    /** The operator removed it from the gallery; its maker cannot bring it back. */
    galleryHiddenAt: timestamp("gallery_hidden_at", { withTimezone: true }),
    /** The operator takes no new orders for it. */
    removedAt: timestamp("removed_at", { withTimezone: true }),
    /** Pieces ordered recently, while it is published; updated by a job. */
    popularity: integer("popularity").notNull().default(0),
    /** The design as last finished; orders name it. */
    versionId: uuid("version_id"),
    /** What each piece has of its own, by the design as last finished; null: every piece is printed alike. */
    personal: jsonb("personal").$type<PersonalFields>(),
    /**
     * It or one of its tags has something drawn on it, or was finished once. A draft without is kept for a few days only
     * (rule my-items-kept-days).
     */
    designed: boolean("designed").notNull().default(false),
    /** The working print design differs from the version, or there is no version yet: pictures show it then. */
    isAhead: boolean("is_ahead").notNull().default(false),
    /** The working design of a tag differs from its version, or has something on it and there is no version yet. */
    nameTagIsAhead: boolean("name_tag_is_ahead").notNull().default(false),
    hangTagIsAhead: boolean("hang_tag_is_ahead").notNull().default(false),
    /** Names the pictures of its working design; random, so that it reveals nothing about the item. */
    draftKey: uuid("draft_key"),
    /** When the member first saved its words. Null: a new design, whose editor asks what it should become (rule my-items-new-asks). */
    wordsSavedAt: timestamp("words_saved_at", { withTimezone: true }),
    /** Hidden by the member, rather than never saved: no save from another tab brings it back. */
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
    /** Of the request that made it, so that a repeated one finds it. */
    requestKey: uuid("request_key"),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
    updateTime: timestamp("update_time", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    uniqueIndex("my_items_request").on(table.userId, table.requestKey),
    // A part of the list is found in it alone, however far down.
    index("my_items_page").on(
      table.userId,
      table.deleteFlag,
      table.status,
      table.updateTime,
      table.productId,
      table.catalogueItemId,
    ),
    // Exactly the rows the nightly sweep reads.
    index("my_items_sweep").on(table.updateTime).where(sql`status = 0 and (delete_flag = 1 or not designed)`),
    index("my_items_deleted").on(table.deletedAt).where(sql`status = 1 and delete_flag = 1`),
    index("my_items_drawn").on(table.updateTime).where(sql`draft_key is not null`),
    uniqueIndex("my_items_draft_key").on(table.draftKey),
    // PostgreSQL uses an index for an order only if both put nulls at the same end.
    index("my_items_newest")
      .on(table.publishedAt.desc().nullsFirst(), table.productId.desc().nullsFirst())
      .where(sql`promotion_flag = 1`),
    index("my_items_popular")
      .on(
        table.popularity.desc().nullsFirst(),
        table.publishedAt.desc().nullsFirst(),
        table.productId.desc().nullsFirst(),
      )
      .where(sql`promotion_flag = 1`),
    // A shelf of goods that few works are made of.
    index("my_items_shelf").on(table.catalogueItemId).where(sql`promotion_flag = 1`),
    // For whoever knows the number alone: the counter, a report, a link.
    index("my_items_product").on(table.productId),
    check("my_items_promotion_flag", sql`${table.promotionFlag} in (0, 1)`),
    check(
      "my_items_published_is_completed",
      sql`${table.promotionFlag} = 0 or (${table.status} = 1 and ${table.deleteFlag} = 0 and ${table.publishedAt} is not null)`,
    ),
    check("my_items_status", sql`${table.status} in (0, 1)`),
    check("my_items_delete_flag", sql`${table.deleteFlag} in (0, 1)`),
    check("my_items_selling_price", sql`${table.sellingPrice} between 0 and 999999`),
    check("my_items_completed_has_design", sql`${table.status} = 0 or ${table.versionId} is not null`),
  ],
);

/** Pictures added to items by members, decoded and re-encoded. An item and its copies name them in `gallery`; those no item names are swept. */
export const myItemPictures = pgTable(
  "my_item_pictures",
  {
    userId: text("user_id").notNull(),
    /** Random, so that it reveals nothing about others. */
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    contentType: text("content_type").notNull(),
    pixelWidth: integer("pixel_width").notNull(),
    pixelHeight: integer("pixel_height").notNull(),
    byteSize: integer("byte_size").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Since when no item may name it: it came, or an item that named it changed or went. Null: the sweep has found one that does. */
    unsureSince: timestamp("unsure_since", { withTimezone: true }).defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("my_item_pictures_id").on(table.id),
    // Exactly the rows the nightly sweep reads.
    index("my_item_pictures_unsure").on(table.unsureSince).where(sql`unsure_since is not null`),
  ],
);

/** How a member wants the profit from fans calculated. No row: never changed. */
export const profitSettings = pgTable(
  "profit_settings",
  {
    userId: text("user_id").primaryKey(),
    /** Null while the member has not chosen. */
    fanCount: integer("fan_count"),
    /** Basis points, rising. */
    buyerShares: integer("buyer_shares").array().notNull(),
  },
  (table) => [check("profit_settings_fan_count", sql`${table.fanCount} between 1 and 100000000`)],
);

/** Visitors' reports to the operator about published items. */
export const galleryReports = pgTable(
  "gallery_reports",
  {
    /** Of the item's maker. */
    userId: text("user_id").notNull(),
    id: uuid("id").notNull(),
    productId: integer("product_id").notNull(),
    /** Of whoever was logged in while reporting. */
    reporterId: text("reporter_id"),
    reason: text("reason", { enum: [...REPORT_REASONS] as [ReportReason, ...ReportReason[]] }).notNull(),
    comment: text("comment").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When the operator reviewed the item and decided. */
    settledAt: timestamp("settled_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("gallery_reports_open").on(table.createdAt).where(sql`settled_at is null`),
    index("gallery_reports_item").on(table.productId),
    index("gallery_reports_latest").on(table.createdAt, table.productId),
    // For a member who leaves, or asks for everything.
    index("gallery_reports_reporter").on(table.reporterId).where(sql`reporter_id is not null`),
  ],
);

/** Links that show an item to whoever has them. Closing one deletes it: a closed link and one that never was are the same. */
export const sharedLinks = pgTable(
  "shared_links",
  {
    id: uuid("id").primaryKey(),
    /** What is kept cannot be turned back into the address. */
    tokenHash: text("token_hash").notNull().unique(),
    userId: text("user_id").notNull(),
    productId: integer("product_id").notNull(),
    madeAt: timestamp("made_at", { withTimezone: true }).notNull(),
    /** Whoever has it may make something of what it shows. */
    mayRemix: boolean("may_remix").notNull().default(false),
    /** Whoever has it may pin comments to its picture. */
    mayComment: boolean("may_comment").notNull().default(false),
    /** When its owner was last told of a comment. */
    toldAt: timestamp("told_at", { withTimezone: true }),
  },
  (table) => [index("shared_links_item").on(table.userId, table.productId)],
);

/** Of whoever has a link. They go with it. */
export const linkComments = pgTable(
  "link_comments",
  {
    id: uuid("id").primaryKey(),
    linkId: uuid("link_id")
      .notNull()
      .references(() => sharedLinks.id, { onDelete: "cascade" }),
    /** In thousandths of the picture. */
    x: smallint("x").notNull(),
    y: smallint("y").notNull(),
    name: text("name").notNull(),
    words: text("words").notNull(),
    writtenAt: timestamp("written_at", { withTimezone: true }).notNull(),
    answer: text("answer").notNull().default(""),
  },
  (table) => [
    index("link_comments_link").on(table.linkId),
    check("link_comments_place", sql`${table.x} between 0 and 1000 and ${table.y} between 0 and 1000`),
  ],
);

export type LinkComment = typeof linkComments.$inferSelect;
export type GalleryReport = typeof galleryReports.$inferSelect;
export type MyItemPicture = typeof myItemPictures.$inferSelect;
export type MyItem = typeof myItems.$inferSelect;
export type NewMyItem = typeof myItems.$inferInsert;
