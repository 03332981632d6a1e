import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";

/** What the operator made. Of a row only the count of uses and the end ever change; it is never deleted. */
export const coupons = pgTable(
  "coupons",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** As the domain's `readCouponCode` returns it. */
    code: text("code").notNull().unique(),
    name: text("name").notNull(),
    amount: integer("amount").notNull(),
    minimum: integer("minimum").notNull(),
    audience: text("audience", { enum: ["everybody", "consumer", "business"] }).notNull(),
    newMembersOnly: boolean("new_members_only").notNull(),
    /** Shown to members who can use it; any other must be known by its code. */
    isOffered: boolean("is_offered").notNull(),
    validFrom: timestamp("valid_from", { withTimezone: true }).notNull(),
    validUntil: timestamp("valid_until", { withTimezone: true }),
    maxUses: integer("max_uses"),
    /** Only if there is a limit: otherwise all buyers would wait for one row. */
    usesTaken: integer("uses_taken").notNull().default(0),
    stoppedAt: timestamp("stopped_at", { withTimezone: true }),
    /** When members whose rank has it early were last told. */
    earlyToldAt: timestamp("early_told_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    check("coupons_code", sql`${table.code} ~ '^[A-Z0-9]{4,20}$'`),
    // The rest can be paid by every method.
    check("coupons_amount", sql`${table.amount} > 0 and ${table.minimum} >= ${table.amount} + 50`),
    check("coupons_audience", sql`${table.audience} in ('everybody', 'consumer', 'business')`),
    check("coupons_uses", sql`${table.usesTaken} >= 0 and ${table.usesTaken} <= ${table.maxUses}`),
    check("coupons_valid", sql`${table.validUntil} > ${table.validFrom}`),
  ],
);

/** Which order has a member's one use of a coupon. The row is the use: its key allows only one, and deleting it gives it back. */
export const couponUses = pgTable(
  "coupon_uses",
  {
    userId: text("user_id").notNull(),
    couponId: integer("coupon_id")
      .notNull()
      .references(() => coupons.id),
    orderId: uuid("order_id").notNull(),
    state: text("state", { enum: ["held", "used"] }).notNull(),
    /** Counted among the uses of a limited coupon. */
    isCounted: boolean("is_counted").notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.couponId] }),
    unique("coupon_uses_order").on(table.userId, table.orderId),
    check("coupon_uses_state", sql`${table.state} in ('held', 'used')`),
  ],
);

/** What happened to uses, one row per step, written by the same statement. Rows are deleted only with the member. */
export const couponEntries = pgTable(
  "coupon_entries",
  {
    userId: text("user_id").notNull(),
    /** Version 7: entries sort by their time. */
    id: uuid("id").notNull(),
    couponId: integer("coupon_id").notNull(),
    orderId: uuid("order_id").notNull(),
    /** `honoured`: paid after the use had been given back. */
    kind: text("kind", { enum: ["held", "used", "given-back", "honoured"] }).notNull(),
    recordedAt: timestamp("recorded_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("coupon_entries_coupon").on(table.couponId),
    check("coupon_entries_kind", sql`${table.kind} in ('held', 'used', 'given-back', 'honoured')`),
  ],
);

export type StoredCoupon = typeof coupons.$inferSelect;
export type CouponUse = typeof couponUses.$inferSelect;
export type CouponEntry = typeof couponEntries.$inferSelect;
