import { bigint, boolean, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { operators } from "./operators.tables.ts";

/** Of an operator's devices and security keys the public half (W3C WebAuthn): nothing here opens anything. */
export const operatorPasskeys = pgTable(
  "operator_passkeys",
  {
    /** UUID version 7: they sort by the time of coming. */
    id: uuid("id").primaryKey(),
    operatorId: uuid("operator_id")
      .notNull()
      .references(() => operators.id, { onDelete: "cascade" }),
    /** What the device calls it, as base64url. */
    credentialId: text("credential_id").notNull().unique(),
    /** COSE, as base64url. */
    publicKey: text("public_key").notNull(),
    /** Of the last use; zero for devices that do not count. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull(),
    /** Can it be on several devices, and is it kept elsewhere: as the device last said. */
    isMultiDevice: boolean("is_multi_device").notNull(),
    isBackedUp: boolean("is_backed_up").notNull(),
    name: text("name").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
  },
  (table) => [index("operator_passkeys_operator").on(table.operatorId, table.id)],
);

/** What a passkey has to sign. Taken once, and soon over. */
export const operatorChallenges = pgTable(
  "operator_challenges",
  {
    id: uuid("id").primaryKey(),
    purpose: text("purpose", { enum: ["add", "sign-in"] }).notNull(),
    /** Whose passkey it has to be; null for anybody's. */
    operatorId: uuid("operator_id").references(() => operators.id, { onDelete: "cascade" }),
    challenge: text("challenge").notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("operator_challenges_operator").on(table.operatorId),
    index("operator_challenges_expiry").on(table.expiresAt),
  ],
);

export type Passkey = typeof operatorPasskeys.$inferSelect;
export type ChallengePurpose = (typeof operatorChallenges.$inferSelect)["purpose"];
