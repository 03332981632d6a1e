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
import { users } from "../members/index.ts";

/** What the operator made. Of a row only what was used of it, the pause and the end ever change; it is never deleted. */
export const coupons = pgTable(
  "coupons",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** As the domain's `readCouponCode` returns it. */
    code: text("code").notNull().unique(),
    name: text("name").notNull(),
    kind: text("kind", { enum: ["amount", "percent", "delivery"] })
      .notNull()
      .default("amount"),
    /** What it takes off; of a part, and of delivery, the most. */
    amount: integer("amount").notNull(),
    /** Of a part, in basis points. */
    rate: integer("rate").notNull().default(0),
    minimum: integer("minimum").notNull(),
    audience: text("audience", { enum: ["everybody", "consumer", "business", "rank", "named"] }).notNull(),
    /** The lowest that it is for. */
    rankId: integer("rank_id"),
    newMembersOnly: boolean("new_members_only").notNull(),
    /** Shown to members who can use it; any other must be known by its code. */
    isOffered: boolean("is_offered").notNull(),
    validFrom: timestamp("valid_from", { withTimezone: true }).notNull(),
    validUntil: timestamp("valid_until", { withTimezone: true }),
    maxUses: integer("max_uses"),
    /** Only if there is a limit: otherwise all buyers would wait for one row. */
    usesTaken: integer("uses_taken").notNull().default(0),
    /** Of one member, one after the other. */
    usesPerMember: integer("uses_per_member").notNull().default(1),
    /** What all orders together may take off by it. */
    budget: integer("budget"),
    /** Only if there is one. It can never be passed, whatever happens at once. */
    budgetSpent: integer("budget_spent").notNull().default(0),
    pausedAt: timestamp("paused_at", { withTimezone: true }),
    stoppedAt: timestamp("stopped_at", { withTimezone: true }),
    /** When members whose rank has it early were last told. */
    earlyToldAt: timestamp("early_told_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    check("coupons_code", sql`${table.code} ~ '^[A-Z0-9]{4,20}$'`),
    // The rest can be paid by every method.
    check(
      "coupons_amount",
      sql`${table.amount} > 0 and ${table.minimum} >= 50 and (${table.kind} <> 'amount' or ${table.minimum} >= ${table.amount} + 50)`,
    ),
    check("coupons_kind", sql`${table.kind} in ('amount', 'percent', 'delivery')`),
    check(
      "coupons_rate",
      sql`case ${table.kind} when 'percent' then ${table.rate} between 1 and 9000 else ${table.rate} = 0 end`,
    ),
    check("coupons_audience", sql`${table.audience} in ('everybody', 'consumer', 'business', 'rank', 'named')`),
    check("coupons_rank", sql`(${table.audience} = 'rank') = (${table.rankId} is not null)`),
    check("coupons_per_member", sql`${table.usesPerMember} between 1 and 100`),
    check("coupons_budget", sql`${table.budgetSpent} >= 0 and ${table.budgetSpent} <= ${table.budget}`),
    check("coupons_uses", sql`${table.usesTaken} >= 0 and ${table.usesTaken} <= ${table.maxUses}`),
    check("coupons_valid", sql`${table.validUntil} > ${table.validFrom}`),
  ],
);

/** Whom a coupon names. */
export const couponMembers = pgTable(
  "coupon_members",
  {
    userId: text("user_id").notNull(),
    couponId: integer("coupon_id")
      .notNull()
      .references(() => coupons.id),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.couponId] }),
    index("coupon_members_coupon").on(table.couponId),
  ],
);

/** Which order has a member's latest use of a coupon. The row is the use: its key allows only one, and deleting it gives it back. */
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
    /** Taken from the budget, if there is one. */
    amount: integer("amount").notNull().default(0),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.couponId] }),
    unique("coupon_uses_order").on(table.userId, table.orderId),
    index("coupon_uses_coupon").on(table.couponId, table.state),
    check("coupon_uses_state", sql`${table.state} in ('held', 'used')`),
  ],
);

/** The uses before the latest, of a coupon that a member has more than once. They were all paid for. */
export const couponPastUses = pgTable(
  "coupon_past_uses",
  {
    userId: text("user_id").notNull(),
    couponId: integer("coupon_id")
      .notNull()
      .references(() => coupons.id),
    orderId: uuid("order_id").notNull(),
    isCounted: boolean("is_counted").notNull(),
    amount: integer("amount").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.couponId, table.orderId] }),
    index("coupon_past_uses_order").on(table.userId, table.orderId),
    index("coupon_past_uses_coupon").on(table.couponId),
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
    index("coupon_entries_given_back").on(table.recordedAt).where(sql`${table.kind} = 'given-back'`),
    check("coupon_entries_kind", sql`${table.kind} in ('held', 'used', 'given-back', 'honoured')`),
  ],
);

/** Who was told that a coupon is open to them before the others. */
export const earlyTellings = pgTable(
  "early_tellings",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    couponId: integer("coupon_id")
      .notNull()
      .references(() => coupons.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.couponId] })],
);

export type StoredCoupon = typeof coupons.$inferSelect;
export type CouponUse = typeof couponUses.$inferSelect;
export type CouponEntry = typeof couponEntries.$inferSelect;
