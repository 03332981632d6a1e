import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./accounts.tables.ts";

/** The last code sent to a member without a password. */
export const withdrawalCodes = pgTable("withdrawal_codes", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  codeHash: text("code_hash").notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  tries: integer("tries").notNull().default(0),
});

/** Closed accounts. The id says nothing about the person; orders that the law wants kept are filed under it. */
export const withdrawnMembers = pgTable(
  "withdrawn_members",
  {
    userId: text("user_id").primaryKey(),
    withdrawnAt: timestamp("withdrawn_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("withdrawn_members_at").on(table.withdrawnAt, table.userId)],
);

/** Why people leave, without their identity. */
export const withdrawalReasons = pgTable(
  "withdrawal_reasons",
  {
    id: text("id").primaryKey(),
    reason: text("reason"),
    comment: text("comment").notNull(),
    givenAt: timestamp("given_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("withdrawal_reasons_age").on(table.givenAt)],
);
