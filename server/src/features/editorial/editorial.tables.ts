import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

/** Needs no member: people who cannot log in ask too. */
export const inquiries = pgTable(
  "inquiries",
  {
    id: text("id").primaryKey(),
    /** The member who was logged in while asking. */
    userId: text("user_id"),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    topic: text("topic").notNull(),
    message: text("message").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("inquiries_age").on(table.createdAt),
    // For a member who leaves, or asks for everything.
    index("inquiries_member").on(table.userId).where(sql`user_id is not null`),
  ],
);

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Texts of pages that operators edited, over the files of `content/`. A page that nobody edited has no rows; version 1 of one that
 * was published is its file as it was then. Of those published the latest is shown; what was published never changes.
 */
export const pageVersions = pgTable(
  "page_versions",
  {
    /** `faq`, `guides/privacy`, `articles/howto`. */
    name: text("name").notNull(),
    version: integer("version").notNull(),
    text: text("text").notNull(),
    state: text("state", { enum: ["draft", "planned", "published"] }).notNull(),
    publishAt: moment("publish_at"),
    publishedAt: moment("published_at"),
    /** Of terms and privacy policy: the day of effect, by which consents name it. */
    legalVersion: date("legal_version", { mode: "string" }),
    /** Members are told of it. */
    isMaterial: boolean("is_material").notNull().default(false),
    /** The operators' names. */
    by: text("by").notNull(),
    changedAt: moment("changed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.version] }),
    // One is worked on at a time.
    uniqueIndex("page_versions_open").on(table.name).where(sql`state <> 'published'`),
    index("page_versions_due").on(table.publishAt).where(sql`state = 'planned'`),
    check("page_versions_states", sql`${table.state} in ('draft', 'planned', 'published')`),
    check("page_versions_published", sql`(${table.state} = 'published') = (${table.publishedAt} is not null)`),
    check("page_versions_planned", sql`${table.state} <> 'planned' or ${table.publishAt} is not null`),
  ],
);

/** Pages of one build of the shop as they are with the edited texts: what differs from the built files. */
export const pageRenders = pgTable(
  "page_renders",
  {
    build: text("build").notNull(),
    path: text("path").notNull(),
    html: text("html").notNull(),
    data: text("data").notNull(),
    tags: text("tags").notNull(),
    scripts: jsonb("scripts").$type<readonly string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.build, table.path] })],
);

/** With which versions the pages of a build were rendered. */
export const pageBuilds = pgTable("page_builds", {
  build: text("build").primaryKey(),
  fingerprint: text("fingerprint").notNull(),
  renderedAt: moment("rendered_at").notNull(),
});

export type PageVersion = typeof pageVersions.$inferSelect;
export type PageRender = typeof pageRenders.$inferSelect;
