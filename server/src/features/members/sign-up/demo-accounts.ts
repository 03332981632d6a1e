import { PRIVACY_VERSION, TERMS_VERSION } from "@surimono/domain/members";
import { eq, inArray } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { accounts, sessions, users } from "../accounts.tables.ts";
import { businessProfiles } from "../members.tables.ts";
import { insertPassword, openAccount } from "./open-account.ts";

export interface DemoAccount {
  readonly kind: "consumer" | "business";
  readonly email: string;
  readonly password: string;
}

/** `.example` can never receive mail, and no shop with a production setting has these. */
const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { kind: "consumer", email: "demo@surimono.example", password: "surimono-demo" },
  { kind: "business", email: "business@surimono.example", password: "surimono-demo" },
];

export function listDemoAccounts(env: Shop["env"]): readonly DemoAccount[] {
  return env.demo ? DEMO_ACCOUNTS : [];
}

export function isDemoAccount(email: string): boolean {
  return DEMO_ACCOUNTS.some((account) => account.email === email);
}

/**
 * Opens the demo accounts that are missing; two processes that start together make each only once. Where the shop is no longer a demo they
 * are closed, as everyone knows the passwords.
 */
export async function seedDemoAccounts(shop: Pick<Shop, "env" | "database" | "now">): Promise<readonly DemoAccount[]> {
  const { db } = shop.database;
  const emails = DEMO_ACCOUNTS.map(({ email }) => email);
  const known = await db
    .select({ id: users.id, email: users.email, accountId: accounts.id })
    .from(users)
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .where(inArray(users.email, emails));
  if (!shop.env.demo) {
    await closeAccounts(
      db,
      known.map(({ id }) => id),
    );
    return [];
  }
  for (const account of DEMO_ACCOUNTS) {
    const row = known.find(({ email }) => email === account.email);
    if (!row) await openDemoAccount(shop, account);
    else if (!row.accountId) await insertPassword(db, row.id, await hashed(account.password), shop.now());
  }
  return DEMO_ACCOUNTS;
}

async function closeAccounts(queries: Queries, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await queries.delete(accounts).where(inArray(accounts.userId, [...userIds]));
  await queries.delete(sessions).where(inArray(sessions.userId, [...userIds]));
}

async function openDemoAccount(
  shop: Pick<Shop, "database" | "now">,
  { kind, email, password }: DemoAccount,
): Promise<void> {
  const now = shop.now();
  const passwordHash = await hashed(password);
  await shop.database.inTransaction(async (tx) => {
    if (kind === "consumer") return openDemoConsumer(tx, { email, nickname: "デモ会員", passwordHash }, now);
    const details = { ...AGREED, business: DEMO_BUSINESS };
    const id = await openAccount(tx, { email, passwordHash, kind, details, signedUpAt: now }, now);
    if (id)
      await tx
        .update(businessProfiles)
        .set({ approvedAt: now, discountRateBp: 500 })
        .where(eq(businessProfiles.userId, id));
  });
}

const AGREED = { termsVersion: TERMS_VERSION, privacyVersion: PRIVACY_VERSION, address: "", userAgent: "" };
const DEMO_BUSINESS = { companyName: "株式会社デモ商店", contactName: "見本 太郎", phone: "0312345678" };

interface DemoConsumer {
  readonly email: string;
  readonly nickname: string;
  /** Undefined: no sign-in by password. */
  readonly passwordHash: string | undefined;
}

/** A consumer of the demo; one that already exists stays as it is. */
export async function openDemoConsumer(tx: Queries, consumer: DemoConsumer, now: Date): Promise<void> {
  const { email, nickname, passwordHash } = consumer;
  const details = { ...AGREED, nickname, birthday: "1990-04-01" };
  await openAccount(tx, { email, passwordHash, kind: "consumer", details, signedUpAt: now }, now);
}

/** Only a shop that lacks its demo accounts loads the library for them. */
async function hashed(password: string): Promise<string> {
  const { hashPassword } = await import("better-auth/crypto");
  return hashPassword(password);
}
