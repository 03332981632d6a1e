import { BATCH_STATES } from "@surimono/domain/floor";
import { sql } from "drizzle-orm";
import {
  bigint,
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
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { units } from "./units.tables.ts";

/** Pieces that are printed together. */
export const batches = pgTable(
  "batches",
  {
    /** `batchCode` formats it for papers. */
    number: bigint("number", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    state: text("state", { enum: BATCH_STATES }).notNull(),
    /** Chosen by the page: a press that is sent twice makes its batches once. */
    makingId: uuid("making_id").notNull(),
    isByHand: boolean("is_by_hand").notNull(),
    methodId: integer("method_id").notNull(),
    methodName: text("method_name").notNull(),
    /** Empty where its pieces differ in it. As it was when the batch was made. */
    itemName: text("item_name").notNull(),
    colorName: text("color_name").notNull(),
    sizeName: text("size_name").notNull(),
    /** The earliest of its pieces. */
    dispatchBy: date("dispatch_by", { mode: "string" }).notNull(),
    madeAt: timestamp("made_at", { withTimezone: true }).notNull(),
    /** Null for a command. */
    operatorId: uuid("operator_id"),
    printingAt: timestamp("printing_at", { withTimezone: true }),
    doneAt: timestamp("done_at", { withTimezone: true }),
    /** Of one that somebody closed; the others are done with their last print. */
    closedReason: text("closed_reason"),
  },
  (table) => [
    index("batches_of_making").on(table.makingId),
    index("batches_under_way").on(table.dispatchBy, table.number).where(sql`${table.state} <> 'done'`),
    check("batches_state", sql`${table.state} in ('open', 'printing', 'done')`),
    check("batches_done", sql`(${table.state} = 'done') = (${table.doneAt} is not null)`),
  ],
);

/** Which pieces a batch has or had. A piece is in one at a time. */
export const batchUnits = pgTable(
  "batch_units",
  {
    userId: text("user_id").notNull(),
    unit: bigint("unit", { mode: "number" }).notNull(),
    batch: bigint("batch", { mode: "number" })
      .notNull()
      .references(() => batches.number),
    /** In the batch, from 1. */
    position: integer("position").notNull(),
    /** Until the batch is done, or the piece was taken out. */
    isCurrent: boolean("is_current").notNull(),
    /** When it was put in by hand; null for what the batch was made of. */
    addedAt: timestamp("added_at", { withTimezone: true }),
    /** When it was taken out; null for what stayed until the batch was done. */
    leftAt: timestamp("left_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.unit, table.batch] }),
    uniqueIndex("batch_units_one").on(table.userId, table.unit).where(sql`${table.isCurrent}`),
    index("batch_units_of_batch").on(table.batch, table.position),
    foreignKey({
      name: "batch_units_unit_fk",
      columns: [table.userId, table.unit],
      foreignColumns: [units.userId, units.number],
    }).onDelete("cascade"),
    check("batch_units_left", sql`${table.leftAt} is null or not ${table.isCurrent}`),
  ],
);

export type Batch = typeof batches.$inferSelect;
