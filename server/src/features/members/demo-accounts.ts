import { hashPassword } from "better-auth/crypto";
import { eq, inArray } from "drizzle-orm";
import type { Shop } from "../../platform/http/index.ts";
import { users } from "./accounts.tables.ts";
import { businessProfiles, memberProfiles } from "./members.tables.ts";
import { openAccount } from "./open-account.ts";

export interface DemoAccount {
  readonly kind: "consumer" | "business";
  readonly email: string;
  readonly password: string;
}

/** `.example` can never receive mail, and these exist in no shop that has a production setting. */
const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { kind: "consumer", email: "demo@surimono.example", password: "surimono-demo" },
  { kind: "business", email: "business@surimono.example", password: "surimono-demo" },
];

export function listDemoAccounts(env: Shop["env"]): readonly DemoAccount[] {
  return env.demo ? DEMO_ACCOUNTS : [];
}

/** Opens the demo accounts that are missing. Two processes that start together make each of them once. */
export async function seedDemoAccounts(shop: Pick<Shop, "env" | "database" | "now">): Promise<readonly DemoAccount[]> {
  const wanted = listDemoAccounts(shop.env);
  if (wanted.length === 0) return wanted;
  const known = await shop.database.db
    .select({ email: users.email })
    .from(users)
    .where(
      inArray(
        users.email,
        wanted.map((account) => account.email),
      ),
    );
  for (const account of wanted)
    if (!known.some(({ email }) => email === account.email)) await openDemoAccount(shop, account);
  return wanted;
}

async function openDemoAccount(
  shop: Pick<Shop, "database" | "now">,
  { kind, email, password }: DemoAccount,
): Promise<void> {
  const now = shop.now();
  const passwordHash = await hashPassword(password);
  const details = {
    termsVersion: "demo",
    privacyVersion: "demo",
    address: "",
    userAgent: "",
    ...(kind === "consumer"
      ? { birthday: "1990-04-01" }
      : { business: { companyName: "株式会社デモ商店", contactName: "見本 太郎", phone: "0312345678" } }),
  };
  await shop.database.inTransaction(async (tx) => {
    const id = await openAccount(tx, { email, passwordHash, kind, details, signedUpAt: now }, now);
    if (!id) return;
    if (kind === "consumer")
      await tx.update(memberProfiles).set({ nickname: "デモ会員" }).where(eq(memberProfiles.userId, id));
    else
      await tx
        .update(businessProfiles)
        .set({ approvedAt: now, discountRateBp: 500 })
        .where(eq(businessProfiles.userId, id));
  });
}
