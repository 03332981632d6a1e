import { fail, ok } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import type { Identity } from "./identity/index.ts";
import { deleteSignUps, findSignUp } from "./members.store.ts";
import { openAccount } from "./open-account.ts";

/** Opens the account of the letter's sign-up. Of several sign-ups with one address, the one whose letter is answered first counts. */
export async function verifyEmail(shop: Shop, identity: Identity, token: string) {
  const signUpId = await identity.spendVerificationToken(token);
  if (!signUpId) return fail("members/link-not-valid");
  return shop.database.inTransaction(async (tx) => {
    const signUp = await findSignUp(tx, signUpId);
    if (!signUp) return fail("members/link-not-valid");
    const { email, kind, passwordHash, details, createdAt } = signUp;
    const opened = await openAccount(tx, { email, kind, passwordHash, details, signedUpAt: createdAt }, shop.now());
    if (!opened) return fail("members/link-not-valid");
    await deleteSignUps(tx, email);
    return ok({ email, kind });
  });
}
