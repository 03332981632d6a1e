import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

/** My items are numbered after the catalogue's items, so that one product id names either. */
export const productIds = pgSequence("my_item_product_ids", { startWith: 100_001 });

export const myItems = pgTable(
  "my_items",
  {
    userId: text("user_id").notNull(),
    productId: integer("product_id").notNull(),
    /** The second of its creation, ten digits (spec §3). */
    pku: text("pku").notNull(),
    catalogueItemId: integer("catalogue_item_id").notNull(),
    methodId: integer("method_id").notNull(),
    colorId: integer("color_id").notNull(),
    areaKindIds: integer("area_kind_ids").array().notNull(),
    /** The tags as last finished; without one there is no such tag. */
    nameTagVersionId: uuid("name_tag_version_id"),
    hangTagVersionId: uuid("hang_tag_version_id"),
    name: text("name").notNull(),
    description: text("description").notNull(),
    /** What the member sells at, tax included. */
    sellingPrice: integer("selling_price").notNull(),
    /** 0 draft, 1 completed (spec §4). */
    status: smallint("status").notNull().default(0),
    /** 1: not yet saved by the member, or deleted. */
    deleteFlag: smallint("delete_flag").notNull().default(1),
    /** The design as last finished; orders name it. */
    versionId: uuid("version_id"),
    createTime: timestamp("create_time", { withTimezone: true }).notNull(),
    updateTime: timestamp("update_time", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index("my_items_list").on(table.userId, table.deleteFlag, table.status, table.updateTime),
    check("my_items_status", sql`${table.status} in (0, 1)`),
    check("my_items_delete_flag", sql`${table.deleteFlag} in (0, 1)`),
    check("my_items_selling_price", sql`${table.sellingPrice} between 0 and 999999`),
    check("my_items_completed_has_design", sql`${table.status} = 0 or ${table.versionId} is not null`),
  ],
);

export type MyItem = typeof myItems.$inferSelect;
export type NewMyItem = typeof myItems.$inferInsert;
