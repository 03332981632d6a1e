import { SIGN_IN_OUTCOMES } from "@surimono/contract/operators";
import type { OperatorRole } from "@surimono/domain/operators";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

/** Who may sign in at the console. Apart from members: no row here is one there. Rows stay, as deeds name them. */
export const operators = pgTable("operators", {
  id: uuid("id").primaryKey(),
  /** Lower case. */
  email: text("email").notNull().unique(),
  name: text("name").notNull(),
  roles: text("roles").array().$type<OperatorRole[]>().notNull(),
  passwordHash: text("password_hash").notNull(),
  /** Sealed: the codes of the application are made from it. */
  totpSecret: text("totp_secret").notNull(),
  /** The step of the last code that was taken: none opens twice. */
  totpStep: integer("totp_step").notNull().default(0),
  closedAt: timestamp("closed_at", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

const operatorId = () =>
  uuid("operator_id")
    .notNull()
    .references(() => operators.id, { onDelete: "cascade" });

export const operatorSessions = pgTable(
  "operator_sessions",
  {
    id: uuid("id").primaryKey(),
    operatorId: operatorId(),
    /** SHA-256 of the token in the cookie. */
    tokenHash: text("token_hash").notNull(),
    address: text("address").notNull(),
    userAgent: text("user_agent").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** To the minute. */
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("operator_sessions_token").on(table.tokenHash),
    index("operator_sessions_operator").on(table.operatorId),
    index("operator_sessions_expiry").on(table.expiresAt),
  ],
);

/** For whom the application is lost. Each opens once, and is gone. */
export const operatorRecoveryCodes = pgTable(
  "operator_recovery_codes",
  { operatorId: operatorId(), codeHash: text("code_hash").notNull() },
  (table) => [primaryKey({ columns: [table.operatorId, table.codeHash] })],
);

/** One open invitation for an address. Of somebody who has an account it sets password and second factor again. */
export const operatorInvitations = pgTable(
  "operator_invitations",
  {
    id: uuid("id").primaryKey(),
    email: text("email").notNull().unique(),
    name: text("name").notNull(),
    roles: text("roles").array().$type<OperatorRole[]>().notNull(),
    /** Sealed; made when the link is first opened. */
    totpSecret: text("totp_secret"),
    invitedBy: text("invited_by").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("operator_invitations_expiry").on(table.expiresAt),
    check("operator_invitations_roles", sql`cardinality(${table.roles}) > 0`),
  ],
);

/** Who came in, and who was kept out. Triggers refuse every other write: rows are only added, and go after thirteen months. */
export const operatorSignIns = pgTable(
  "operator_sign_ins",
  {
    /** UUID version 7: rows sort by time. */
    id: uuid("id").primaryKey(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    outcome: text("outcome", { enum: SIGN_IN_OUTCOMES }).notNull(),
    /** Null for somebody who is no operator. */
    operatorId: uuid("operator_id"),
    /** The operator's name, or the address that was typed, masked. */
    who: text("who").notNull(),
    address: text("address").notNull(),
    userAgent: text("user_agent").notNull(),
    /** Of a refused call its name. */
    detail: text("detail").notNull(),
  },
  (table) => [
    index("operator_sign_ins_outcome").on(table.outcome, table.id),
    index("operator_sign_ins_at").on(table.at),
  ],
);

export type OperatorRow = typeof operators.$inferSelect;
export type Invitation = typeof operatorInvitations.$inferSelect;
