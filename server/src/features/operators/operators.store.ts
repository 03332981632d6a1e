import { randomBytes } from "node:crypto";
import { OPERATOR_SESSION_MS } from "@surimono/domain/operators";
import { and, count, desc, eq, gt, lt, ne, or } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import { hashToken } from "../members/index.ts";
import { idleSince } from "./find-operator.ts";
import {
  type OperatorRow,
  operatorInvitations,
  operatorRecoveryCodes,
  operatorSessions,
  operators,
} from "./operators.tables.ts";
import { operatorChallenges } from "./passkeys.tables.ts";

export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
}

export async function findOperatorByEmail(queries: Queries, email: string): Promise<OperatorRow | undefined> {
  const [row] = await queries.select().from(operators).where(eq(operators.email, email));
  return row;
}

export async function findOperatorRow(queries: Queries, id: string): Promise<OperatorRow | undefined> {
  const [row] = await queries.select().from(operators).where(eq(operators.id, id));
  return row;
}

export async function lockOperator(tx: Transaction, id: string): Promise<OperatorRow | undefined> {
  const [row] = await tx.select().from(operators).where(eq(operators.id, id)).for("update");
  return row;
}

/** A code of the application counts once: false if this one, or a later one, was taken before. */
export async function takeTotpStep(queries: Queries, id: string, step: number): Promise<boolean> {
  const taken = await queries
    .update(operators)
    .set({ totpStep: step })
    .where(and(eq(operators.id, id), lt(operators.totpStep, step)))
    .returning({ id: operators.id });
  return taken.length > 0;
}

/** True once for each code: it is gone with its use. */
export async function takeRecoveryCode(queries: Queries, operatorId: string, codeHash: string): Promise<boolean> {
  const taken = await queries
    .delete(operatorRecoveryCodes)
    .where(and(eq(operatorRecoveryCodes.operatorId, operatorId), eq(operatorRecoveryCodes.codeHash, codeHash)))
    .returning({ id: operatorRecoveryCodes.operatorId });
  return taken.length > 0;
}

export async function replaceRecoveryCodes(tx: Transaction, operatorId: string, hashes: readonly string[]) {
  await tx.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.operatorId, operatorId));
  await tx.insert(operatorRecoveryCodes).values(hashes.map((codeHash) => ({ operatorId, codeHash })));
}

export async function countRecoveryCodes(queries: Queries, operatorId: string): Promise<number> {
  const [row] = await queries
    .select({ left: count() })
    .from(operatorRecoveryCodes)
    .where(eq(operatorRecoveryCodes.operatorId, operatorId));
  return row?.left ?? 0;
}

/** Returns the cookie's token, which is not stored. */
export async function openOperatorSession(
  queries: Queries,
  operatorId: string,
  { address, userAgent }: Visitor,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await queries.insert(operatorSessions).values({
    id: newId(),
    operatorId,
    tokenHash: hashToken(token),
    address,
    userAgent: userAgent.slice(0, 300),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + OPERATOR_SESSION_MS),
  });
  return token;
}

export async function listSessions(queries: Queries, operatorId: string, now: Date) {
  return queries
    .select()
    .from(operatorSessions)
    .where(
      and(
        eq(operatorSessions.operatorId, operatorId),
        gt(operatorSessions.expiresAt, now),
        gt(operatorSessions.lastUsedAt, idleSince(now)),
      ),
    )
    .orderBy(desc(operatorSessions.lastUsedAt));
}

/** Of one operator: all, or the one named. */
export async function endSessions(queries: Queries, operatorId: string, sessionId?: string): Promise<void> {
  await queries
    .delete(operatorSessions)
    .where(
      and(
        eq(operatorSessions.operatorId, operatorId),
        sessionId === undefined ? undefined : eq(operatorSessions.id, sessionId),
      ),
    );
}

/** All but the one at hand. */
export async function endOtherSessions(queries: Queries, operatorId: string, kept: string): Promise<void> {
  await queries
    .delete(operatorSessions)
    .where(and(eq(operatorSessions.operatorId, operatorId), ne(operatorSessions.id, kept)));
}

/** Sessions, invitations and challenges that open nothing any more. */
export async function forgetEnded(queries: Queries, now: Date): Promise<void> {
  await queries
    .delete(operatorSessions)
    .where(or(lt(operatorSessions.expiresAt, now), lt(operatorSessions.lastUsedAt, idleSince(now))));
  await queries.delete(operatorChallenges).where(lt(operatorChallenges.expiresAt, now));
  await queries.delete(operatorInvitations).where(lt(operatorInvitations.expiresAt, now));
}
