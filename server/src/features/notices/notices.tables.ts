import type { NotificationType, SocialAccount, SystemMessageType } from "@surimono/domain/notices";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

/** 10000 and 10001 are the two that welcome every member. */
const FIRST_PRIVATE_ID = 10_002;

const notificationColumns = () => ({
  type: integer("type").$type<NotificationType>().notNull(),
  content: text("content").notNull(),
  linkUrl: text("link_url"),
  iconPath: text("icon_path"),
  accountType: text("account_type").$type<SocialAccount>(),
  createdBy: text("created_by").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  updatedBy: text("updated_by").notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
});

/** To all members. Who has read which is kept with the member. */
export const publicNotifications = pgTable(
  "public_notifications",
  { id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(), ...notificationColumns() },
  (table) => [check("public_notifications_type", sql`${table.type} between 1 and 8`)],
);

/** To one member. */
export const privateNotifications = pgTable(
  "private_notifications",
  {
    userId: text("user_id").notNull(),
    id: bigint("id", { mode: "number" }).notNull().generatedAlwaysAsIdentity({ startWith: FIRST_PRIVATE_ID }),
    ...notificationColumns(),
    /** Of what an operator sent to many: it can be taken back from all of them. */
    bulletinId: uuid("bulletin_id"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("private_notifications_bulletin").on(table.bulletinId).where(sql`bulletin_id is not null`),
    check("private_notifications_type", sql`${table.type} between 1 and 8`),
  ],
);

/** Only the latest whose time has come is shown. A new one gets a new id, so that it is shown even to those who closed the one before. */
export const systemMessages = pgTable(
  "system_messages",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    title: text("title").notNull(),
    subTitle: text("sub_title").notNull(),
    linkUrl: text("link_url"),
    type: integer("type").$type<SystemMessageType>().notNull(),
    status: boolean("status").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Null: since it was written. */
    shownFrom: timestamp("shown_from", { withTimezone: true }),
    /** Null: until it is taken away. */
    shownUntil: timestamp("shown_until", { withTimezone: true }),
  },
  (table) => [check("system_messages_type", sql`${table.type} between 1 and 3`)],
);

/** Each switch adds a row, as a record of when the shop was closed. The latest whose time has come counts; later ones are planned. */
export const maintenanceRecords = pgTable("maintenance_records", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  status: boolean("status").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

export type StoredNotification = Omit<typeof publicNotifications.$inferSelect, "id"> & { readonly id: number };
