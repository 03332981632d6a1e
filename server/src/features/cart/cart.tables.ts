import type { RosterPiece } from "@surimono/domain/cart";
import { DELIVERY_METHODS } from "@surimono/domain/delivery";
import type { PersonalFields } from "@surimono/domain/designs";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { coupons } from "../coupons/index.ts";
import { addressColumns, wishColumns } from "../delivery/index.ts";

/** A member has at most one open cart; an ordered one is kept as proof of what was ordered. */
export const carts = pgTable(
  "carts",
  {
    userId: text("user_id").notNull(),
    id: uuid("id").notNull(),
    state: text("state", { enum: ["open", "ordered"] })
      .notNull()
      .default("open"),
    /** Raised by each change of the lines, so that an order knows whether something was added after it. */
    revision: integer("revision").notNull().default(0),
    /** Chosen, whether it counts or not. */
    couponId: integer("coupon_id").references(() => coupons.id),
    /** A coupon was taken off: from then on none is applied automatically. */
    couponDeclined: boolean("coupon_declined").notNull().default(false),
    /** As many miles as its buyer wants to spend; how many count is found with each price. */
    miles: integer("miles").notNull().default(0),
    /** To several destinations; those that were entered are kept when it goes to one. */
    isSeveral: boolean("is_several").notNull().default(false),
    deliveryMethod: text("delivery_method", { enum: DELIVERY_METHODS }).notNull().default("courier"),
    /** Raised by each change of the destinations, so that two tabs do not overwrite each other silently. */
    splitRevision: integer("split_revision").notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
    /** When to check next whether a line must be announced or taken out; null while it has no lines. */
    lookAt: timestamp("look_at", { withTimezone: true }).default(sql`now() + interval '2 days'`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("carts_to_look_at").on(table.lookAt).where(sql`state = 'open'`),
    uniqueIndex("carts_open").on(table.userId).where(sql`${table.state} = 'open'`),
    check("carts_miles", sql`${table.miles} >= 0`),
    check("carts_delivery_method", sql`${table.deliveryMethod} in ('courier', 'warehouse')`),
    check("carts_state", sql`${table.state} in ('open', 'ordered')`),
  ],
);

/** One size of one design version. What it is made of is copied here, so that editing the my item changes nothing in the cart. */
export const cartLines = pgTable(
  "cart_lines",
  {
    userId: text("user_id").notNull(),
    cartId: uuid("cart_id").notNull(),
    /** Version 7: lines sort by the time of adding. */
    id: uuid("id").notNull(),
    productId: integer("product_id").notNull(),
    versionId: uuid("version_id").notNull(),
    sizeId: integer("size_id").notNull(),
    itemId: integer("item_id").notNull(),
    methodId: integer("method_id").notNull(),
    colorId: integer("color_id").notNull(),
    areaKindIds: integer("area_kind_ids").array().notNull(),
    /** By silk screen: how many screens each of these places takes. */
    screens: integer("screens").array(),
    nameTagVersionId: uuid("name_tag_version_id"),
    hangTagVersionId: uuid("hang_tag_version_id"),
    name: text("name").notNull(),
    quantity: integer("quantity").notNull(),
    /** What each piece has of its own; null: all are printed alike. */
    personal: jsonb("personal").$type<PersonalFields>(),
    /** The words of its pieces; null until a roster was saved. There may be fewer or more than pieces until it is saved again. */
    roster: jsonb("roster").$type<readonly RosterPiece[]>(),
    /** Its last change, or when the member chose to keep it: some days later it leaves the cart (rule cart-kept-days). */
    touchedAt: timestamp("touched_at", { withTimezone: true }).notNull().defaultNow(),
    /** When the member was told that it will leave soon. */
    toldAt: timestamp("told_at", { withTimezone: true }),
    /** What an estimate promised: the price with tax, for how many pieces of the my item, until when. */
    heldPrice: integer("held_price"),
    heldPieces: integer("held_pieces"),
    heldUntil: timestamp("held_until", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId, table.cartId], foreignColumns: [carts.userId, carts.id] }).onDelete("cascade"),
    unique("cart_lines_identity")
      .on(
        table.userId,
        table.cartId,
        table.productId,
        table.versionId,
        table.sizeId,
        table.nameTagVersionId,
        table.hangTagVersionId,
      )
      .nullsNotDistinct(),
    index("cart_lines_held").on(table.heldUntil).where(sql`${table.heldUntil} is not null`),
    check(
      "cart_lines_held_whole",
      sql`num_nulls(${table.heldPrice}, ${table.heldPieces}, ${table.heldUntil}) in (0, 3)`,
    ),
    check("cart_lines_quantity", sql`${table.quantity} between 1 and 9999`),
  ],
);

/** One of several destinations of a cart. */
export const cartDestinations = pgTable(
  "cart_destinations",
  {
    userId: text("user_id").notNull(),
    cartId: uuid("cart_id").notNull(),
    id: uuid("id").notNull(),
    position: integer("position").notNull(),
    /** The entry of the address book that it follows while that is there; the columns below are its copy. */
    addressId: uuid("address_id"),
    ...addressColumns(),
    /** The entry of the address book that is named as the sender. */
    senderAddressId: uuid("sender_address_id"),
    ...wishColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.cartId, table.id] }),
    foreignKey({ columns: [table.userId, table.cartId], foreignColumns: [carts.userId, carts.id] }).onDelete("cascade"),
  ],
);

/** How many pieces of a line go to a destination. They need not add up until the cart is ordered; a line takes its own with it. */
export const cartPieces = pgTable(
  "cart_pieces",
  {
    userId: text("user_id").notNull(),
    cartId: uuid("cart_id").notNull(),
    destinationId: uuid("destination_id").notNull(),
    lineId: uuid("line_id").notNull(),
    quantity: integer("quantity").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.cartId, table.destinationId, table.lineId] }),
    index("cart_pieces_line").on(table.userId, table.lineId),
    foreignKey({
      name: "cart_pieces_destination_fk",
      columns: [table.userId, table.cartId, table.destinationId],
      foreignColumns: [cartDestinations.userId, cartDestinations.cartId, cartDestinations.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "cart_pieces_line_fk",
      columns: [table.userId, table.lineId],
      foreignColumns: [cartLines.userId, cartLines.id],
    }).onDelete("cascade"),
    check("cart_pieces_quantity", sql`${table.quantity} between 1 and 9999`),
  ],
);

export type CartDestination = typeof cartDestinations.$inferSelect;
export type Cart = typeof carts.$inferSelect;
export type StoredCartLine = typeof cartLines.$inferSelect;
