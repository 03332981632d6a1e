import { bigint, foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { units } from "./units.tables.ts";

/** Pictures of pieces that turned out bad; the files are private. */
export const unitPhotos = pgTable(
  "unit_photos",
  {
    userId: text("user_id").notNull(),
    /** UUID version 7: its file lies in the folder of its month. */
    id: uuid("id").notNull(),
    unit: bigint("unit", { mode: "number" }).notNull(),
    contentType: text("content_type").notNull(),
    takenAt: timestamp("taken_at", { withTimezone: true }).notNull(),
    operatorId: uuid("operator_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.unit, table.id] }),
    foreignKey({
      name: "unit_photos_unit_fk",
      columns: [table.userId, table.unit],
      foreignColumns: [units.userId, units.number],
    }).onDelete("cascade"),
    index("unit_photos_taken").on(table.takenAt),
  ],
);
