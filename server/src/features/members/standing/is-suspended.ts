import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import { sessions, users } from "../accounts.tables.ts";
import { hashToken } from "../hash-token.ts";
import { memberProfiles } from "../members.tables.ts";

/** For a suspension without an end: a moment that a Date can hold. */
export const NO_END = new Date("9999-12-31T00:00:00Z");

/** Whether the operator keeps the member out now. */
export function isKeptOut({ suspendedUntil }: { readonly suspendedUntil: Date | null }, now: Date): boolean {
  return suspendedUntil !== null && suspendedUntil > now;
}

/** Ends a session that was just opened if its account is suspended, and returns whether it did. */
export async function endIfSuspended(queries: Queries, token: string, now: Date): Promise<boolean> {
  const isTheirs = eq(sessions.token, hashToken(token));
  const [row] = await queries
    .select({ until: users.suspendedUntil })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isTheirs, gt(users.suspendedUntil, now)));
  if (!row) return false;
  await queries.delete(sessions).where(isTheirs);
  return true;
}

/** For queries over `member_profiles`: accounts that anyone may see. */
export function isNotSuspended(now: Date): SQL {
  // Few are suspended: they are read once, by the index, however many rows are looked at.
  return sql`${memberProfiles.userId} not in (select id from users where suspended_until > ${now.toISOString()}::timestamptz)`;
}
