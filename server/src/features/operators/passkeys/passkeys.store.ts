import { randomBytes } from "node:crypto";
import { PASSKEY_CHALLENGE_MS } from "@surimono/domain/operators";
import { and, asc, count, eq, gt } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { type ChallengePurpose, operatorChallenges, operatorPasskeys, type Passkey } from "../passkeys.tables.ts";

interface Asked {
  readonly purpose: ChallengePurpose;
  readonly operatorId: string | undefined;
}

export async function keepChallenge(queries: Queries, { purpose, operatorId }: Asked, now: Date) {
  const id = newId();
  const challenge = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + PASSKEY_CHALLENGE_MS);
  await queries
    .insert(operatorChallenges)
    .values({ id, purpose, operatorId: operatorId ?? null, challenge, expiresAt });
  return { id, challenge };
}

/** Gone with it, whatever comes of the try: undefined for one that is over, or of another purpose. */
export async function takeChallenge(queries: Queries, id: string, purpose: ChallengePurpose, now: Date) {
  const [row] = await queries
    .delete(operatorChallenges)
    .where(
      and(
        eq(operatorChallenges.id, id),
        eq(operatorChallenges.purpose, purpose),
        gt(operatorChallenges.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

export async function listPasskeys(queries: Queries, operatorId: string): Promise<Passkey[]> {
  return queries
    .select()
    .from(operatorPasskeys)
    .where(eq(operatorPasskeys.operatorId, operatorId))
    .orderBy(asc(operatorPasskeys.id));
}

export async function countPasskeys(queries: Queries, operatorId: string): Promise<number> {
  const [row] = await queries
    .select({ kept: count() })
    .from(operatorPasskeys)
    .where(eq(operatorPasskeys.operatorId, operatorId));
  return row?.kept ?? 0;
}

/** Locked, so that its counter moves once at a time. */
export async function lockPasskey(tx: Transaction, credentialId: string): Promise<Passkey | undefined> {
  const [row] = await tx
    .select()
    .from(operatorPasskeys)
    .where(eq(operatorPasskeys.credentialId, credentialId))
    .for("update");
  return row;
}

type Use = Pick<Passkey, "counter" | "isMultiDevice" | "isBackedUp" | "lastUsedAt">;

export async function noteUse(tx: Transaction, { id }: Passkey, use: Use): Promise<void> {
  await tx.update(operatorPasskeys).set(use).where(eq(operatorPasskeys.id, id));
}

/** False for a credential that is there already. */
export async function insertPasskey(tx: Transaction, passkey: Omit<Passkey, "id" | "lastUsedAt">): Promise<boolean> {
  const added = await tx
    .insert(operatorPasskeys)
    .values({ ...passkey, id: newId() })
    .onConflictDoNothing()
    .returning({ id: operatorPasskeys.id });
  return added.length > 0;
}

const own = (operatorId: string, id: string) =>
  and(eq(operatorPasskeys.operatorId, operatorId), eq(operatorPasskeys.id, id));

export async function renameRow(tx: Transaction, operatorId: string, id: string, name: string): Promise<boolean> {
  const rows = await tx.update(operatorPasskeys).set({ name }).where(own(operatorId, id)).returning();
  return rows.length > 0;
}

/** The one named, or all of them. */
export async function deletePasskeys(tx: Transaction, operatorId: string, id?: string): Promise<Passkey[]> {
  const which = id === undefined ? eq(operatorPasskeys.operatorId, operatorId) : own(operatorId, id);
  return tx.delete(operatorPasskeys).where(which).returning();
}
