import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.tables.ts";

/** The address that a member wants instead: at most one, gone once its link is used or the password changes. */
export const emailChanges = pgTable("email_changes", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The link is made from it with the server's secret, so that nothing kept here opens anything. */
  id: uuid("id").notNull().unique(),
  /** Lower case. */
  email: text("email").notNull(),
  /** Continues when the others end. */
  sessionId: text("session_id").notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});

export type EmailChange = typeof emailChanges.$inferSelect;
