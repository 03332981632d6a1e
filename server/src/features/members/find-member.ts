import DataLoader from "dataloader";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/index.ts";
import type { FindMember } from "../../platform/http/index.ts";
import { sessions, users } from "./accounts.tables.ts";
import { hashToken } from "./hash-token.ts";
import { businessProfiles } from "./members.tables.ts";

/**
 * How a bearer token becomes a member: one prepared statement, as it runs before every call. Calls that come in the same turn of
 * the event loop share it, so that a busy process asks less often; nothing is remembered from one turn to the next.
 */
export function createFindMember(db: Db, now: () => Date): FindMember {
  const find = db
    .select({
      id: users.id,
      email: users.email,
      kind: users.kind,
      isSetUp: users.isSetUp,
      sessionId: sessions.id,
      tokenHash: sessions.token,
      approvedAt: businessProfiles.approvedAt,
      discountRateBp: businessProfiles.discountRateBp,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(businessProfiles, eq(businessProfiles.userId, users.id))
    .where(
      and(
        sql`${sessions.token} = any(${sql.placeholder("tokenHashes")})`,
        gt(sessions.expiresAt, sql.placeholder("now")),
      ),
    )
    .prepare("find_member");
  const sessionsOf = new DataLoader(
    async (tokenHashes: readonly string[]) => {
      const rows = await find.execute({ tokenHashes: [...tokenHashes], now: now() });
      const byHash = new Map(rows.map((row) => [row.tokenHash, row]));
      return tokenHashes.map((tokenHash) => byHash.get(tokenHash));
    },
    { cache: false, batchScheduleFn: setImmediate },
  );
  return async (token) => {
    const row = await sessionsOf.load(hashToken(token));
    if (!row) return undefined;
    const { approvedAt, discountRateBp, tokenHash: _, ...member } = row;
    return { ...member, approvedDiscountBp: (approvedAt && discountRateBp) ?? undefined };
  };
}
