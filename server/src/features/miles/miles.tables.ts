import { MILE_ENTRY_KINDS } from "@surimono/domain/miles";
import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../members/index.ts";

const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

const ofOrder = () => ({
  orderId: uuid("order_id").notNull(),
  /** As people write it. */
  orderNumber: text("order_number").notNull(),
});

const validUntil = () =>
  /** The last day in Japan. */
  date("valid_until", { mode: "string" }).notNull();

/**
 * What a paid order will earn when it is delivered. Orders of the time when miles came with the payment have none, so that nothing is
 * earned twice.
 */
export const milePromises = pgTable(
  "mile_promises",
  {
    userId: owner(),
    ...ofOrder(),
    /** Of the rank at the order, in basis points. */
    rate: integer("rate").notNull(),
    /** What is kept of its total, in yen. */
    kept: integer("kept").notNull(),
    /** When its lot was brought to what is due; null while it is not delivered. */
    settledAt: timestamp("settled_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId] }),
    index("mile_promises_open").on(table.userId, table.orderId).where(sql`${table.settledAt} is null`),
    check("mile_promises_kept", sql`${table.kept} >= 0 and ${table.rate} >= 0`),
  ],
);

/** The miles of one order. The key makes them come once, however often they are asked for. */
export const mileLots = pgTable(
  "mile_lots",
  {
    userId: owner(),
    ...ofOrder(),
    validUntil: validUntil(),
    miles: integer("miles").notNull(),
    /** Can be spent. */
    remaining: integer("remaining").notNull(),
    /** In orders, and of that what goes when it comes back. */
    spent: integer("spent").notNull().default(0),
    owed: integer("owed").notNull().default(0),
    /** Counts for the rank. */
    counts: boolean("counts").notNull().default(true),
    toldDays: integer("told_days"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId] }),
    index("mile_lots_ending").on(table.validUntil).where(sql`${table.remaining} > 0 or ${table.counts}`),
    // Of which nobody was told, and those that were: of these the last days are read once more.
    index("mile_lots_untold").on(table.validUntil).where(sql`${table.remaining} > 0 and ${table.toldDays} is null`),
    index("mile_lots_told")
      .on(table.validUntil, table.toldDays, table.userId)
      .where(sql`${table.remaining} > 0 and ${table.toldDays} is not null`),
    check("mile_lots_remaining", sql`${table.miles} > 0 and ${table.remaining} between 0 and ${table.miles}`),
    check(
      "mile_lots_spent",
      sql`${table.spent} >= 0 and ${table.remaining} + ${table.spent} <= ${table.miles} and ${table.owed} between 0 and ${table.spent}`,
    ),
  ],
);

/** Of which lots an order took how many miles. Held by its draft, used when it is placed; deleted when a draft gives them back. */
export const mileSpends = pgTable(
  "mile_spends",
  {
    userId: owner(),
    orderId: uuid("order_id").notNull(),
    /** The order that had earned them. */
    lotId: uuid("lot_id").notNull(),
    state: text("state", { enum: ["held", "used"] }).notNull(),
    miles: integer("miles").notNull(),
    /** By refunds. */
    returned: integer("returned").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId, table.lotId] }),
    index("mile_spends_held").on(table.userId).where(sql`${table.state} = 'held'`),
    check("mile_spends_state", sql`${table.state} in ('held', 'used')`),
    check("mile_spends_miles", sql`${table.miles} > 0 and ${table.returned} between 0 and ${table.miles}`),
  ],
);

/** Every change of a balance. Rows are only added. */
export const mileEntries = pgTable(
  "mile_entries",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    kind: text("kind", { enum: [...MILE_ENTRY_KINDS] }).notNull(),
    miles: integer("miles").notNull(),
    ...ofOrder(),
    validUntil: validUntil(),
    recordedAt: timestamp("recorded_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("mile_entries_history").on(table.userId, table.recordedAt),
    index("mile_entries_returned").on(table.recordedAt).where(sql`${table.kind} = 'returned'`),
    check(
      "mile_entries_kind",
      sql`(${table.kind} in ('earned', 'given', 'returned')) = (${table.miles} > 0) and ${table.miles} <> 0`,
    ),
  ],
);

/** The sum of the entries and its rank; there is no row before the first miles. Whoever changes miles locks it first. */
export const mileBalances = pgTable(
  "mile_balances",
  {
    userId: owner().primaryKey(),
    balance: integer("balance").notNull(),
    /** What counts for the rank beyond the balance: miles that were spent, less those that came back after their day. */
    rankExtra: integer("rank_extra").notNull().default(0),
    rankId: integer("rank_id").notNull(),
    rankedAt: timestamp("ranked_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    check("mile_balances_not_negative", sql`${table.balance} >= 0`),
    check("mile_balances_rank", sql`${table.balance} + ${table.rankExtra} >= 0`),
  ],
);
