import { MOST_STARS, REVIEW_REPORT_REASONS, type ReviewReportReason } from "@surimono/domain/reviews";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";

/** What a buyer says of goods of the catalogue: one for each member and goods. */
export const reviews = pgTable(
  "reviews",
  {
    userId: text("user_id").notNull(),
    /** The blank goods. */
    itemId: integer("item_id").notNull(),
    /** UUID version 7: reviews sort by the time of their first writing. */
    id: uuid("id").notNull(),
    stars: smallint("stars").notNull(),
    words: text("words").notNull(),
    /** A copy: the list is read without its members. */
    nickname: text("nickname").notNull(),
    writtenAt: timestamp("written_at", { withTimezone: true }).notNull(),
    editedAt: timestamp("edited_at", { withTimezone: true }),
    /** An operator has seen it as it is. */
    checkedAt: timestamp("checked_at", { withTimezone: true }),
    hiddenAt: timestamp("hidden_at", { withTimezone: true }),
    /** The shop's, shown below it. */
    answer: text("answer").notNull(),
    answeredAt: timestamp("answered_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.itemId] }),
    unique("reviews_id").on(table.id),
    index("reviews_shown").on(table.itemId, table.id).where(sql`${table.hiddenAt} is null`),
    index("reviews_unchecked").on(table.id).where(sql`${table.checkedAt} is null`),
    index("reviews_hidden").on(table.id).where(sql`${table.hiddenAt} is not null`),
    check("reviews_stars", sql`${table.stars} between 1 and ${sql.raw(String(MOST_STARS))}`),
  ],
);

/** All that is shown of goods, added to with each change: a list of a hundred thousand is never counted. */
export const reviewSums = pgTable("review_sums", {
  itemId: integer("item_id").primaryKey(),
  reviews: integer("reviews").notNull(),
  stars: integer("stars").notNull(),
});

/** A photograph with a review. Its row is there before its file, and after it. */
export const reviewPhotos = pgTable(
  "review_photos",
  {
    id: uuid("id").primaryKey(),
    userId: text("user_id").notNull(),
    itemId: integer("item_id").notNull(),
    position: smallint("position").notNull(),
    contentType: text("content_type").notNull(),
    /** No review shows it, not yet or not any more. */
    unusedSince: timestamp("unused_since", { withTimezone: true }),
  },
  (table) => [
    index("review_photos_review").on(table.userId, table.itemId),
    index("review_photos_unused").on(table.unusedSince).where(sql`${table.unusedSince} is not null`),
  ],
);

/** What a member said is wrong with a review; one for each member and review. */
export const reviewReports = pgTable(
  "review_reports",
  {
    id: uuid("id").primaryKey(),
    /** Of the review. */
    userId: text("user_id").notNull(),
    itemId: integer("item_id").notNull(),
    reporterId: text("reporter_id").notNull(),
    reason: text("reason", {
      enum: Object.keys(REVIEW_REPORT_REASONS) as [ReviewReportReason, ...ReviewReportReason[]],
    }).notNull(),
    comment: text("comment").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    settledAt: timestamp("settled_at", { withTimezone: true }),
  },
  (table) => [
    unique("review_reports_once").on(table.userId, table.itemId, table.reporterId),
    index("review_reports_reporter").on(table.reporterId),
    index("review_reports_open").on(table.userId, table.itemId).where(sql`${table.settledAt} is null`),
  ],
);

export type Review = typeof reviews.$inferSelect;
export type ReviewPhoto = typeof reviewPhotos.$inferSelect;
export type ReviewReport = typeof reviewReports.$inferSelect;
