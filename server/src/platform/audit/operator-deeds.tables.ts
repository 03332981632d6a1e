import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/**
 * Every change an operator made, at the console or by a command, written in the transaction of the change. Triggers refuse every other write:
 * rows are only ever added.
 */
export const operatorDeeds = pgTable(
  "operator_deeds",
  {
    /** UUID version 7: rows sort by time. */
    id: uuid("id").primaryKey(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    /** `operator` at the console, `command` in a terminal. */
    actorKind: text("actor_kind", { enum: ["operator", "command"] }).notNull(),
    /** Null for a command. */
    operatorId: uuid("operator_id"),
    /** As it was then: of a command the account of the machine. */
    actorName: text("actor_name").notNull(),
    /** Network address, or of a command the machine. */
    address: text("address").notNull(),
    requestId: text("request_id").notNull(),
    /** The call or command. */
    action: text("action").notNull(),
    subjectKind: text("subject_kind").notNull(),
    subjectId: text("subject_id").notNull(),
    before: jsonb("before").$type<unknown>(),
    after: jsonb("after").$type<unknown>(),
    /** In the operator's own words. */
    reason: text("reason"),
  },
  (table) => [
    index("operator_deeds_subject").on(table.subjectKind, table.subjectId, table.id),
    index("operator_deeds_actor").on(table.actorName, table.id),
    index("operator_deeds_subject_id").on(table.subjectId, table.id),
    index("operator_deeds_operator").on(table.operatorId, table.id),
    index("operator_deeds_action").on(table.action, table.id),
    // A text is looked for among reasons, which one entry in twenty has: a scan gives none.
    index("operator_deeds_reasoned").on(table.id).where(sql`${table.reason} is not null`),
  ],
);
