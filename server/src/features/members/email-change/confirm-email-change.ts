import { fail, ok } from "@surimono/domain/kernel";
import { callHooks, type Hook } from "../../../platform/hook.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { mailJob } from "../../../platform/mail/index.ts";
import { deleteSessions, deleteSignUps, findEmail, findUserId } from "../members.store.ts";
import { lockMember, spendLinks } from "../password/set-password.ts";
import { rememberDevice } from "../sign-in/sign-in-limits.ts";
import { findEmailChange, setEmail, takeEmailChange } from "./email-change.store.ts";
import { changed } from "./email-change-letters.ts";
import { readEmailChangeToken } from "./email-change-link.ts";

/** Other sessions and links end as with a new password: anyone who came in by the old address is out. */
export async function confirmEmailChange(
  shop: Shop,
  token: string,
  onEmailChanged: readonly Hook<string>[],
  setCookie: (line: string) => void,
) {
  const id = readEmailChangeToken(shop, token);
  const now = shop.now();
  const named = id && (await findEmailChange(shop.database.db, id, now));
  if (!id || !named) return fail("members/email-link-not-valid");
  const confirmed = await shop.database
    .inTransaction(async (tx) => {
      await lockMember(tx, named.userId);
      const change = await takeEmailChange(tx, id, now);
      const before = change && (await findEmail(tx, change.userId));
      if (!before) return fail("members/email-link-not-valid");
      // An account with it was opened since the letter was sent.
      if (await findUserId(tx, change.email)) return fail("members/email-link-not-valid");
      await setEmail(tx, change.userId, change.email, now);
      await callHooks(onEmailChanged, tx, change.userId, shop);
      await spendLinks(tx, change.userId);
      await deleteSignUps(tx, change.email);
      await deleteSessions(tx, change.userId, { allBut: change.sessionId });
      await shop.jobs.enqueue(tx, mailJob, changed(before, shop.env.publicUrl));
      return ok({ email: change.email });
    })
    .catch(refuseTaken);
  if (confirmed.ok) setCookie(rememberDevice(shop, confirmed.value.email));
  return confirmed;
}

/** Of two who race for one address the other has it. */
function refuseTaken(error: unknown) {
  const { constraint, cause } = error as { constraint?: string; cause?: { constraint?: string } };
  if ((constraint ?? cause?.constraint) === "users_email_unique") return fail("members/email-link-not-valid");
  throw error;
}
