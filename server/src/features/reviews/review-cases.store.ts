import { and, asc, desc, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";
import { isThere } from "./reviews.store.ts";
import { type Review, reviews } from "./reviews.tables.ts";

type ReviewView = "open" | "hidden" | "all";

interface ReviewPage {
  readonly view: ReviewView;
  /** The last id of the page before. */
  readonly after: string | undefined;
  readonly limit: number;
}

/** Of all goods: what waits the oldest first, the others the newest first. */
export async function listForConsole(queries: Queries, { view, after, limit }: ReviewPage): Promise<Review[]> {
  const rows = queries.select().from(reviews);
  if (view === "open") {
    const part = sql`${after ? sql`and id > ${after}::uuid` : sql``} order by id limit ${limit}`;
    const ids = sql`select id from (${waitingIds(part)}) waiting order by id limit ${limit}`;
    return rows.where(sql`${reviews.id} in (${ids})`).orderBy(asc(reviews.id));
  }
  const isNext = after ? sql`${reviews.id} < ${after}::uuid` : undefined;
  const isInView = view === "hidden" ? isNotNull(reviews.hiddenAt) : undefined;
  return rows
    .where(and(isThere, isInView, isNext))
    .orderBy(desc(reviews.id))
    .limit(limit);
}

/** Those that nobody has looked at as they are, or of which a report waits. */
export async function countWaitingReviews(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(
    sql`select count(*)::int as count from (${waitingIds(sql``)}) waiting`,
  );
  return rows[0]?.count ?? 0;
}

/** What waits for either reason, each along its own index: asked for at once, the whole table would be read. */
const waitingIds = (part: SQL) => sql`
  (select id from reviews where checked_at is null and words <> '' ${part})
  union
  (select id from (select distinct user_id, item_id from review_reports where settled_at is null) reported
    join reviews using (user_id, item_id) where words <> '' ${part})`;
