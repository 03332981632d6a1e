import { UNIT_STATES } from "@surimono/domain/floor";
import type { OrderAxes } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

/** A row for each order that has its units, with the step at which they were last in line with it. */
export const unitOrders = pgTable(
  "unit_orders",
  {
    userId: text("user_id").notNull(),
    orderId: uuid("order_id").notNull(),
    fulfilment: text("fulfilment").$type<OrderAxes["fulfilment"]>().notNull(),
    madeAt: timestamp("made_at", { withTimezone: true }).notNull(),
  },
  // An order that the law lets go takes its units along: the foreign key is in the migration, as orders know nothing of the floor.
  (table) => [primaryKey({ columns: [table.userId, table.orderId] })],
);

/** Each piece of goods of a placed order. Triggers let only a new movement change its state. */
export const units = pgTable(
  "units",
  {
    userId: text("user_id").notNull(),
    /** `unitCode` formats it for labels. */
    number: bigint("number", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    orderId: uuid("order_id").notNull(),
    lineId: uuid("line_id").notNull(),
    /** Of its line's pieces, from 1: those of the first parcel first, as a roster is dealt. */
    ordinal: integer("ordinal").notNull(),
    /** The parcel's position; null for what goes into the warehouse. */
    parcel: integer("parcel"),
    state: text("state", { enum: UNIT_STATES }).notNull(),
    heldFrom: text("held_from", { enum: UNIT_STATES }),
    rejects: integer("rejects").notNull().default(0),
    reason: text("reason"),
    movedAt: timestamp("moved_at", { withTimezone: true }).notNull(),
    /** Who moved it last; null for the shop itself. */
    operatorId: uuid("operator_id"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.number] }),
    uniqueIndex("units_number").on(table.number),
    unique("units_of_line").on(table.userId, table.orderId, table.lineId, table.ordinal),
    foreignKey({
      name: "units_order_fk",
      columns: [table.userId, table.orderId],
      foreignColumns: [unitOrders.userId, unitOrders.orderId],
    }).onDelete("cascade"),
    // What is still on the floor: few, however many have left.
    index("units_open")
      .on(table.state, table.number)
      .where(sql`${table.state} not in ('shipped', 'stored', 'cancelled')`),
    check(
      "units_state",
      sql`${table.state} in ('received', 'ready', 'printed', 'checked', 'packed', 'shipped', 'stored', 'rejected', 'held', 'cancelled')`,
    ),
    check("units_held", sql`(${table.state} = 'held') = (${table.heldFrom} is not null)`),
    check("units_ordinal", sql`${table.ordinal} > 0`),
  ],
);

const CAUSES = ["scan", "undo", "hand", "order", "shop"] as const;

/** Every change of a unit. Rows are only ever added: triggers refuse anything else, and a movement from where the unit is not. */
export const unitMovements = pgTable(
  "unit_movements",
  {
    id: bigint("id", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    userId: text("user_id").notNull(),
    unit: bigint("unit", { mode: "number" }).notNull(),
    from: text("from_state", { enum: UNIT_STATES }).notNull(),
    to: text("to_state", { enum: UNIT_STATES }).notNull(),
    cause: text("cause", { enum: CAUSES }).notNull(),
    operatorId: uuid("operator_id"),
    /** Of the page: the same scan is written once. */
    scanId: uuid("scan_id"),
    /** The scan that this one takes back. */
    undoes: uuid("undoes"),
    reason: text("reason"),
    at: timestamp("at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.unit, table.id] }),
    uniqueIndex("unit_movements_scan").on(table.scanId).where(sql`${table.scanId} is not null`),
    check("unit_movements_cause", sql`${table.cause} in ('scan', 'undo', 'hand', 'order', 'shop')`),
    // Taking a cancelled piece out of its box is one too, from where it is.
    check("unit_movements_somewhere", sql`${table.from} <> ${table.to} or ${table.to} = 'cancelled'`),
  ],
);

/**
 * Pieces that were cancelled in their box and that nobody has taken out of it (rule floor-take-out). A trigger on the movements keeps them: a
 * parcel with one does not leave.
 */
export const unitsToTakeOut = pgTable(
  "units_to_take_out",
  {
    userId: text("user_id").notNull(),
    unit: bigint("unit", { mode: "number" }).notNull(),
    orderId: uuid("order_id").notNull(),
    /** The parcel's position; null for what was to go into the warehouse. */
    parcel: integer("parcel"),
    since: timestamp("since", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.unit] }),
    index("units_to_take_out_order").on(table.userId, table.orderId),
    foreignKey({
      name: "units_to_take_out_unit_fk",
      columns: [table.userId, table.unit],
      foreignColumns: [units.userId, units.number],
    }).onDelete("cascade"),
  ],
);

export type Unit = typeof units.$inferSelect;
export type UnitMovement = typeof unitMovements.$inferSelect;
