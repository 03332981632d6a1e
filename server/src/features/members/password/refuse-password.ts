import { fail } from "@surimono/domain/kernel";
import { checkPassword } from "@surimono/domain/members";
import { isCommonPassword } from "./is-common-password.ts";

/** Why a password cannot be chosen, undefined if it can. The payload checks its length. */
export async function refusePassword(password: string, email: string) {
  if (checkPassword(password, email)) return fail("members/password-same-as-email");
  if (await isCommonPassword(password)) return fail("members/password-too-common");
  return undefined;
}
