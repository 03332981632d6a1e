import type { Pieces } from "@surimono/domain/delivery";
import type { ReplacementCause } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { LetterPicture } from "../../platform/mail/index.ts";
import { orders } from "./orders.tables.ts";

/** Every move of an axis, who caused it and when; on the axis `prints` each time files were made again. Rows are only ever added. */
export const orderMoves = pgTable(
  "order_moves",
  {
    userId: text("user_id").notNull(),
    orderId: uuid("order_id").notNull(),
    id: uuid("id").notNull(),
    axis: text("axis").notNull(),
    from: text("from_state").notNull(),
    to: text("to_state").notNull(),
    cause: text("cause").notNull(),
    /** In the operator's own words, where required. */
    reason: text("reason"),
    at: timestamp("at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId, table.id] }),
    // What left, and what was cancelled, on a day.
    index("order_moves_axis").on(table.axis, table.at).where(sql`${table.axis} in ('fulfilment', 'lifecycle')`),
    // What left lately for a member, among all that ever did.
    index("order_moves_left").on(table.userId, table.at, table.orderId).where(sql`to_state = 'shipped'`),
    foreignKey({ columns: [table.userId, table.orderId], foreignColumns: [orders.userId, orders.id] }).onDelete(
      "cascade",
    ),
  ],
);

/** What was written to the buyer about an order, again too. Rows are only ever added; they go with the account, as they hold addresses. */
export const orderLetters = pgTable(
  "order_letters",
  {
    userId: text("user_id").notNull(),
    orderId: uuid("order_id").notNull(),
    /** Chosen by the page where a letter is sent again: pressed twice it goes once. */
    id: uuid("id").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    pictures: jsonb("pictures").$type<readonly LetterPicture[]>().notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId, table.id] }),
    foreignKey({ columns: [table.userId, table.orderId], foreignColumns: [orders.userId, orders.id] }).onDelete(
      "cascade",
    ),
  ],
);

/** What operators note of an order for each other. Rows are only ever added; they go with the account, as they may name people. */
export const orderNotes = pgTable(
  "order_notes",
  {
    userId: text("user_id").notNull(),
    orderId: uuid("order_id").notNull(),
    /** Chosen by the page: pressed twice there is one. */
    id: uuid("id").notNull(),
    author: text("author").notNull(),
    text: text("text").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId, table.id] }),
    foreignKey({ columns: [table.userId, table.orderId], foreignColumns: [orders.userId, orders.id] }).onDelete(
      "cascade",
    ),
  ],
);

/** Why an order without charge was made, and of which pieces of another. Rows are only ever added. */
export const orderReplacements = pgTable(
  "order_replacements",
  {
    userId: text("user_id").notNull(),
    /** The new order. */
    orderId: uuid("order_id").notNull(),
    /** The parcel of the order that it replaces, from 0. */
    position: integer("position").notNull(),
    cause: text("cause").$type<ReplacementCause>().notNull(),
    /** Of the lines of the order that it replaces. */
    pieces: jsonb("pieces").$type<readonly Pieces[]>().notNull(),
    /** In the operator's own words. */
    reason: text("reason").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId] }),
    foreignKey({ columns: [table.userId, table.orderId], foreignColumns: [orders.userId, orders.id] }).onDelete(
      "cascade",
    ),
  ],
);
