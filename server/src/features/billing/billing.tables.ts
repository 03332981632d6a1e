import type { DUNNING_DAYS } from "@surimono/domain/billing";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

/**
 * One row for each business that was ever billed or asked for an invoice: whoever changes what it owes holds it. Its sums are counted from
 * the ledger and kept for whoever only wants to know; a trigger says so when something was recorded that they do not have.
 */
export const billingAccounts = pgTable(
  "billing_accounts",
  {
    userId: text("user_id").primaryKey(),
    /** Null: the one of the settings. */
    creditLimit: integer("credit_limit"),
    isCounted: boolean("is_counted").notNull().default(true),
    open: bigint("open", { mode: "number" }).notNull().default(0),
    credit: bigint("credit", { mode: "number" }).notNull().default(0),
    /** Of the bill that is to be paid first. */
    dueFirst: date("due_first", { mode: "string" }),
  },
  (table) => [
    check("billing_accounts_limit", sql`${table.creditLimit} >= 0`),
    index("billing_accounts_uncounted").on(table.userId).where(sql`not ${table.isCounted}`),
    index("billing_accounts_credit").on(table.userId).where(sql`${table.credit} > 0`),
  ],
);

/** A 請求書 that money is waited for. Triggers refuse to change a row, as with documents. */
export const bills = pgTable(
  "bills",
  {
    userId: text("user_id").notNull(),
    id: uuid("id").notNull(),
    /** The first copy. */
    documentId: uuid("document_id").notNull(),
    amount: integer("amount").notNull(),
    dueOn: date("due_on", { mode: "string" }).notNull(),
    issuedAt: timestamp("issued_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("bills_document").on(table.userId, table.documentId),
    check("bills_amount", sql`${table.amount} > 0`),
  ],
);

/** An order is on one bill, with what was left of it on that day. */
export const billOrders = pgTable(
  "bill_orders",
  {
    userId: text("user_id").notNull(),
    orderId: uuid("order_id").notNull(),
    billId: uuid("bill_id").notNull(),
    amount: integer("amount").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId] }),
    index("bill_orders_bill").on(table.userId, table.billId),
    foreignKey({ columns: [table.userId, table.billId], foreignColumns: [bills.userId, bills.id] }).onDelete("cascade"),
    check("bill_orders_amount", sql`${table.amount} > 0`),
  ],
);

/**
 * What came after a bill was issued. Rows are only ever added; what is open is counted from them. `undone` takes another row back, which is
 * left out of the count from then on.
 */
export const billEntries = pgTable(
  "bill_entries",
  {
    userId: text("user_id").notNull(),
    id: uuid("id").notNull(),
    kind: text("kind", { enum: ["paid", "returned", "repaid", "undone"] }).notNull(),
    amount: integer("amount").notNull(),
    billId: uuid("bill_id"),
    orderId: uuid("order_id"),
    /** Of a payment: the line of the bank's statement. */
    lineId: uuid("line_id"),
    undoes: uuid("undoes"),
    /** When the money came, as the bank says. */
    day: date("day", { mode: "string" }).notNull(),
    /** In the operator's own words. */
    note: text("note").notNull(),
    recordedAt: timestamp("recorded_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId, table.billId], foreignColumns: [bills.userId, bills.id] }),
    uniqueIndex("bill_entries_undone").on(table.userId, table.undoes),
    index("bill_entries_day").on(table.day),
    index("bill_entries_line").on(table.lineId),
    check("bill_entries_amount", sql`${table.amount} > 0`),
    check("bill_entries_undoes", sql`(${table.kind} = 'undone') = (${table.undoes} is not null)`),
  ],
);

/** What is open of each bill, counted from the ledger as the sums of its account are. A trigger adds the row with the bill. */
export const billBalances = pgTable(
  "bill_balances",
  {
    userId: text("user_id").notNull(),
    billId: uuid("bill_id").notNull(),
    dueOn: date("due_on", { mode: "string" }).notNull(),
    returned: integer("returned").notNull().default(0),
    paid: integer("paid").notNull().default(0),
    open: integer("open").notNull(),
    isOver: boolean("is_over").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.billId] }),
    foreignKey({ columns: [table.userId, table.billId], foreignColumns: [bills.userId, bills.id] }).onDelete("cascade"),
    index("bill_balances_due").on(table.dueOn, table.billId),
    index("bill_balances_open").on(table.dueOn, table.billId).where(sql`${table.open} > 0`),
  ],
);

/** Each reminder once. */
export const dunnings = pgTable(
  "dunnings",
  {
    userId: text("user_id").notNull(),
    billId: uuid("bill_id").notNull(),
    days: integer("days").$type<(typeof DUNNING_DAYS)[number]>().notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.billId, table.days] }),
    foreignKey({ columns: [table.userId, table.billId], foreignColumns: [bills.userId, bills.id] }).onDelete("cascade"),
  ],
);
