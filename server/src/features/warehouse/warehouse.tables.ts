import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { LineTag } from "../cart/index.ts";
import { addressColumns } from "../delivery/index.ts";

/**
 * What is stored: one my item in one version and size, with the same tags. The words are those of the order that brought it. `on_hand` and
 * `reserved` are the sums of its movements: a trigger adds each and refuses any other change of them.
 */
export const storedPieces = pgTable(
  "stored_pieces",
  {
    userId: text("user_id").notNull(),
    id: uuid("id").notNull(),
    productId: integer("product_id").notNull(),
    versionId: uuid("version_id").notNull(),
    sizeId: integer("size_id").notNull(),
    nameTagVersionId: uuid("name_tag_version_id"),
    hangTagVersionId: uuid("hang_tag_version_id"),
    name: text("name").notNull(),
    itemId: integer("item_id").notNull(),
    itemName: text("item_name").notNull(),
    sizeName: text("size_name").notNull(),
    colorId: integer("color_id").notNull(),
    colorName: text("color_name").notNull(),
    colorValue: text("color_value").notNull(),
    methodId: integer("method_id").notNull(),
    methodName: text("method_name").notNull(),
    areaKinds: jsonb("area_kinds")
      .$type<readonly { readonly kind_id: number; readonly kind_name: string }[]>()
      .notNull(),
    tags: jsonb("tags").$type<readonly LineTag[]>().notNull(),
    /** In the warehouse. */
    onHand: integer("on_hand").notNull().default(0),
    /** Of these, promised to sendings that have not left. */
    reserved: integer("reserved").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique("stored_pieces_identity")
      .on(table.userId, table.productId, table.versionId, table.sizeId, table.nameTagVersionId, table.hangTagVersionId)
      .nullsNotDistinct(),
    // Of all that was ever stored, what the night has something to do with.
    index("stored_pieces_there").on(table.userId, table.productId).where(sql`on_hand > 0`),
    check("stored_pieces_on_hand", sql`${table.onHand} >= 0`),
    check("stored_pieces_reserved", sql`${table.reserved} between 0 and ${table.onHand}`),
  ],
);

/** What my items ask: they are below the warehouse, so what they know of it is this view and no code. */
export const storedBySize = pgView("stored_by_size").as((query) =>
  query
    .select({
      userId: storedPieces.userId,
      productId: storedPieces.productId,
      sizeId: storedPieces.sizeId,
      onHand: sql<number>`sum(${storedPieces.onHand})::int`.as("on_hand"),
      free: sql<number>`sum(${storedPieces.onHand} - ${storedPieces.reserved})::int`.as("free"),
    })
    .from(storedPieces)
    .groupBy(storedPieces.userId, storedPieces.productId, storedPieces.sizeId),
);

const MOVEMENT_KINDS = ["in", "reserve", "release", "out", "adjust", "back"] as const;

/** Every change of what is stored. Rows are only ever added: triggers refuse anything else. */
export const stockMovements = pgTable(
  "stock_movements",
  {
    userId: text("user_id").notNull(),
    sequence: bigint("sequence", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    storedId: uuid("stored_id").notNull(),
    /** `back` takes back what was put in, or brings back what had left. */
    kind: text("kind", { enum: MOVEMENT_KINDS }).notNull(),
    onHand: integer("on_hand").notNull(),
    reserved: integer("reserved").notNull(),
    /** The order that brought them or sends them. */
    orderId: uuid("order_id"),
    /** In the operator's own words. */
    reason: text("reason"),
    at: timestamp("at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sequence] }),
    index("stock_movements_stored").on(table.userId, table.storedId, table.at),
    index("stock_movements_order").on(table.userId, table.orderId),
    foreignKey({
      name: "stock_movements_stored_fk",
      columns: [table.userId, table.storedId],
      foreignColumns: [storedPieces.userId, storedPieces.id],
    }),
    check("stock_movements_kind", sql`${table.kind} in ('in', 'reserve', 'release', 'out', 'adjust', 'back')`),
    check("stock_movements_something", sql`${table.onHand} <> 0 or ${table.reserved} <> 0`),
    check("stock_movements_reason", sql`${table.kind} <> 'adjust' or ${table.reason} is not null`),
  ],
);

/** The free time of each my item that is or was stored. */
export const storedItems = pgTable(
  "stored_items",
  {
    userId: text("user_id").notNull(),
    productId: integer("product_id").notNull(),
    /** The last free day in Japan. */
    freeUntil: date("free_until", { mode: "string" }).notNull(),
    /** The least number of days left for which its owner was told; null while untold. Forgotten when the free time is renewed. */
    toldDays: integer("told_days"),
    /** The last day that was charged or cost nothing; null while none is known. Begins anew when the free time is renewed. */
    chargedUntil: date("charged_until", { mode: "string" }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index("stored_items_free_until").on(table.freeUntil),
  ],
);

/** What each day after the free time cost, for each piece: a row for a day once, however often the job runs. */
export const storageDays = pgTable(
  "storage_days",
  {
    userId: text("user_id").notNull(),
    productId: integer("product_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    feePerPiece: integer("fee_per_piece").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId, table.day] }),
    check("storage_days_fee", sql`${table.feePerPiece} >= 0`),
  ],
);

/** Sendings that took pieces back to their owner's own address: a forecast counts what was sold. */
export const stockReturns = pgTable(
  "stock_returns",
  { userId: text("user_id").notNull(), orderId: uuid("order_id").notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.orderId] })],
);

/** Where the stored pieces of a member go back to. */
export const returnAddresses = pgTable("return_addresses", {
  userId: text("user_id").primaryKey(),
  ...addressColumns(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
});

export type StoredPieces = typeof storedPieces.$inferSelect;
export type StockMovement = typeof stockMovements.$inferSelect;
export type StoredItem = typeof storedItems.$inferSelect;
