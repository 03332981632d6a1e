import { GATEWAY_METHOD_IDS } from "@surimono/domain/payments";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

/** One attempt to pay for one order at the gateway. A new one starts only when the last can no longer take money. */
export const paymentAttempts = pgTable(
  "payment_attempts",
  {
    userId: text("user_id").notNull(),
    orderId: uuid("order_id").notNull(),
    attempt: integer("attempt").notNull(),
    method: text("method", { enum: GATEWAY_METHOD_IDS }).notNull(),
    amount: integer("amount").notNull(),
    /** Where the customer came from and returns to. */
    returnOrigin: text("return_origin").notNull(),
    /** `creating`: claimed by a request that is asking the gateway. `pending`: accepted, the money is still to come. */
    state: text("state", { enum: ["creating", "open", "pending", "paid", "failed", "expired"] }).notNull(),
    /** Reserved until then: a request is asking the gateway for the page, or the sweeper has just asked. */
    claimedUntil: timestamp("claimed_until", { withTimezone: true }).notNull(),
    sessionId: text("session_id"),
    url: text("url"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId, table.attempt] }),
    uniqueIndex("payment_attempts_session").on(table.sessionId),
    index("payment_attempts_unsettled")
      .on(table.createdAt)
      .where(sql`${table.state} in ('creating', 'open', 'pending')`),
    check("payment_attempts_amount", sql`${table.amount} > 0`),
  ],
);

/** What happened to money, as reported by the gateway. Rows are only ever added; an order's amounts are sums of them. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    userId: text("user_id").notNull(),
    orderId: uuid("order_id").notNull(),
    id: uuid("id").notNull(),
    provider: text("provider").notNull(),
    /** The provider's id: of a payment intent or a refund. */
    providerRef: text("provider_ref").notNull(),
    type: text("type", { enum: ["captured", "failed", "refunded", "refund_failed", "amount_differs"] }).notNull(),
    amount: integer("amount").notNull(),
    /** Of a refund: when it was made, however late the shop learnt of it. */
    recordedAt: timestamp("recorded_at", { withTimezone: true }).notNull(),
    /** Of what the operator took off by hand: why, in their own words. */
    reason: text("reason").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId, table.id] }),
    // What happened on a day.
    index("payment_events_recorded").on(table.recordedAt),
    index("payment_events_differ").on(table.recordedAt).where(sql`${table.type} = 'amount_differs'`),
    index("payment_events_refunded").on(table.userId, table.orderId).where(sql`${table.type} = 'refunded'`),
    uniqueIndex("payment_events_once").on(table.provider, table.providerRef, table.type),
    check("payment_events_amount", sql`${table.amount} >= 0`),
  ],
);

/** Every webhook once. It says only that something happened; the current state is asked of the gateway. */
export const gatewayEvents = pgTable(
  "gateway_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    objectId: text("object_id").notNull(),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull(),
  },
  // When the gateway was heard last.
  (table) => [index("gateway_events_received").on(table.receivedAt)],
);

export type PaymentAttempt = typeof paymentAttempts.$inferSelect;
export type PaymentEvent = typeof paymentEvents.$inferSelect;
