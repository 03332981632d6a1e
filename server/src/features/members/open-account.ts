import { v7 as newId } from "uuid";
import type { Queries } from "../../platform/database/index.ts";
import { accounts, users } from "./accounts.tables.ts";
import {
  agreements,
  businessProfiles,
  guardianConsents,
  memberProfiles,
  type SignUpDetails,
} from "./members.tables.ts";

export interface NewAccount {
  readonly email: string;
  /** Undefined: no sign-in by password. */
  readonly passwordHash: string | undefined;
  readonly kind: "consumer" | "business";
  readonly details: SignUpDetails;
  /** When the person agreed and consented, which is before the address was verified. */
  readonly signedUpAt: Date;
}

/** The account with everything that belongs to it; undefined when the address has one already. Runs inside a transaction. */
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
  await tx.insert(memberProfiles).values({ userId: id, birthday: details.birthday ?? null });
  await tx.insert(agreements).values([
    { userId: id, document: "terms", version: details.termsVersion, agreedAt: signedUpAt },
    { userId: id, document: "privacy", version: details.privacyVersion, agreedAt: signedUpAt },
  ]);
  if (account.passwordHash) await insertPassword(tx, id, account.passwordHash, now);
  if (details.guardian && details.birthday) {
    await tx.insert(guardianConsents).values({
      userId: id,
      consentedAt: signedUpAt,
      guardianName: details.guardian.name,
      wording: details.guardian.wording,
      birthday: details.birthday,
      address: details.address,
      userAgent: details.userAgent,
    });
  }
  if (details.business)
    await tx.insert(businessProfiles).values({ userId: id, ...details.business, appliedAt: signedUpAt });
  return id;
}

/** Lets a member who has no password sign in by this one. */
export async function insertPassword(queries: Queries, userId: string, password: string, now: Date): Promise<void> {
  const own = { userId, accountId: userId, password, createdAt: now, updatedAt: now };
  await queries
    .insert(accounts)
    .values({ id: newId(), providerId: "credential", ...own })
    .onConflictDoNothing();
}
