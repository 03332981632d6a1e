import { MINUTE_MS } from "@surimono/domain/kernel";
import { OPERATOR_IDLE_MS, rightsOf } from "@surimono/domain/operators";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/index.ts";
import type { FindOperator } from "../../platform/http/index.ts";
import { hashToken } from "../members/index.ts";
import { operatorSessions, operators } from "./operators.tables.ts";

/** Exact enough for a limit of hours. */
const NOTED_EVERY_MS = MINUTE_MS;

export function idleSince(now: Date): Date {
  return new Date(now.getTime() - OPERATOR_IDLE_MS);
}

/** How a cookie's token becomes an operator: asked before every call of the console, so that a session or role taken away counts at once. */
export function createFindOperator(db: Db, now: () => Date): FindOperator {
  const find = db
    .select({
      id: operators.id,
      email: operators.email,
      name: operators.name,
      roles: operators.roles,
      sessionId: operatorSessions.id,
      lastUsedAt: operatorSessions.lastUsedAt,
    })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(
      and(
        eq(operatorSessions.tokenHash, sql.placeholder("tokenHash")),
        gt(operatorSessions.expiresAt, sql.placeholder("now")),
        gt(operatorSessions.lastUsedAt, sql.placeholder("idleSince")),
        isNull(operators.closedAt),
      ),
    )
    .prepare("find_operator");
  return async (token) => {
    const at = now();
    const [row] = await find.execute({ tokenHash: hashToken(token), now: at, idleSince: idleSince(at) });
    if (!row) return undefined;
    const { lastUsedAt, ...operator } = row;
    if (at.getTime() - lastUsedAt.getTime() > NOTED_EVERY_MS) noteUse(db, row.sessionId, at);
    return { ...operator, rights: rightsOf(row.roles) };
  };
}

/** Nothing waits for it, and if it fails the next call notes it. */
function noteUse(db: Db, sessionId: string, lastUsedAt: Date): void {
  db.update(operatorSessions)
    .set({ lastUsedAt })
    .where(eq(operatorSessions.id, sessionId))
    .then(undefined, () => {});
}
