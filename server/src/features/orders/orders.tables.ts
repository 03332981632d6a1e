import type { Discount, RosterPiece, TaxShare } from "@surimono/domain/cart";
import { type Address, COURIER_IDS, ORDER_WAYS } from "@surimono/domain/delivery";
import { ORDER_TRANSITIONS, type OrderAxes } from "@surimono/domain/orders";
import { PAYMENT_METHOD_IDS } from "@surimono/domain/payments";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
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
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { LinePersonal, LineTag } from "../cart/index.ts";
import { addressColumns, wishColumns } from "../delivery/index.ts";

const statesOf = (axis: keyof typeof ORDER_TRANSITIONS) =>
  sql.raw(
    Object.keys(ORDER_TRANSITIONS[axis])
      .map((state) => `'${state}'`)
      .join(", "),
  );

/** Neither paid nor on its way, in the words of the partial index for such orders. */
export const UNFINISHED = sql`lifecycle = 'draft' or payment = 'refunding'
  or lifecycle = 'placed' and (payment = 'invoiced' or fulfilment in ('waiting', 'printing', 'packed'))`;

/**
 * An immutable copy of what was ordered, at which price, to where. Only the three axes with their times, the hold, `email` and `cart_id`
 * ever change; `cart_id` is cleared when a draft is given up, so that the cart can become another order.
 */
