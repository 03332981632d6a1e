import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/index.ts";
import type { FindMember } from "../../platform/http/index.ts";
import { sessions, users } from "./accounts.tables.ts";
import { hashToken } from "./hash-token.ts";
import { businessProfiles } from "./members.tables.ts";

/** How a bearer token becomes a member: one prepared statement, as it runs before every call. */
export function createFindMember(db: Db, now: () => Date): FindMember {
  const find = db
    .select({
      id: users.id,
      email: users.email,
      kind: users.kind,
      isSetUp: users.isSetUp,
      sessionId: sessions.id,
      approvedAt: businessProfiles.approvedAt,
      discountRateBp: businessProfiles.discountRateBp,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(businessProfiles, eq(businessProfiles.userId, users.id))
    .where(and(eq(sessions.token, sql.placeholder("token")), gt(sessions.expiresAt, sql.placeholder("now"))))
    .prepare("find_member");
  return async (token) => {
    const [row] = await find.execute({ token: hashToken(token), now: now() });
    if (!row) return undefined;
    const { approvedAt, discountRateBp, ...member } = row;
    return { ...member, approvedDiscountBp: (approvedAt && discountRateBp) ?? undefined };
  };
}
