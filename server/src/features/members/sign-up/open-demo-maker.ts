import { eq } from "drizzle-orm";
import type { Shop } from "../../../platform/http/index.ts";
import { users } from "../accounts.tables.ts";
import { openSession } from "../sign-in/open-session.ts";
import { openDemoConsumer } from "./demo-accounts.ts";

const SESSION_MS = 10 * 60_000;

/** A member who fills the gallery of a demo, without a password: only the token of a short session. */
export async function openDemoMaker(
  shop: Pick<Shop, "database" | "now">,
  { email, nickname }: { readonly email: string; readonly nickname: string },
): Promise<string> {
  const now = shop.now();
  return shop.database.inTransaction(async (tx) => {
    await openDemoConsumer(tx, { email, nickname, passwordHash: undefined }, now);
    const [maker] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!maker) throw new Error(`the maker ${email} is gone`);
    return (await openSession(tx, maker.id, SESSION_MS, now)).token;
  });
}

/** The token of a short session for one of the demo accounts. */
export async function openDemoSession(shop: Pick<Shop, "database" | "now">, userId: string): Promise<string> {
  return shop.database.inTransaction(async (tx) => (await openSession(tx, userId, SESSION_MS, shop.now())).token);
}
