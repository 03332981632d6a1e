import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.tables.ts";

/**
 * What the operator decided about an account (rule members-kept-out). Rows are only added; the present state is `users.suspended_until`.
 */
export const suspensions = pgTable(
  "suspensions",
  {
    id: uuid("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    decision: text("decision", { enum: ["suspend", "lift"] }).notNull(),
    reason: text("reason").notNull(),
    /** Null without an end, and for a lifting. */
    until: timestamp("until", { withTimezone: true }),
    /** The operator's user name on the machine. */
    decidedBy: text("decided_by").notNull(),
    decidedAt: timestamp("decided_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("suspensions_of_member").on(table.userId, table.decidedAt),
    check("suspensions_decision", sql`${table.decision} in ('suspend', 'lift')`),
  ],
);

export type Suspension = typeof suspensions.$inferSelect;
