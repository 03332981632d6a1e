import type { PayloadOf } from "@surimono/contract/kernel";
import type { verifyEmail as verifyCall } from "@surimono/contract/members";
import { fail, ok } from "@surimono/domain/kernel";
import { callHooks } from "../../../platform/hook.ts";
import type { Shop } from "../../../platform/http/index.ts";
import type { Identity, Visitor } from "../identity/index.ts";
import { deleteSignUps, findSignUp, listSignUps, type SignUp } from "../members.store.ts";
import type { OnJoined } from "./joining.ts";
import { openAccount } from "./open-account.ts";

/** How many of an address's sign-ups are compared: each costs the time of a password. */
const COMPARED = 5;

/**
 * Opens the account and the first session for a person with the letter and the password of a sign-up. The letter alone is not enough: a
 * stranger may have signed up with the address in advance, and would share the account by a password of their choice.
 */
export async function verifyEmail(
  shop: Shop,
  identity: Identity,
  { token, password }: PayloadOf<typeof verifyCall>,
  visitor: Visitor,
  onJoined: OnJoined,
) {
  const signUpId = await identity.readVerificationToken(token);
  const named = signUpId && (await findSignUp(shop.database.db, signUpId));
  if (!named) return fail("members/link-not-valid");
  const signUp = await findByPassword(shop, identity, named, password);
  if (!signUp) return fail("members/not-the-password");
  // Spent only now, so that a typo does not cost the letter.
  if (!(await identity.spendVerificationToken(token))) return fail("members/link-not-valid");
  const { email, kind, passwordHash, details, createdAt } = signUp;
  const opened = await shop.database.inTransaction(async (tx) => {
    const userId = await openAccount(tx, { email, kind, passwordHash, details, signedUpAt: createdAt }, shop.now());
    if (!userId) return fail("members/link-not-valid");
    await deleteSignUps(tx, email);
    await callHooks(onJoined, tx, { id: userId, kind }, shop);
    return ok(userId);
  });
  if (!opened.ok) return opened;
  const session = await identity.signIn(email, password, visitor);
  if (!session) throw new Error("the account that was opened just now refuses its password");
  return ok({ kind, token: session });
}

/** Any sign-up with the address counts, not only the letter's: the person may have opened an older letter. */
async function findByPassword(
  shop: Shop,
  identity: Identity,
  named: SignUp,
  password: string,
): Promise<SignUp | undefined> {
  const others = (await listSignUps(shop.database.db, named.email)).filter(({ id }) => id !== named.id);
  for (const signUp of [named, ...others].slice(0, COMPARED))
    if (await identity.isPassword(signUp.passwordHash, password)) return signUp;
  return undefined;
}
