import type { PayloadOf } from "@surimono/contract/kernel";
import type { verifyEmailByCode as verifyByCodeCall, verifyEmail as verifyCall } from "@surimono/contract/members";
import { fail, ok } from "@surimono/domain/kernel";
import { callHooks } from "../../../platform/hook.ts";
import type { Shop } from "../../../platform/http/index.ts";
import type { Identity, Visitor } from "../identity/index.ts";
import { deleteSignUps, findSignUp, listSignUps, type SignUp } from "../members.store.ts";
import type { OnJoined } from "./joining.ts";
import { openAccount } from "./open-account.ts";
import { isSignUpCode } from "./sign-up-code.ts";

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
  const signUp = await findByPassword(identity, named, await listSignUps(shop.database.db, named.email), password);
  if (!signUp) return fail("members/not-the-password");
  // Spent only now, so that a typo does not cost the letter.
  if (!(await identity.spendVerificationToken(token))) return fail("members/link-not-valid");
  return (
    (await openFirstSession(shop, identity, signUp, password, visitor, onJoined)) ?? fail("members/link-not-valid")
  );
}

/** The same by the code that the letter shows beside its link. */
export async function verifyEmailByCode(
  shop: Shop,
  identity: Identity,
  { email, code, password }: PayloadOf<typeof verifyByCodeCall>,
  visitor: Visitor,
  onJoined: OnJoined,
) {
  const waiting = (await listSignUps(shop.database.db, email)).slice(0, COMPARED);
  const named = waiting.find((signUp) => isSignUpCode(shop, signUp, code));
  if (!named) return fail("members/code-not-valid");
  const signUp = await findByPassword(identity, named, waiting, password);
  if (!signUp) return fail("members/not-the-password");
  return (
    (await openFirstSession(shop, identity, signUp, password, visitor, onJoined)) ?? fail("members/code-not-valid")
  );
}

/** Any sign-up with the address counts, not only the letter's: the person may have opened an older letter. */
async function findByPassword(
  identity: Identity,
  named: SignUp,
  waiting: readonly SignUp[],
  password: string,
): Promise<SignUp | undefined> {
  const others = waiting.filter(({ id }) => id !== named.id);
  for (const signUp of [named, ...others].slice(0, COMPARED))
    if (await identity.isPassword(signUp.passwordHash, password)) return signUp;
  return undefined;
}

/** Undefined if the address has got an account meanwhile. */
async function openFirstSession(
  shop: Shop,
  identity: Identity,
  { email, kind, passwordHash, details, createdAt }: SignUp,
  password: string,
  visitor: Visitor,
  onJoined: OnJoined,
) {
  const isOpened = await shop.database.inTransaction(async (tx) => {
    const userId = await openAccount(tx, { email, kind, passwordHash, details, signedUpAt: createdAt }, shop.now());
    if (!userId) return false;
    await deleteSignUps(tx, email);
    await callHooks(onJoined, tx, { id: userId, kind }, shop);
    return true;
  });
  if (!isOpened) return undefined;
  const token = await identity.signIn(email, password, visitor);
  if (!token) throw new Error("the account that was opened just now refuses its password");
  return ok({ kind, token });
}
