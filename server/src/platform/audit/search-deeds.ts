import { DAY_MS } from "@surimono/domain/kernel";
import { type SQL, sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { operatorDeeds } from "./operator-deeds.tables.ts";

export interface DeedSearch {
  readonly who?: string | undefined;
  readonly action?: string | undefined;
  readonly subject?: string | undefined;
  readonly text?: string | undefined;
  readonly since?: Date | undefined;
  readonly before?: Date | undefined;
}

interface Page {
  /** Of the last row of the page before. */
  readonly after?: string | undefined;
  readonly limit: number;
}

type DeedRow = typeof operatorDeeds.$inferSelect;

/** Text is looked for among all entries with a reason: where nobody says since when, of so long before the end. */
const TEXT_MS = 366 * DAY_MS;

/** Newest first. Ids are in the order of time, so that days are a range of them. */
export async function searchDeeds(
  queries: Queries,
  search: DeedSearch,
  { after, limit }: Page,
  now: Date,
): Promise<DeedRow[]> {
  const { who, action, subject, text, before } = search;
  const since = search.since ?? (text ? new Date((before ?? now).getTime() - TEXT_MS) : undefined);
  const conditions: SQL[] = [
    ...(after ? [sql`id < ${after}::uuid`] : []),
    ...(since ? [sql`id >= ${idAt(since)}::uuid`] : []),
    ...(before ? [sql`id < ${idAt(before)}::uuid`] : []),
    ...(who ? [sql`actor_name = ${who}`] : []),
    ...(action ? [sql`action = ${action}`] : []),
    ...(subject ? [sql`subject_id = ${subject}`] : []),
    ...(text ? [sql`reason ilike ${`%${text.replaceAll(/[\\%_]/g, "\\$&")}%`}`] : []),
  ];
  const where = conditions.length > 0 ? sql.join(conditions, sql` and `) : undefined;
  return queries.select().from(operatorDeeds).where(where).orderBy(sql`id desc`).limit(limit);
}

/** The first UUID of version 7 that could be made then. */
function idAt(moment: Date): string {
  const hex = moment.getTime().toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
