import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Questions to whoever has their link. Removing one deletes it: a removed link and one that never was are the same. */
export const votes = pgTable(
  "votes",
  {
    id: uuid("id").primaryKey(),
    /** What is kept cannot be turned back into the address. */
    tokenHash: text("token_hash").notNull().unique(),
    userId: text("user_id").notNull(),
    question: text("question").notNull(),
    madeAt: timestamp("made_at", { withTimezone: true }).notNull(),
    /** Nobody votes from then on; closing it by hand moves it. */
    closesAt: timestamp("closes_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("votes_user").on(table.userId), index("votes_closed").on(table.closesAt)],
);

export const voteChoices = pgTable(
  "vote_choices",
  {
    voteId: uuid("vote_id")
      .notNull()
      .references(() => votes.id, { onDelete: "cascade" }),
    /** From 0. */
    place: smallint("place").notNull(),
    /** Of the vote's member. */
    productId: integer("product_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.voteId, table.place] }),
    check("vote_choices_place", sql`${table.place} between 0 and 5`),
  ],
);

/** One of each visitor. */
export const ballots = pgTable(
  "ballots",
  {
    voteId: uuid("vote_id")
      .notNull()
      .references(() => votes.id, { onDelete: "cascade" }),
    /** Of the vote and the visitor's cookie: says neither who it is nor where else they voted. */
    voterHash: text("voter_hash").notNull(),
    place: smallint("place").notNull(),
  },
  (table) => [primaryKey({ columns: [table.voteId, table.voterHash] })],
);

export type Vote = typeof votes.$inferSelect;
