import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { orderDestinations, orderLines, orders } from "./orders.tables.ts";

/**
 * Money that goes back for pieces of a parcel. `asked`: decided, and nobody has said yet that it went back. A failed one counts no more:
 * neither its money nor its pieces.
 */
export const orderRefunds = pgTable(
  "order_refunds",
  {
    userId: text("user_id").notNull(),
    orderId: uuid("order_id").notNull(),
    id: uuid("id").notNull(),
    /** Of the parcel; null where there is none, as in the warehouse. */
    position: integer("position"),
    /** The part of `amount` that is the fee of a destination. */
    delivery: integer("delivery").notNull(),
    amount: integer("amount").notNull(),
    /** The operator's own words. */
    reason: text("reason").notNull(),
    state: text("state", { enum: ["asked", "done", "failed"] }).notNull(),
    /** The gateway's name for it. */
    providerRef: text("provider_ref"),
    /** Of the form that asked for it: pressed again it is this one. */
    requestKey: uuid("request_key"),
    askedAt: timestamp("asked_at", { withTimezone: true }).notNull(),
    /** Null of one that did not fail, or in a process of the release before. */
    failedAt: timestamp("failed_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId, table.id] }),
    index("order_refunds_open").on(table.userId, table.orderId).where(sql`state = 'asked'`),
    index("order_refunds_asked").on(table.askedAt).where(sql`${table.state} = 'asked'`),
    index("order_refunds_failed").on(table.askedAt).where(sql`${table.state} = 'failed'`),
    foreignKey({ columns: [table.userId, table.orderId], foreignColumns: [orders.userId, orders.id] }).onDelete(
      "cascade",
    ),
    foreignKey({
      name: "order_refunds_parcel_fk",
      columns: [table.userId, table.orderId, table.position],
      foreignColumns: [orderDestinations.userId, orderDestinations.orderId, orderDestinations.position],
    }).onDelete("cascade"),
    check("order_refunds_amount", sql`${table.delivery} >= 0 and ${table.amount} >= ${table.delivery}`),
  ],
);

export const orderRefundPieces = pgTable(
  "order_refund_pieces",
  {
    userId: text("user_id").notNull(),
    orderId: uuid("order_id").notNull(),
    refundId: uuid("refund_id").notNull(),
    lineId: uuid("line_id").notNull(),
    quantity: integer("quantity").notNull(),
    amount: integer("amount").notNull(),
    taxRate: integer("tax_rate").notNull(),
    /** Which of them, by their numbers in the roster, where the pieces of the line differ. */
    rows: integer("roster_rows").array(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId, table.refundId, table.lineId] }),
    foreignKey({
      name: "order_refund_pieces_refund_fk",
      columns: [table.userId, table.orderId, table.refundId],
      foreignColumns: [orderRefunds.userId, orderRefunds.orderId, orderRefunds.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "order_refund_pieces_line_fk",
      columns: [table.userId, table.orderId, table.lineId],
      foreignColumns: [orderLines.userId, orderLines.orderId, orderLines.id],
    }).onDelete("cascade"),
    check("order_refund_pieces_quantity", sql`${table.quantity} > 0 and ${table.amount} >= 0`),
  ],
);
