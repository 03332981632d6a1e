import { GROUNDS } from "@surimono/domain/floor";
import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** How a print method is batched, where the workshop has said so. */
export const batchRules = pgTable(
  "batch_rules",
  {
    methodId: integer("method_id").primaryKey(),
    byDay: boolean("by_day").notNull(),
    byItem: boolean("by_item").notNull(),
    byColor: boolean("by_color").notNull(),
    bySize: boolean("by_size").notNull(),
    most: integer("most").notNull(),
  },
  (table) => [check("batch_rules_most", sql`${table.most} between 1 and 200`)],
);

/** What tickets tell the hand at the press, where the workshop has said so for its machines. */
export const pressSettings = pgTable(
  "press_settings",
  {
    methodId: integer("method_id").notNull(),
    ground: text("ground", { enum: GROUNDS }).notNull(),
    pretreatment: text("pretreatment").notNull(),
    /** Degrees Celsius; 0 for no press. */
    temperature: integer("temperature").notNull(),
    seconds: integer("seconds").notNull(),
    pressure: text("pressure").notNull(),
    finish: text("finish").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.methodId, table.ground] }),
    check("press_settings_ground", sql`${table.ground} in ('cotton', 'polyester', 'hard')`),
    check("press_settings_heat", sql`${table.temperature} between 0 and 300 and ${table.seconds} between 0 and 3600`),
  ],
);
