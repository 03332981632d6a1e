import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/** The four tables that better-auth works on; property names are its own, column names ours. */
export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    /** Lower case. */
    email: text("email").notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    name: text("name").notNull(),
    image: text("image"),
    kind: text("kind", { enum: ["consumer", "business"] })
      .notNull()
      .default("consumer"),
    /** False while an account opened by an identity provider lacks birthday, consents and agreements. */
    isSetUp: boolean("is_set_up").notNull().default(true),
    /** The operator keeps the member out until then; without an end, a moment that never comes. `suspensions` says why. */
    suspendedUntil: timestamp("suspended_until", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("users_newest").on(table.createdAt, table.id),
    index("users_suspended").on(table.suspendedUntil).where(sql`suspended_until is not null`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the bearer token: a stolen copy of the table opens nothing. */
    token: text("token_hash").notNull().unique(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    /** To the hour; null until it is used an hour after it was opened. */
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_expiry").on(table.expiresAt),
    index("sessions_used").on(table.lastUsedAt).where(sql`last_used_at is not null`),
    index("sessions_unused").on(table.createdAt).where(sql`last_used_at is null`),
  ],
);

/** Opening a session is its first use. */
export const sessionUsedAt = sql<Date>`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`.mapWith(
  sessions.createdAt,
);

/** A way to sign in: our own password (`credential`) or an identity provider. */
export const accounts = pgTable(
  "accounts",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    providerId: text("provider_id").notNull(),
    accountId: text("account_id").notNull(),
    issuer: text("issuer"),
    password: text("password_hash"),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: timestamp("access_token_expires_at", { withTimezone: true }),
    refreshTokenExpiresAt: timestamp("refresh_token_expires_at", { withTimezone: true }),
    scope: text("scope"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("accounts_user").on(table.userId),
    uniqueIndex("accounts_of_provider").on(table.providerId, table.accountId),
  ],
);

/** Single-use tokens of letters and of sign-ins at an identity provider. */
export const verifications = pgTable(
  "verifications",
  {
    id: text("id").primaryKey(),
    /** A hash, as the identifier holds the token. */
    identifier: text("identifier_hash").notNull(),
    value: text("value").notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("verifications_identifier").on(table.identifier),
    index("verifications_expiry").on(table.expiresAt),
    index("verifications_value").on(table.value),
  ],
);
