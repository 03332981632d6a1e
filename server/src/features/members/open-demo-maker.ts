import { generateRandomString } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Shop } from "../../platform/http/index.ts";
import { sessions, users } from "./accounts.tables.ts";
import { hashToken } from "./hash-token.ts";
import { memberProfiles } from "./members.tables.ts";
import { openAccount } from "./open-account.ts";

const SESSION_MS = 10 * 60_000;

/** A member who fills the gallery of a demo: there is no password, only the token of a short session. */
export async function openDemoMaker(
  shop: Pick<Shop, "database" | "now">,
  { email, nickname }: { readonly email: string; readonly nickname: string },
): Promise<string> {
  const now = shop.now();
  const token = generateRandomString(32);
  const details = { birthday: "1990-04-01", termsVersion: "demo", privacyVersion: "demo", address: "", userAgent: "" };
  await shop.database.inTransaction(async (tx) => {
    const opened = await openAccount(
      tx,
      { email, passwordHash: undefined, kind: "consumer", details, signedUpAt: now },
      now,
    );
    if (opened) await tx.update(memberProfiles).set({ nickname }).where(eq(memberProfiles.userId, opened));
    const [maker] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!maker) throw new Error(`the maker ${email} is gone`);
    await tx.insert(sessions).values({
      id: newId(),
      userId: maker.id,
      token: hashToken(token),
      expiresAt: new Date(now.getTime() + SESSION_MS),
      createdAt: now,
      updatedAt: now,
    });
  });
  return token;
}
