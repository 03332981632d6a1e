import { foreignKey, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Promised } from "../cart/index.ts";
import { documents } from "./documents.tables.ts";

/** What an estimate promised, so that it can be ordered from. Kept while that is possible; the document itself stays. */
export const estimates = pgTable(
  "estimates",
  {
    userId: text("user_id").notNull(),
    documentId: uuid("document_id").notNull(),
    promised: jsonb("promised").$type<Promised>().notNull(),
    /** Excluded. */
    until: timestamp("until", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.documentId] }),
    foreignKey({
      columns: [table.userId, table.documentId],
      foreignColumns: [documents.userId, documents.id],
    }).onDelete("cascade"),
    index("estimates_until").on(table.until),
  ],
);
