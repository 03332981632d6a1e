import type { AnalysisFailureCode } from "@surimono/contract/fans";
import type { AnalysisState, Audience, FanProvider, Keyword, SocialNetwork } from "@surimono/domain/fans";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

/** The shop may ask a network in a member's name. The tokens are sealed: see seal-token.ts. */
export const socialLinks = pgTable(
  "social_links",
  {
    userId: text("user_id").notNull(),
    network: text("network").$type<SocialNetwork>().notNull(),
    accessToken: text("access_token").notNull(),
    /** Only if the network has them. */
    refreshToken: text("refresh_token"),
    expiresAt: timestamp("expires_at", { withTimezone: true }),
    /** The network no longer accepts the tokens. */
    isBroken: boolean("is_broken").notNull(),
    linkedAt: timestamp("linked_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.network] })],
);

/** A member on the way to a network and back. What the network hands over counts only for this member in this session. */
export const socialLinkTries = pgTable(
  "social_link_tries",
  {
    /** SHA-256 of the `state` that travels. */
    stateHash: text("state_hash").primaryKey(),
    userId: text("user_id").notNull(),
    sessionId: text("session_id").notNull(),
    network: text("network").$type<SocialNetwork>().notNull(),
    /** Sealed: with it and the code the token can be taken. */
    verifier: text("verifier").notNull(),
    redirectUri: text("redirect_uri").notNull(),
    back: text("back").notNull(),
    /** Set once, on return. The ticket is created there, so that someone who sent a victim to the network does not know it. */
    ticketHash: text("ticket_hash").unique(),
    code: text("code"),
    error: text("error"),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("social_link_tries_user").on(table.userId), index("social_link_tries_expiry").on(table.expiresAt)],
);

/** A permission that the network has yet to revoke. It names no member, so that it may outlive one by a day. */
export const socialRevocations = pgTable("social_revocations", {
  id: text("id").primaryKey(),
  network: text("network").$type<SocialNetwork>().notNull(),
  /** Sealed. */
  token: text("token").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

/** Gained and lost in a month, `2026-10`. */
export interface FollowerMonth {
  readonly month: string;
  readonly gained: number;
  readonly lost: number;
}

export interface NamedIds {
  readonly youtube: string;
  readonly instagram: string;
  readonly twitter: string;
}

/** What is known of a member's fans, one row per source of three. */
export const userInsights = pgTable(
  "user_insights",
  {
    userId: text("user_id").notNull(),
    provider: integer("provider").$type<FanProvider>().notNull(),
    id: bigint("id", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    /** The network's id of the account; empty until one is chosen. */
    snsId: text("sns_id").notNull(),
    snsName: text("sns_name").notNull(),
    username: text("username").notNull(),
    state: text("state").$type<AnalysisState>().notNull(),
    errors: jsonb("errors").$type<readonly AnalysisFailureCode[]>().notNull(),
    /** The analysis requested last: an older one that ends later changes nothing. */
    analysisId: text("analysis_id"),
    askedAt: timestamp("asked_at", { withTimezone: true }),
    updatedAt: timestamp("updated_at", { withTimezone: true }),
    fanCount: integer("fan_count"),
    audience: jsonb("audience").$type<Audience>(),
    keywords: jsonb("keywords").$type<readonly Keyword[]>().notNull(),
    months: jsonb("months").$type<readonly FollowerMonth[]>().notNull(),
    namedIds: jsonb("named_ids").$type<NamedIds>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.provider] }),
    check("user_insights_provider", sql`${table.provider} in (1, 2, 4)`),
    check("user_insights_state", sql`${table.state} in ('none', 'analysing', 'done', 'failed')`),
  ],
);

export type SocialLink = typeof socialLinks.$inferSelect;
export type SocialLinkTry = typeof socialLinkTries.$inferSelect;
export type UserInsight = typeof userInsights.$inferSelect;
