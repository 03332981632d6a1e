import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Queries } from "../../../platform/database/index.ts";
import { accounts, users } from "../accounts.tables.ts";
import { updateProfile } from "../members.store.ts";
import {
  agreements,
  businessProfiles,
  guardianConsents,
  memberProfiles,
  type SignUpDetails,
} from "../members.tables.ts";

export interface NewAccount {
  readonly email: string;
  /** Undefined: no sign-in by password. */
  readonly passwordHash: string | undefined;
  readonly kind: "consumer" | "business";
  readonly details: SignUpDetails;
  /** When the person agreed and consented: before the address was verified. */
  readonly signedUpAt: Date;
}

/** Opens the account with everything that belongs to it; undefined if the address already has one. Runs inside a transaction. */
export async function openAccount(tx: Queries, account: NewAccount, now: Date): Promise<string | undefined> {
  const id = newId();
  const { details, signedUpAt } = account;
  const created = await tx
    .insert(users)
    .values({
      id,
      email: account.email,
      emailVerified: true,
      name: details.business?.companyName ?? "",
      kind: account.kind,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (created.length === 0) return undefined;
  await tx.insert(memberProfiles).values({
    userId: id,
    nickname: details.nickname ?? "",
    birthday: details.birthday ?? null,
  });
  if (account.passwordHash) await insertPassword(tx, id, account.passwordHash, now);
  await recordConsents(tx, id, details, signedUpAt);
  if (details.business)
    await tx.insert(businessProfiles).values({ userId: id, ...details.business, appliedAt: signedUpAt });
  return id;
}

/**
 * Adds to an account from an outside provider what a sign-up would have brought. Of several requests at once one does it, and is told so.
 */
export async function completeAccount(
  tx: Queries,
  userId: string,
  details: SignUpDetails,
  now: Date,
): Promise<boolean> {
  const waiting = await tx
    .update(users)
    .set({ isSetUp: true, updatedAt: now })
    .where(and(eq(users.id, userId), eq(users.isSetUp, false)))
    .returning({ id: users.id });
  if (waiting.length === 0) return false;
  await updateProfile(tx, userId, { birthday: details.birthday ?? null });
  await recordConsents(tx, userId, details, now);
  return true;
}

async function recordConsents(tx: Queries, userId: string, details: SignUpDetails, agreedAt: Date): Promise<void> {
  await tx.insert(agreements).values([
    { userId, document: "terms", version: details.termsVersion, agreedAt },
    { userId, document: "privacy", version: details.privacyVersion, agreedAt },
  ]);
  if (!details.guardian || !details.birthday) return;
  await tx.insert(guardianConsents).values({
    userId,
    consentedAt: agreedAt,
    guardianName: details.guardian.name,
    wording: details.guardian.wording,
    birthday: details.birthday,
    address: details.address,
    userAgent: details.userAgent,
  });
}

/** Lets a member without a password sign in with this one. */
export async function insertPassword(queries: Queries, userId: string, password: string, now: Date): Promise<void> {
  const own = { userId, accountId: userId, password, createdAt: now, updatedAt: now };
  await queries
    .insert(accounts)
    .values({ id: newId(), providerId: "credential", ...own })
    .onConflictDoNothing();
}
