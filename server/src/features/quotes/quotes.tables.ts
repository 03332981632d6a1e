import type { CartTotals } from "@surimono/domain/cart";
import type { Address } from "@surimono/domain/delivery";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { StoredCartLine } from "../cart/index.ts";

/** A line as the cart has it, at the price of the day of the draft. */
export type QuoteLine = Omit<
  StoredCartLine,
  "userId" | "cartId" | "touchedAt" | "toldAt" | "heldPrice" | "heldPieces" | "heldUntil"
>;
export type QuoteTotals = Omit<CartTotals, "coupon" | "couponAtStake" | "miles" | "nextBulkDiscount">;

/** An order that an operator draws up for a member. Its id is the key of the order that comes of it. */
export const quotes = pgTable(
  "quotes",
  {
    userId: text("user_id").notNull(),
    /** UUID version 7: they sort by the time of making. */
    id: uuid("id").notNull(),
    /** The same press comes once. */
    requestKey: uuid("request_key").notNull(),
    /** Raised by each change: a page that shows an earlier one orders nothing. */
    revision: integer("revision").notNull(),
    lines: jsonb("lines").$type<readonly QuoteLine[]>().notNull(),
    totals: jsonb("totals").$type<QuoteTotals>().notNull(),
    /** A copy; null: the member chooses. */
    address: jsonb("address").$type<Address>(),
    /** Where in the address book it was copied from. */
    addressId: uuid("address_id"),
    /** Null: what the cart would cost. */
    agreedTotal: integer("agreed_total"),
    /** For the record; the customer does not see it. */
    agreedReason: text("agreed_reason").notNull(),
    /** For the customer. */
    words: text("words").notNull(),
    operatorId: uuid("operator_id").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    sentAt: timestamp("sent_at", { withTimezone: true }),
    until: date("until").notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
    revokedAt: timestamp("revoked_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique("quotes_once").on(table.userId, table.requestKey),
    index("quotes_made").on(table.id),
    index("quotes_ends").on(table.endsAt),
    check("quotes_agreed_total", sql`${table.agreedTotal} >= 1`),
  ],
);

export type Quote = typeof quotes.$inferSelect;
