import type { Shop } from "../../../platform/http/index.ts";
import { isSameSecret, macOf } from "../../../platform/mac.ts";
import { keepSignUpCode, type SignUp } from "../members.store.ts";
import { sixDigitsOf } from "../six-digits.ts";

/** The letter says so too. */
export const CODE_MINUTES = 30;

/** The code of the letter that this job sends; that of a letter before is void. */
export async function makeSignUpCode(shop: Shop, signUpId: string, jobId: string): Promise<string> {
  const code = sixDigitsOf(shop.env.secret, `sign-up ${signUpId} ${jobId}`);
  await keepSignUpCode(shop.database.db, signUpId, {
    codeHash: hashOf(shop, signUpId, code),
    codeExpiresAt: new Date(shop.now().getTime() + CODE_MINUTES * 60_000),
  });
  return code;
}

export function isSignUpCode(shop: Shop, { id, codeHash, codeExpiresAt }: SignUp, typed: string): boolean {
  if (codeHash === null || codeExpiresAt === null || codeExpiresAt <= shop.now()) return false;
  return isSameSecret(codeHash, hashOf(shop, id, typed));
}

function hashOf({ env }: Shop, signUpId: string, code: string): string {
  return macOf(env.secret, `sign-up ${signUpId} ${code}`);
}
