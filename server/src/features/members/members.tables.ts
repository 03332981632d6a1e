import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./accounts.tables.ts";

const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const memberProfiles = pgTable(
  "member_profiles",
  {
    userId: owner().primaryKey(),
    /** Empty until the member sets one. */
    nickname: text("nickname").notNull().default(""),
    lastName: text("last_name").notNull().default(""),
    firstName: text("first_name").notNull().default(""),
    /** Unknown for a business and for an account of an outside identity provider. */
    birthday: date("birthday", { mode: "string" }),
    readPrivateNotifications: text("read_private_notifications").array().notNull().default([]),
    readPublicNotifications: text("read_public_notifications").array().notNull().default([]),
    firstLoginAt: timestamp("first_login_at", { withTimezone: true }),
  },
  (table) => [
    // What somebody at the telephone can name.
    index("member_profiles_name").on(table.lastName.op("text_pattern_ops"), table.firstName.op("text_pattern_ops")),
    index("member_profiles_nickname").on(table.nickname.op("text_pattern_ops")),
  ],
);

/** Which version of which document the member accepted, and when. Rows are only added. */
export const agreements = pgTable(
  "agreements",
  {
    userId: owner(),
    document: text("document", { enum: ["terms", "privacy"] }).notNull(),
    version: text("version").notNull(),
    agreedAt: timestamp("agreed_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.document, table.version] })],
);

/** What a minor's sign-up declared (rule members-minor): whose consent, to which words, when, and from where it was sent. */
export const guardianConsents = pgTable(
  "guardian_consents",
  {
    userId: owner(),
    consentedAt: timestamp("consented_at", { withTimezone: true }).notNull(),
    guardianName: text("guardian_name").notNull(),
    wording: text("wording").notNull(),
    birthday: date("birthday", { mode: "string" }).notNull(),
    address: text("address").notNull(),
    userAgent: text("user_agent").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.consentedAt] })],
);

export const businessProfiles = pgTable(
  "business_profiles",
  {
    userId: owner().primaryKey(),
    companyName: text("company_name").notNull(),
    contactName: text("contact_name").notNull(),
    phone: text("phone").notNull(),
    appliedAt: timestamp("applied_at", { withTimezone: true }).notNull(),
    /** At most one of the two is set; neither while the application is pending. */
    approvedAt: timestamp("approved_at", { withTimezone: true }),
    rejectedAt: timestamp("rejected_at", { withTimezone: true }),
    discountRateBp: integer("discount_rate_bp").notNull().default(0),
  },
  (table) => [
    index("business_profiles_waiting").on(table.appliedAt).where(sql`approved_at is null and rejected_at is null`),
    index("business_profiles_company").on(table.companyName.op("text_pattern_ops")),
    index("business_profiles_contact").on(table.contactName.op("text_pattern_ops")),
    index("business_profiles_phone").on(sql`regexp_replace(phone, '\\D', '', 'g')`),
  ],
);

/**
 * A sign-up whose address is not verified yet. Verification opens the account, so that a stranger's sign-up with someone's address leaves
 * no account behind, and both look alike from outside.
 */
export const signUps = pgTable(
  "sign_ups",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    kind: text("kind", { enum: ["consumer", "business"] }).notNull(),
    details: jsonb("details").$type<SignUpDetails>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Of the code in the last letter; null until one is sent. */
    codeHash: text("code_hash"),
    codeExpiresAt: timestamp("code_expires_at", { withTimezone: true }),
  },
  (table) => [index("sign_ups_email").on(table.email, table.createdAt), index("sign_ups_age").on(table.createdAt)],
);

/** What the account will hold besides address and password. Times are ISO strings, as this is JSON. */
export interface SignUpDetails {
  readonly nickname?: string;
  readonly birthday?: string;
  readonly termsVersion: string;
  readonly privacyVersion: string;
  readonly guardian?: { readonly name: string; readonly wording: string };
  readonly business?: { readonly companyName: string; readonly contactName: string; readonly phone: string };
  /** Where the person wanted to go before. */
  readonly wantedPath?: string;
  readonly address: string;
  readonly userAgent: string;
}

/** What members did with outside tools, and what browsers report at sign-in (rule members-history). */
export const operationLogs = pgTable(
  "operation_logs",
  {
    userId: text("user_id").notNull(),
    id: text("id").notNull(),
    operateType: integer("operate_type").notNull(),
    content: jsonb("content").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index("operation_logs_age").on(table.createdAt)],
);
