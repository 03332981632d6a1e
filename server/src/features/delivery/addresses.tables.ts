import type { AddressField } from "@surimono/domain/delivery";
import { sql } from "drizzle-orm";
import { boolean, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

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

export const addresses = pgTable(
  "addresses",
  {
    userId: text("user_id").notNull(),
    id: uuid("id").notNull(),
    ...addressColumns(),
    isDefault: boolean("is_default").notNull().default(false),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("addresses_default").on(table.userId).where(sql`${table.isDefault}`),
  ],
);

export type StoredAddress = typeof addresses.$inferSelect;
