import { DONE, type PayloadOf } from "@surimono/contract/kernel";
import type { resetPassword as resetCall } from "@surimono/contract/members";
import { fail, ok } from "@surimono/domain/kernel";
import type { Shop } from "../../../platform/http/index.ts";
import type { Identity } from "../identity/index.ts";
import { findEmail } from "../members.store.ts";
import { clearAttempts, type Origin, rememberDevice } from "../sign-in/sign-in-limits.ts";
import { refusePassword } from "./refuse-password.ts";
import { lockMember, setPassword, spendLinks } from "./set-password.ts";

type SetCookie = (line: string) => void;

/** Of all links sent, the first used sets the password and makes the others void. */
export async function resetPassword(
  shop: Shop,
  identity: Identity,
  { token, password }: PayloadOf<typeof resetCall>,
  origin: Origin,
  setCookie: SetCookie,
) {
  const link = await identity.findResetLink(token);
  const email = link && (await findEmail(shop.database.db, link.userId));
  if (!email) return fail("members/link-not-valid");
  // Checked before the token is spent, so that the link is good for another try.
  const refused = await refusePassword(password, email);
  if (refused) return refused;
  const passwordHash = await identity.hashPassword(password);
  const reset = await shop.database.inTransaction(async (tx) => {
    await lockMember(tx, link.userId);
    const spent = await spendLinks(tx, link.userId);
    if (!spent.includes(link.id)) return fail("members/link-not-valid");
    await setPassword(tx, link.userId, { passwordHash, now: shop.now() });
    return ok(DONE);
  });
  if (!reset.ok) return reset;
  await clearAttempts(shop, email, origin);
  setCookie(rememberDevice(shop, email));
  return reset;
}
