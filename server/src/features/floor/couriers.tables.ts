import { COURIER_IDS } from "@surimono/domain/delivery";
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Which parcels were in which file for a courier. The files themselves are not kept: they are addresses. */
export const courierExports = pgTable(
  "courier_exports",
  {
    userId: text("user_id").notNull(),
    orderId: uuid("order_id").notNull(),
    /** Of the parcel. */
    position: integer("position").notNull(),
    fileId: uuid("file_id").notNull(),
    courier: text("courier", { enum: COURIER_IDS }).notNull(),
    operatorId: uuid("operator_id").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderId, table.position, table.fileId] }),
    index("courier_exports_file").on(table.fileId),
  ],
);
