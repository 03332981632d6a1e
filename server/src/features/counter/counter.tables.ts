import { pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

/** Searches of the list of orders that an operator keeps. */
export const operatorViews = pgTable(
  "operator_views",
  {
    operatorId: uuid("operator_id").notNull(),
    /** UUID version 7: views are in the order in which they were first kept. */
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    /** As in the console's address. */
    query: text("query").notNull(),
    savedAt: timestamp("saved_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.operatorId, table.id] }),
    uniqueIndex("operator_views_name").on(table.operatorId, table.name),
  ],
);
