import type { NotificationType, SocialAccount } from "@surimono/domain/notices";
import { BULLETIN_AUDIENCES, BULLETIN_STATES, type BulletinAudience, type BulletinState } from "@surimono/domain/words";
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as [Key, ...Key[]];

/** What an operator puts into members' bells, now or later. The bells hold copies that name it, or one for everybody. */
export const bulletins = pgTable(
  "bulletins",
  {
    /** Made by the console, so that a form sent twice sends once. */
    id: uuid("id").primaryKey(),
    type: integer("type").$type<NotificationType>().notNull(),
    content: text("content").notNull(),
    linkUrl: text("link_url"),
    iconPath: text("icon_path"),
    accountType: text("account_type").$type<SocialAccount>(),
    audience: text("audience", { enum: keysOf<BulletinAudience>(BULLETIN_AUDIENCES) }).notNull(),
    rankId: integer("rank_id"),
    userId: text("user_id"),
    sendAt: timestamp("send_at", { withTimezone: true }).notNull(),
    state: text("state", { enum: keysOf<BulletinState>(BULLETIN_STATES) }).notNull(),
    /** The last member of the part that was sent. */
    sentTo: text("sent_to").notNull().default(""),
    told: integer("told").notNull().default(0),
    /** Of the one for everybody. */
    publicId: bigint("public_id", { mode: "number" }),
    /** The operator's name. */
    by: text("by").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("bulletins_newest").on(table.sendAt, table.id),
    index("bulletins_due").on(table.sendAt).where(sql`state in ('planned', 'sending')`),
    index("bulletins_user").on(table.userId),
    check("bulletins_type", sql`${table.type} between 1 and 8`),
    check("bulletins_state", sql`${table.state} in ('planned', 'sending', 'sent', 'withdrawn')`),
    check("bulletins_audience", sql`(${table.audience} = 'rank') = (${table.rankId} is not null)`),
    check("bulletins_member", sql`(${table.audience} = 'member') = (${table.userId} is not null)`),
  ],
);

export type Bulletin = typeof bulletins.$inferSelect;
