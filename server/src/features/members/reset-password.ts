import { DONE } from "@surimono/contract/kernel";
import { fail, ok } from "@surimono/domain/kernel";
import { checkPassword } from "@surimono/domain/members";
import type { Shop } from "../../platform/http/index.ts";
import type { Identity } from "./identity/index.ts";
import { findEmail } from "./members.store.ts";

export async function resetPassword(
  shop: Shop,
  identity: Identity,
  { token, password }: { token: string; password: string },
) {
  const userId = await identity.findResetMember(token);
  const email = userId && (await findEmail(shop.database.db, userId));
  if (!email) return fail("members/link-not-valid");
  // Checked before the token is spent, so that the same link serves for another try.
  if (checkPassword(password, email)) return fail("members/password-same-as-email");
  return (await identity.resetPassword(token, password)) ? ok(DONE) : fail("members/link-not-valid");
}
