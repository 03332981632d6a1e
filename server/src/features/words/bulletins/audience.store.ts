import type { BulletinAudience } from "@surimono/domain/words";
import { and, asc, count, eq, gt, type SQL } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import type { Queries } from "../../../platform/database/index.ts";
import { users } from "../../members/index.ts";
import { hasRank, mileBalances } from "../../miles/index.ts";

export interface Audience {
  readonly audience: BulletinAudience;
  readonly rankId: number | null;
  readonly userId: string | null;
}

/** Ranks are those of now: whoever has left one meanwhile is not among its members. */
function isIn({ audience, rankId, userId }: Audience): SQL | undefined {
  if (audience === "consumers") return eq(users.kind, "consumer");
  if (audience === "businesses") return eq(users.kind, "business");
  if (audience === "rank") return and(eq(users.kind, "consumer"), hasRank(rankId ?? 0));
  return audience === "member" ? eq(users.id, userId ?? "") : undefined;
}

export async function countAudience(queries: Queries, audience: Audience): Promise<number> {
  const asked = queries.select({ members: count() }).from(users).$dynamic();
  const [row] = await withRank(asked, audience).where(isIn(audience));
  return row?.members ?? 0;
}

/** A part of it, in the order of ids. */
export async function listAudience(queries: Queries, audience: Audience, after: string, limit: number) {
  const rows = await withRank(queries.select({ id: users.id }).from(users).$dynamic(), audience)
    .where(and(isIn(audience), gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** A join, as Citus refuses a select beside each row of a table that lies on every node. */
function withRank<Asked extends PgSelect>(asked: Asked, { audience }: Audience): Asked {
  return audience === "rank"
    ? (asked.leftJoin(mileBalances, eq(mileBalances.userId, users.id)) as unknown as Asked)
    : asked;
}
