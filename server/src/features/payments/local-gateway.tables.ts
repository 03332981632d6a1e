import { GATEWAY_METHOD_IDS } from "@surimono/domain/payments";
import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The sessions of the demo's own payment gateway. They survive a restart, like real ones. */
export const localGatewaySessions = pgTable("local_gateway_sessions", {
  id: text("id").primaryKey(),
  paymentIntentId: text("payment_intent_id").notNull().unique(),
  status: text("status", { enum: ["open", "complete", "expired"] }).notNull(),
  intentStatus: text("intent_status", {
    enum: ["requires_payment_method", "processing", "succeeded", "canceled"],
  }).notNull(),
  /** Why the last try was refused, shown on the page. */
  decline: text("decline"),
  method: text("method", { enum: GATEWAY_METHOD_IDS }).notNull(),
  amount: integer("amount").notNull(),
  title: text("title").notNull(),
  email: text("email").notNull(),
  clientReferenceId: text("client_reference_id").notNull(),
  metadata: jsonb("metadata").$type<Record<string, string>>().notNull(),
  successUrl: text("success_url").notNull(),
  cancelUrl: text("cancel_url").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  /** Null: not yet, or before there was a report. */
  paidAt: timestamp("paid_at", { withTimezone: true }),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});

export const localGatewayRefunds = pgTable("local_gateway_refunds", {
  id: text("id").primaryKey(),
  paymentIntentId: text("payment_intent_id").notNull(),
  amount: integer("amount").notNull(),
  metadata: jsonb("metadata").$type<Record<string, string>>().notNull().default({}),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

/**
 * Answers by Idempotency-Key: the same request again gets the same answer, a different one under that key is refused.
 */
export const localGatewayReplies = pgTable("local_gateway_replies", {
  key: text("key").primaryKey(),
  fingerprint: text("fingerprint").notNull(),
  reply: jsonb("reply").$type<object>(),
});

export type LocalSession = typeof localGatewaySessions.$inferSelect;
export type LocalRefund = typeof localGatewayRefunds.$inferSelect;
