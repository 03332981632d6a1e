import { HOUR_MS } from "@surimono/domain/kernel";
import DataLoader from "dataloader";
import { and, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/index.ts";
import type { FindMember } from "../../platform/http/index.ts";
import { keptSince } from "../../platform/retention/index.ts";
import { sessions, sessionUsedAt, users } from "./accounts.tables.ts";
import { hashToken } from "./hash-token.ts";
import { businessProfiles } from "./members.tables.ts";

/** Exact enough for a limit of days. */
const NOTED_EVERY_MS = HOUR_MS;

/** A session unused since then has ended: most likely no one misses it, and a finder of the device must not have it. */
export function idleSince(now: Date): Date {
  return keptSince("sessions", now);
}

/** Nothing waits for it, and if it fails the next call notes it. */
function noteUse(db: Db, used: readonly { readonly sessionId: string }[], lastUsedAt: Date): void {
  const ids = used.map(({ sessionId }) => sessionId);
  db.update(sessions)
    .set({ lastUsedAt })
    .where(inArray(sessions.id, ids))
    .then(undefined, () => {});
}

/**
 * How a bearer token becomes a member: one prepared statement, as it runs before every call. Calls in the same turn of the event loop share
 * it, so that a busy process asks less often; nothing is remembered between turns.
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
      usedAt: sessionUsedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(businessProfiles, eq(businessProfiles.userId, users.id))
    .where(
      and(
        sql`${sessions.token} = any(${sql.placeholder("tokenHashes")})`,
        gt(sessions.expiresAt, sql.placeholder("now")),
        or(isNull(users.suspendedUntil), lte(users.suspendedUntil, sql.placeholder("now"))),
        gt(sessionUsedAt, sql.placeholder("idleSince")),
      ),
    )
    .prepare("find_member");
  const sessionsOf = new DataLoader(
    async (tokenHashes: readonly string[]) => {
      const at = now();
      const rows = await find.execute({ tokenHashes: [...tokenHashes], now: at, idleSince: idleSince(at) });
      const noted = rows.filter(({ usedAt }) => at.getTime() - usedAt.getTime() > NOTED_EVERY_MS);
      if (noted.length > 0) noteUse(db, noted, at);
      const byHash = new Map(rows.map((row) => [row.tokenHash, row]));
      return tokenHashes.map((tokenHash) => byHash.get(tokenHash));
    },
    { cache: false, batchScheduleFn: setImmediate },
  );
  return async (token) => {
    const row = await sessionsOf.load(hashToken(token));
    if (!row) return undefined;
    const { approvedAt, discountRateBp, tokenHash: _, usedAt: __, ...member } = row;
    return { ...member, approvedDiscountBp: (approvedAt && discountRateBp) ?? undefined };
  };
}
