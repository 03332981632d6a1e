import { DEFECT_STATES, DEFECT_WISHES } from "@surimono/domain/defects";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";

/** What a buyer says of pieces of a parcel, and what the shop does about it. */
export const defectReports = pgTable(
  "defect_reports",
  {
    userId: text("user_id").notNull(),
    /** UUID version 7: reports sort by the time of coming. */
    id: uuid("id").notNull(),
    orderId: uuid("order_id").notNull(),
    /** Of the parcel, from 0. */
    position: integer("position").notNull(),
    /** The same press comes once. */
    requestKey: uuid("request_key").notNull(),
    arrivedOn: date("arrived_on", { mode: "string" }).notNull(),
    wish: text("wish", { enum: DEFECT_WISHES }).notNull(),
    words: text("words").notNull(),
    state: text("state", { enum: DEFECT_STATES }).notNull(),
    resolution: text("resolution", { enum: DEFECT_WISHES }),
    /** The refund of its pieces; of what was settled at another order, that one's. */
    refundId: uuid("refund_id"),
    /** The order with the same pieces made again. */
    replacementId: uuid("replacement_id"),
    answer: text("answer").notNull(),
    reportedAt: timestamp("reported_at", { withTimezone: true }).notNull(),
    movedAt: timestamp("moved_at", { withTimezone: true }).notNull(),
    /** Its photographs were not forgotten yet. */
    hasPhotos: boolean("has_photos").notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // What the nights look through: who reported long ago, and whose photographs are still there.
    index("defect_reports_photos").on(table.movedAt).where(sql`${table.hasPhotos}`),
    unique("defect_reports_once").on(table.userId, table.requestKey),
    index("defect_reports_order").on(table.userId, table.orderId),
    index("defect_reports_state").on(table.state, table.id),
    check("defect_reports_resolved", sql`(${table.resolution} is not null) = (${table.state} in ('accepted', 'done'))`),
  ],
);

export const defectPieces = pgTable(
  "defect_pieces",
  {
    userId: text("user_id").notNull(),
    reportId: uuid("report_id").notNull(),
    lineId: uuid("line_id").notNull(),
    quantity: integer("quantity").notNull(),
    /** Which of them, by their numbers in the roster, where the pieces of the line differ. */
    rows: integer("roster_rows").array(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.reportId, table.lineId] }),
    foreignKey({
      columns: [table.userId, table.reportId],
      foreignColumns: [defectReports.userId, defectReports.id],
    }).onDelete("cascade"),
    check("defect_pieces_quantity", sql`${table.quantity} > 0`),
  ],
);

/** What shop and buyer said about a report, after what the report says itself. Rows are only added. */
export const defectMessages = pgTable(
  "defect_messages",
  {
    userId: text("user_id").notNull(),
    reportId: uuid("report_id").notNull(),
    /** UUID version 7: they sort by the time of coming. */
    id: uuid("id").notNull(),
    from: text("from", { enum: ["shop", "buyer"] }).notNull(),
    /** Of the buyer's: the same press comes once. */
    requestKey: uuid("request_key"),
    words: text("words").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.reportId, table.id] }),
    unique("defect_messages_once").on(table.userId, table.requestKey),
    foreignKey({
      columns: [table.userId, table.reportId],
      foreignColumns: [defectReports.userId, defectReports.id],
    }).onDelete("cascade"),
  ],
);

/** Its file is `photoKey`. */
export const defectPhotos = pgTable(
  "defect_photos",
  {
    userId: text("user_id").notNull(),
    reportId: uuid("report_id").notNull(),
    position: integer("position").notNull(),
    contentType: text("content_type").notNull(),
    /** Of a reply: its message, and which of its photographs from 1. */
    messageId: uuid("message_id"),
    place: integer("place"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.reportId, table.position] }),
    foreignKey({
      columns: [table.userId, table.reportId],
      foreignColumns: [defectReports.userId, defectReports.id],
    }).onDelete("cascade"),
  ],
);

export type DefectReport = typeof defectReports.$inferSelect;
export type DefectMessage = typeof defectMessages.$inferSelect;
export type DefectPhoto = typeof defectPhotos.$inferSelect;