export const orders = pgTable(
  "orders",
  {
    userId: text("user_id").notNull(),
    /** UUID version 7: orders sort by creation time. */
    id: uuid("id").notNull(),
    /** `orderNumber` formats it for people. */
    sequence: bigint("sequence", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    /** Of a sending: its key, chosen by the page. */
    cartId: uuid("cart_id"),
    cartRevision: integer("cart_revision").notNull(),
    lifecycle: text("lifecycle").$type<OrderAxes["lifecycle"]>().notNull(),
    payment: text("payment").$type<OrderAxes["payment"]>().notNull(),
    fulfilment: text("fulfilment").$type<OrderAxes["fulfilment"]>().notNull(),
    way: text("way", { enum: ORDER_WAYS }).notNull().default("courier"),
    /** Means nothing where the total is 0. */
    paymentMethod: text("payment_method", { enum: PAYMENT_METHOD_IDS }).notNull(),
    /** Where its letters go. Empty once the account is closed. */
    email: text("email").notNull(),
    quantity: integer("quantity").notNull(),
    /** All sums with tax. */
    subtotal: integer("subtotal").notNull(),
    discounts: jsonb("discounts").$type<readonly Discount[]>().notNull(),
    discountTotal: integer("discount_total").notNull(),
    /** The coupon among the discounts; its use is recorded by the coupons' feature. */
    couponId: integer("coupon_id"),
    delivery: integer("delivery").notNull(),
    total: integer("total").notNull(),
    taxes: jsonb("taxes").$type<readonly TaxShare[]>().notNull(),
    /** Of everything above that the buyer agreed to: another attempt with the same hash continues the same draft. */
    fingerprint: text("fingerprint").notNull(),
    dispatchBy: date("dispatch_by", { mode: "string" }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    placedAt: timestamp("placed_at", { withTimezone: true }),
    /** The workshop makes no step while it is held, and why in the operator's own words. */
    heldAt: timestamp("held_at", { withTimezone: true }),
    heldReason: text("held_reason"),
    /** Of the same buyer: the order of which pieces are made and sent once more without charge. */
    replaces: uuid("replaces"),
    /** An operator drew it up: `cart_id` names that in place of a cart. */
    isQuoted: boolean("is_quoted").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique("orders_cart").on(table.userId, table.cartId),
    uniqueIndex("orders_sequence").on(table.sequence),
    index("orders_history").on(table.userId, table.placedAt),
    index("orders_drafts").on(table.createdAt).where(sql`${table.lifecycle} = 'draft'`),
    index("orders_payment").on(table.payment, table.placedAt, table.id),
    index("orders_email").on(table.email),
    // Newest first, for the counter; and what the workshop still has to send, by its day.
    index("orders_placed").on(table.placedAt, table.id).where(sql`${table.placedAt} is not null`),
    index("orders_open")
      .on(table.dispatchBy, table.id)
      .where(sql`${table.lifecycle} = 'placed' and ${table.fulfilment} in ('waiting', 'printing', 'packed')`),
    index("orders_fulfilment").on(table.fulfilment, table.placedAt, table.id),
    index("orders_total").on(table.total, table.id).where(sql`${table.placedAt} is not null`),
    index("orders_dispatch").on(table.dispatchBy, table.id).where(sql`${table.placedAt} is not null`),
    index("orders_open_total")
      .on(table.total, table.id)
      .where(sql`${table.lifecycle} = 'placed' and ${table.fulfilment} in ('waiting', 'printing', 'packed')`),
    // Two states together, of which either alone is common; the statistics of the migration tell the planner how rarely they meet.
    index("orders_states").on(table.payment, table.fulfilment, table.placedAt, table.id),
    index("orders_method").on(table.paymentMethod, table.payment, table.placedAt, table.id),
    // A cancelled order whose money has not all gone back: somebody may have to see to it.
    index("orders_money_waits")
      .on(table.createdAt)
      .where(sql`${table.lifecycle} = 'cancelled' and ${table.payment} in ('refunding', 'partly_refunded')`),
    index("orders_held").on(table.placedAt, table.id).where(sql`${table.heldAt} is not null`),
    check("orders_lifecycle", sql`${table.lifecycle} in (${statesOf("lifecycle")})`),
    check("orders_payment_state", sql`${table.payment} in (${statesOf("payment")})`),
    check("orders_fulfilment_state", sql`${table.fulfilment} in (${statesOf("fulfilment")})`),
    check("orders_adds_up", sql`${table.subtotal} - ${table.discountTotal} + ${table.delivery} = ${table.total}`),
    // A sending of stored pieces to one address may cost nothing; what replaces other pieces never costs anything.
    check(
      "orders_cost",
      sql`${table.total} > 0 or ${table.total} = 0 and (${table.way} = 'sending' or ${table.replaces} is not null)`,
    ),
    // What a business owes beyond its bills, counted with each of its orders.
    index("orders_invoiced")
      .on(table.userId, table.id, table.total)
      .where(sql`${table.payment} = 'invoiced' and ${table.lifecycle} = 'placed'`),
    index("orders_unfinished").on(table.userId, table.id).where(UNFINISHED),
    index("orders_replaces").on(table.userId, table.replaces).where(sql`${table.replaces} is not null`),
    check("orders_way", sql`${table.way} in ('courier', 'warehouse', 'sending')`),
    check("orders_not_negative", sql`${table.discountTotal} >= 0 and ${table.delivery} >= 0`),
  ],
);

/** The lines with the words and prices of that moment. */
export const orderLines = pgTable(
  "order_lines",
  {
    userId: text("user_id").notNull(),
    orderId: uuid("order_id").notNull(),
    /** The cart line's, so that lines keep their order. */
    id: uuid("id").notNull(),
    productId: integer("product_id").notNull(),
    versionId: uuid("version_id").notNull(),
    name: text("name").notNull(),
    itemId: integer("item_id").notNull(),
    itemName: text("item_name").notNull(),
    sizeId: integer("size_id").notNull(),
    sizeName: text("size_name").notNull(),
    colorId: integer("color_id").notNull(),
    colorName: text("color_name").notNull(),
    colorValue: text("color_value").notNull(),
    methodId: integer("method_id").notNull(),
    methodName: text("method_name").notNull(),
    areaKinds: jsonb("area_kinds")
      .$type<readonly { readonly kind_id: number; readonly kind_name: string }[]>()
      .notNull(),
    nameTagVersionId: uuid("name_tag_version_id"),
    hangTagVersionId: uuid("hang_tag_version_id"),
    /** Name and fee of each tag; their versions are in separate columns. */
    tags: jsonb("tags").$type<readonly LineTag[]>().notNull(),
    quantity: integer("quantity").notNull(),
    /** What each piece has of its own, with its part of the price; null: all are printed alike. */
    personal: jsonb("personal").$type<LinePersonal>(),
    /** The words of each piece. Null where all are alike, and again once the account is closed. */
    roster: jsonb("roster").$type<readonly RosterPiece[]>(),
    unitPrice: integer("unit_price").notNull(),
    amount: integer("amount").notNull(),
    discount: integer("discount").notNull(),
    taxRate: integer("tax_rate").notNull(),
    /** Always 0: what goes where is in `order_pieces`. */
    destination: integer("destination").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId, table.id] }),
    foreignKey({ columns: [table.userId, table.orderId], foreignColumns: [orders.userId, orders.id] }).onDelete(
      "cascade",
    ),
    check(
      "order_lines_amount",
      sql`${table.unitPrice} * ${table.quantity} = ${table.amount} and ${table.quantity} > 0`,
    ),
    check("order_lines_discount", sql`${table.discount} between 0 and ${table.amount}`),
  ],
);

