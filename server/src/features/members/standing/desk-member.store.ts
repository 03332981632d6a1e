import { and, asc, count, desc, eq, gt } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import { accounts, sessions } from "../accounts.tables.ts";
import { agreements, guardianConsents } from "../members.tables.ts";
import { suspensions } from "../suspensions.tables.ts";

/** What the console shows of an account beside the record itself. */
export async function readDeskMember(queries: Queries, userId: string, now: Date) {
  const [ways, [open], consents, guardians, decisions] = await Promise.all([
    queries
      .selectDistinct({ provider: accounts.providerId })
      .from(accounts)
      .where(eq(accounts.userId, userId))
      .orderBy(asc(accounts.providerId)),
    queries
      .select({ sessions: count() })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now))),
    queries.select().from(agreements).where(eq(agreements.userId, userId)).orderBy(desc(agreements.agreedAt)),
    queries.select().from(guardianConsents).where(eq(guardianConsents.userId, userId)),
    queries
      .select()
      .from(suspensions)
      .where(eq(suspensions.userId, userId))
      .orderBy(desc(suspensions.decidedAt), desc(suspensions.id)),
  ]);
  return { ways: ways.map(({ provider }) => provider), sessions: open?.sessions ?? 0, consents, guardians, decisions };
}
