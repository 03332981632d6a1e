import type { BulletinAudience } from "@surimono/domain/words";
import { and, asc, count, eq, gt, type SQL } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import { users } from "../../members/index.ts";
import { hasRank } from "../../miles/index.ts";

export interface Audience {
  readonly audience: BulletinAudience;
  readonly rankId: number | null;
  readonly userId: string | null;
}

/** Ranks are those of now: whoever has left one meanwhile is not among its members. */
function isIn({ audience, rankId, userId }: Audience): SQL | undefined {
  if (audience === "consumers") return eq(users.kind, "consumer");
  if (audience === "businesses") return eq(users.kind, "business");
  if (audience === "rank") return and(eq(users.kind, "consumer"), hasRank(users.id, rankId ?? 0));
  return audience === "member" ? eq(users.id, userId ?? "") : undefined;
}

export async function countAudience(queries: Queries, audience: Audience): Promise<number> {
  const [row] = await queries.select({ members: count() }).from(users).where(isIn(audience));
  return row?.members ?? 0;
}

/** A part of it, in the order of ids. */
export async function listAudience(queries: Queries, audience: Audience, after: string, limit: number) {
  const rows = await queries
    .select({ id: users.id })
    .from(users)
    .where(and(isIn(audience), gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
