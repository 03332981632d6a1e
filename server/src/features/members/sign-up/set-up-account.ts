import { DONE, type PayloadOf } from "@surimono/contract/kernel";
import type { setUpAccount as setUpCall } from "@surimono/contract/members";
import { fail, ok } from "@surimono/domain/kernel";
import { GUARDIAN_CONSENT_WORDING, isMinor, isPossibleBirthday } from "@surimono/domain/members";
import { callHooks } from "../../../platform/hook.ts";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { findLegalVersions } from "../../editorial/index.ts";
import type { Visitor } from "../identity/index.ts";
import type { OnJoined } from "./joining.ts";
import { completeAccount } from "./open-account.ts";

type SetUp = PayloadOf<typeof setUpCall>;

/** What a sign-up asks, asked of a member from an outside provider. Until then the account cannot order. */
export async function setUpAccount(shop: Shop, member: Member, wish: SetUp, visitor: Visitor, onJoined: OnJoined) {
  const now = shop.now();
  if (!isPossibleBirthday(wish.birthday, now)) return fail("members/birthday-impossible");
  const minor = isMinor(wish.birthday, now);
  if (minor && !(wish.guardian_consent && wish.guardian_name)) return fail("members/guardian-consent-required");
  const { terms, privacy } = await findLegalVersions(shop.database.db);
  const details = {
    birthday: wish.birthday,
    ...(minor && wish.guardian_name && { guardian: { name: wish.guardian_name, wording: GUARDIAN_CONSENT_WORDING } }),
    ...visitor,
    termsVersion: terms,
    privacyVersion: privacy,
  };
  await shop.database.inTransaction(async (tx) => {
    if (await completeAccount(tx, member.id, details, now)) await callHooks(onJoined, tx, member, shop);
  });
  return ok(DONE);
}
