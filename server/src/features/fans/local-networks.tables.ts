import { boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What was allowed at the demo's own networks. It survives a restart, as at the real ones. */
export const localNetworkGrants = pgTable("local_network_grants", {
  /** The code, which the tokens are made from. */
  id: text("id").primaryKey(),
  creator: text("creator").notNull(),
  challenge: text("challenge").notNull(),
  redirectUri: text("redirect_uri").notNull(),
  isSpent: boolean("is_spent").notNull(),
  isRevoked: boolean("is_revoked").notNull(),
  /** Tokens with a lower number have expired. */
  firstValidToken: integer("first_valid_token").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

export type LocalGrant = typeof localNetworkGrants.$inferSelect;
