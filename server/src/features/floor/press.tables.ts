import type { Film, PressTicket } from "@surimono/domain/floor";
import type { MadeGang } from "@surimono/studio/print";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

/** What a package consists of, so that it is the same each time it is sent. */
export interface PackagePlan {
  readonly tickets: readonly PressTicket[];
  /** Where each print file is kept, by its name in the package. */
  readonly keys: Readonly<Record<string, string>>;
  /** The SHA-256 of what is kept there, where marks are added to it as it is sent. */
  readonly kept?: Readonly<Record<string, string>>;
}

/** The print files of some pieces, under speaking names. The ZIP itself is not kept: it is made of the plan as it is sent. */
export const pressPackages = pgTable(
  "press_packages",
  {
    id: uuid("id").primaryKey(),
    /** `packageCode` formats it. */
    number: bigint("number", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    source: text("source", { enum: ["order", "units", "batch"] }).notNull(),
    /** Number of the order or batch. */
    sourceName: text("source_name").notNull(),
    /** Numbers of the pieces, in their order. */
    units: jsonb("units").$type<readonly number[]>().notNull(),
    state: text("state", { enum: ["making", "ready", "failed"] }).notNull(),
    /** Null for a package that the shop itself made. */
    operatorId: uuid("operator_id"),
    madeAt: timestamp("made_at", { withTimezone: true }).notNull(),
    /** Not jsonb, which would put its fields in another order: the tickets in the ZIP are made of it, byte by byte. */
    plan: json("plan").$type<PackagePlan>(),
    files: integer("files").notNull().default(0),
    missing: integer("missing").notNull().default(0),
    bytes: bigint("bytes", { mode: "number" }).notNull().default(0),
    sha256: text("sha256").notNull().default(""),
    /** In words, for the operator. */
    failure: text("failure").notNull().default(""),
    /** Is to be, or was, laid into the folder that a RIP watches. */
    isForFolder: boolean("is_for_folder").notNull(),
    /** When it was given up before it was laid, as a piece of it is not to be printed: its pieces are in no package by it. */
    withdrawnAt: timestamp("withdrawn_at", { withTimezone: true }),
    laidAt: timestamp("laid_at", { withTimezone: true }),
    /** When the RIP reported back. */
    doneAt: timestamp("done_at", { withTimezone: true }),
  },
  (table) => [
    unique("press_packages_number").on(table.number),
    index("press_packages_source").on(table.source, table.sourceName),
    index("press_packages_made").on(table.madeAt),
    index("press_packages_to_lay")
      .on(table.number)
      .where(sql`${table.isForFolder} and ${table.state} = 'ready' and ${table.laidAt} is null`),
    check("press_packages_plan", sql`(${table.state} = 'ready') = (${table.plan} is not null)`),
  ],
);

/** The film prints of a package, laid on sheets. The files are at `gangKey`. */
export const pressGangs = pgTable(
  "press_gangs",
  {
    id: uuid("id").primaryKey(),
    packageId: uuid("package_id")
      .notNull()
      .references(() => pressPackages.id, { onDelete: "cascade" }),
    state: text("state", { enum: ["making", "ready", "failed"] }).notNull(),
    operatorId: uuid("operator_id").notNull(),
    madeAt: timestamp("made_at", { withTimezone: true }).notNull(),
    /** As it was set then. */
    film: jsonb("film").$type<Film>().notNull(),
    made: jsonb("made").$type<MadeGang>(),
    /** Since when its sheets are wanted in the folder that a RIP watches; null: they are not. */
    wantedAt: timestamp("wanted_at", { withTimezone: true }),
    laidAt: timestamp("laid_at", { withTimezone: true }),
    /** When the RIP reported back. */
    doneAt: timestamp("done_at", { withTimezone: true }),
    /** In words, for the operator. */
    failure: text("failure").notNull().default(""),
  },
  (table) => [
    index("press_gangs_package").on(table.packageId, table.id),
    check("press_gangs_made", sql`(${table.state} = 'ready') = (${table.made} is not null)`),
  ],
);

/** For a print shop elsewhere. The token is in the link alone. */
export const pressLinks = pgTable(
  "press_links",
  {
    id: uuid("id").primaryKey(),
    packageId: uuid("package_id")
      .notNull()
      .references(() => pressPackages.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull(),
    recipient: text("recipient").notNull(),
    operatorId: uuid("operator_id").notNull(),
    madeAt: timestamp("made_at", { withTimezone: true }).notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
    closedAt: timestamp("closed_at", { withTimezone: true }),
  },
  (table) => [uniqueIndex("press_links_token").on(table.tokenHash), index("press_links_package").on(table.packageId)],
);

/** Each time a file was taken by a link. Rows go with their package. */
export const pressDownloads = pgTable(
  "press_downloads",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    linkId: uuid("link_id")
      .notNull()
      .references(() => pressLinks.id, { onDelete: "cascade" }),
    file: text("file").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    address: text("address").notNull(),
    userAgent: text("user_agent").notNull(),
  },
  (table) => [index("press_downloads_link").on(table.linkId, table.id)],
);

export type PressPackage = typeof pressPackages.$inferSelect;
export type PressGang = typeof pressGangs.$inferSelect;