/** The parcels of an order. Receiver and wishes change until it is packed, the sender never; courier and times are added on the way. */
export const orderDestinations = pgTable(
  "order_destinations",
  {
    userId: text("user_id").notNull(),
    orderId: uuid("order_id").notNull(),
    position: integer("position").notNull(),
    ...addressColumns(),
    ...wishColumns(),
    /** A copy; null where the buyer named none. */
    senderAddress: jsonb("sender_address").$type<Address>(),
    courier: text("courier", { enum: COURIER_IDS }),
    trackingNumber: text("tracking_number"),
    shippedAt: timestamp("shipped_at", { withTimezone: true }),
    deliveredAt: timestamp("delivered_at", { withTimezone: true }),
    /** Taken out of the order before it left. */
    cancelledAt: timestamp("cancelled_at", { withTimezone: true }),
    /** The courier does not find it any more. */
    lostAt: timestamp("lost_at", { withTimezone: true }),
    /** The parcel whose address it goes to, where one was packed as two: no fee was paid for it. */
    splitFrom: integer("split_from"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId, table.position] }),
    foreignKey({ columns: [table.userId, table.orderId], foreignColumns: [orders.userId, orders.id] }).onDelete(
      "cascade",
    ),
    // What somebody at the telephone can name.
    index("order_destinations_tracking").on(table.trackingNumber),
    index("order_destinations_phone").on(table.phone),
    index("order_destinations_place").on(table.prefecture, table.city.op("text_pattern_ops")),
    index("order_destinations_city").on(table.city.op("text_pattern_ops")),
    index("order_destinations_name").on(table.lastName.op("text_pattern_ops"), table.firstName.op("text_pattern_ops")),
  ],
);

/**
 * The pieces in each parcel of an order with several. An order without such rows is one parcel with all of it. A trigger refuses rows of a
 * line that do not add up to it.
 */
export const orderPieces = pgTable(
  "order_pieces",
  {
    userId: text("user_id").notNull(),
    orderId: uuid("order_id").notNull(),
    lineId: uuid("line_id").notNull(),
    /** Of the parcel. */
    position: integer("position").notNull(),
    quantity: integer("quantity").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId, table.lineId, table.position] }),
    index("order_pieces_parcel").on(table.userId, table.orderId, table.position),
    foreignKey({
      name: "order_pieces_line_fk",
      columns: [table.userId, table.orderId, table.lineId],
      foreignColumns: [orderLines.userId, orderLines.orderId, orderLines.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "order_pieces_parcel_fk",
      columns: [table.userId, table.orderId, table.position],
      foreignColumns: [orderDestinations.userId, orderDestinations.orderId, orderDestinations.position],
    }).onDelete("cascade"),
    check("order_pieces_quantity", sql`${table.quantity} > 0`),
  ],
);

export type Order = typeof orders.$inferSelect;
export type OrderLine = typeof orderLines.$inferSelect;
export type OrderDestination = typeof orderDestinations.$inferSelect;
export type OrderPieces = typeof orderPieces.$inferSelect;

/**
 * Orders that were neither cancelled nor wholly refunded. Coupons ask it whether a member has ordered: orders are built on coupons, so what
 * coupons know of them is this view and no code.
 */
export const effectiveOrders = pgView("effective_orders").as((query) =>
  query
    .select({ userId: orders.userId, id: orders.id })
    .from(orders)
    .where(sql`${orders.lifecycle} = 'placed' and ${orders.payment} <> 'refunded'`),
);

/**
 * Placed orders with the moment from which each counts as delivered: with its last parcel, when it was put into the warehouse, or seven days
 * after it left, since couriers report nothing to the shop. Null: not on its way. Miles ask it, on which orders are built.
 */
export const placedOrders = pgView("placed_orders", {
  userId: text("user_id").notNull(),
  id: uuid("id").notNull(),
  arrivesAt: timestamp("arrives_at", { withTimezone: true }),
}).as(sql`
  select orders.user_id, orders.id, case
    when orders.lifecycle <> 'placed' then null
    when orders.fulfilment = 'stored' or orders.way = 'warehouse' and orders.fulfilment = 'shipped' then orders.placed_at
    when orders.fulfilment <> 'shipped' then null
    when not exists (
      select 1 from order_destinations parcel
      where parcel.user_id = orders.user_id and parcel.order_id = orders.id and parcel.delivered_at is null and parcel.cancelled_at is null
    ) then (
      select max(parcel.delivered_at) from order_destinations parcel
      where parcel.user_id = orders.user_id and parcel.order_id = orders.id
    )
    else (
      select max(move.at) + interval '7 days' from order_moves move
      where move.user_id = orders.user_id and move.order_id = orders.id and move.to_state = 'shipped'
    )
  end as arrives_at
  from orders where orders.placed_at is not null`);
