import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.tables.ts";

const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

const ofOrder = () => ({
  orderId: uuid("order_id").notNull(),
  /** As people write it. */
  orderNumber: text("order_number").notNull(),
  /** The last day in Japan. */
  validUntil: date("valid_until", { mode: "string" }).notNull(),
});

/** The miles of one order. The key makes them come once, however often the order is finalised. */
export const mileLots = pgTable(
  "mile_lots",
  {
    userId: owner(),
    ...ofOrder(),
    miles: integer("miles").notNull(),
    /** What refunds and expiry have left. */
    remaining: integer("remaining").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId] }),
    index("mile_lots_expiry").on(table.validUntil).where(sql`${table.remaining} > 0`),
    check("mile_lots_remaining", sql`${table.miles} > 0 and ${table.remaining} between 0 and ${table.miles}`),
  ],
);

/** Every change of a balance. Rows are only added. */
export const mileEntries = pgTable(
  "mile_entries",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    kind: text("kind", { enum: ["earned", "taken-back", "expired"] }).notNull(),
    miles: integer("miles").notNull(),
    ...ofOrder(),
    recordedAt: timestamp("recorded_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("mile_entries_history").on(table.userId, table.recordedAt),
    check("mile_entries_kind", sql`(${table.kind} = 'earned') = (${table.miles} > 0) and ${table.miles} <> 0`),
  ],
);

/** The sum of the entries and its rank; there is no row before the first miles. */
export const mileBalances = pgTable(
  "mile_balances",
  {
    userId: owner().primaryKey(),
    balance: integer("balance").notNull(),
    rankId: integer("rank_id").notNull(),
    rankedAt: timestamp("ranked_at", { withTimezone: true }).notNull(),
  },
  (table) => [check("mile_balances_not_negative", sql`${table.balance} >= 0`)],
);
