import { ADDRESS_KINDS, type AddressField, SENDER_KINDS, TIME_BAND_IDS } from "@surimono/domain/delivery";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

/** The columns of an address, which the destination of an order copies. */
export const addressColumns = () =>
  ({
    lastName: text("last_name").notNull(),
    firstName: text("first_name").notNull(),
    companyName: text("company_name").notNull().default(""),
    /** Seven digits. */
    postalCode: text("postal_code").notNull(),
    prefecture: text("prefecture").notNull(),
    city: text("city").notNull(),
    street: text("street").notNull(),
    building: text("building").notNull().default(""),
    room: text("room").notNull().default(""),
    /** E.164. */
    phone: text("phone").notNull(),
  }) satisfies Record<AddressField, unknown>;

/** What is wished for one of several destinations, in the cart and in an order. */
export const wishColumns = () => ({
  sender: text("sender", { enum: SENDER_KINDS }).notNull().default("own"),
  wishedDay: date("wished_day", { mode: "string" }),
  wishedBand: text("wished_band", { enum: TIME_BAND_IDS }),
  note: text("note").notNull().default(""),
});

export const addresses = pgTable(
  "addresses",
  {
    userId: text("user_id").notNull(),
    id: uuid("id").notNull(),
    ...addressColumns(),
    isDefault: boolean("is_default").notNull().default(false),
    kind: text("kind", { enum: ADDRESS_KINDS }).notNull().default("receiver"),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("addresses_phone").on(table.phone),
    uniqueIndex("addresses_default").on(table.userId).where(sql`${table.isDefault}`),
    check("addresses_kind", sql`${table.kind} in ('receiver', 'sender', 'store')`),
  ],
);

export type StoredAddress = typeof addresses.$inferSelect;
