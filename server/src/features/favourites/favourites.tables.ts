import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

export const favourites = pgTable(
  "favourites",
  {
    userId: text("user_id").notNull(),
    itemId: integer("item_id").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.itemId] }),
    index("favourites_list").on(table.userId, table.createdAt),
  ],
);
