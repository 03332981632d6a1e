import type { PayloadOf } from "@surimono/contract/kernel";
import type { applyBusiness, signUp } from "@surimono/contract/members";
import { fail, ok } from "@surimono/domain/kernel";
import { checkNickname, GUARDIAN_CONSENT_WORDING, isMinor, isPossibleBirthday } from "@surimono/domain/members";
import type { Shop } from "../../../platform/http/index.ts";
import { findLegalVersions } from "../../editorial/index.ts";
import { accountLetterJob } from "../account-letters.ts";
import type { Identity, Visitor } from "../identity/index.ts";
import { insertSignUp } from "../members.store.ts";
import type { SignUpDetails } from "../members.tables.ts";
import { refusePassword } from "../password/refuse-password.ts";

type ConsumerWish = PayloadOf<typeof signUp>;
type BusinessWish = PayloadOf<typeof applyBusiness>;

/** Keeps the sign-up until its address is verified. Never checks whether the address has an account. */
export async function requestConsumerAccount(shop: Shop, identity: Identity, wish: ConsumerWish, visitor: Visitor) {
  const now = shop.now();
  const nicknameProblem = wish.nickname === undefined ? undefined : checkNickname(wish.nickname);
  if (nicknameProblem) return fail(`members/nickname-${nicknameProblem}`);
  if (!isPossibleBirthday(wish.birthday, now)) return fail("members/birthday-impossible");
  const refused = await refusePassword(wish.password, wish.email);
  if (refused) return refused;
  const minor = isMinor(wish.birthday, now);
  if (minor && !(wish.guardian_consent && wish.guardian_name)) return fail("members/guardian-consent-required");
  return keepSignUp(shop, identity, "consumer", wish, visitor, {
    ...(wish.nickname !== undefined && { nickname: wish.nickname.trim() }),
    birthday: wish.birthday,
    ...(minor && wish.guardian_name && { guardian: { name: wish.guardian_name, wording: GUARDIAN_CONSENT_WORDING } }),
  });
}

export async function requestBusinessAccount(shop: Shop, identity: Identity, wish: BusinessWish, visitor: Visitor) {
  const refused = await refusePassword(wish.password, wish.email);
  if (refused) return refused;
  return keepSignUp(shop, identity, "business", wish, visitor, {
    business: { companyName: wish.company_name, contactName: wish.contact_name, phone: wish.phone },
  });
}

async function keepSignUp(
  shop: Shop,
  identity: Identity,
  kind: "consumer" | "business",
  { email, password, redirect_to: wantedPath }: ConsumerWish | BusinessWish,
  visitor: Visitor,
  own: Pick<SignUpDetails, "nickname" | "birthday" | "guardian" | "business">,
) {
  const passwordHash = await identity.hashPassword(password);
  const { terms, privacy } = await findLegalVersions(shop.database.db);
  const details = {
    ...own,
    ...visitor,
    ...(wantedPath && { wantedPath }),
    termsVersion: terms,
    privacyVersion: privacy,
  };
  await shop.database.inTransaction(async (tx) => {
    const signUpId = await insertSignUp(tx, { email, passwordHash, kind, details, createdAt: shop.now() });
    await shop.jobs.enqueue(tx, accountLetterJob, { about: "sign-up", signUpId });
  });
  return ok({ result: "ok" } as const);
}
