import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Needs no member: people who cannot log in ask too. */
export const inquiries = pgTable(
  "inquiries",
  {
    id: text("id").primaryKey(),
    /** The member who was logged in while asking. */
    userId: text("user_id"),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    topic: text("topic").notNull(),
    message: text("message").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("inquiries_age").on(table.createdAt)],
);
