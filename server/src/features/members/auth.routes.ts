import { createHash } from "node:crypto";
import { DONE } from "@surimono/contract/kernel";
import {
  applyBusiness,
  login,
  requestPasswordReset,
  resendVerification,
  resetPassword as resetPasswordCall,
  signIn,
  signOut,
  signUp,
  verifyEmail as verifyEmailCall,
} from "@surimono/contract/members";
import { fail, ok } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { accountLetterJob } from "./account-letters.ts";
import type { Identity } from "./identity/index.ts";
import type { OnJoined } from "./joining.ts";
import { deleteSession, findMemberRecord, noteFirstLogin } from "./members.store.ts";
import { presentMember } from "./present-member.ts";
import { requestBusinessAccount, requestConsumerAccount } from "./request-account.ts";
import { resetPassword } from "./reset-password.ts";
import { verifyEmail } from "./verify-email.ts";

/** Per address: an office or a phone network shares one. Guessing at one account is slowed down per account: who signs in has not guessed. */
const SIGN_IN_PER_ADDRESS = { points: 60, seconds: 600, per: "address" } as const;
const SIGN_IN_PER_ACCOUNT = { points: 20, seconds: 600, per: "address" } as const;
const LETTERS_PER_ADDRESS = { points: 40, seconds: 3600, per: "address" } as const;
const LETTERS_PER_ACCOUNT = { points: 6, seconds: 3600, per: "address" } as const;
const LINKS_PER_ADDRESS = { points: 60, seconds: 600, per: "address" } as const;

/** The way in and the way out. No answer and no work differs by whether an address has an account. */
export function authRoutes(shop: Shop, identity: Identity, onJoined: OnJoined): void {
  signUpRoutes(shop, identity);
  letterRoutes(shop, identity, onJoined);

  shop.route(
    signIn,
    async ({ payload, address, userAgent }) => {
      if (!(await allowAccount(shop, "sign-in-account", payload.email, SIGN_IN_PER_ACCOUNT)))
        return fail("request/too-many");
      const token = await identity.signIn(payload.email, payload.password, { address, userAgent });
      if (!token) return fail("members/sign-in-failed");
      await shop.rateLimits.forget("sign-in-account", hashed(payload.email));
      return ok({ token });
    },
    { limit: SIGN_IN_PER_ADDRESS },
  );

  shop.route(signOut, async ({ member }) => {
    await deleteSession(shop.database.db, member.sessionId);
    return ok(DONE);
  });

  shop.route(login, async ({ member }) => {
    if (!member) return ok({ user: null });
    const record = await findMemberRecord(shop.database.db, member.id);
    if (!record) return fail("session/expired");
    if (!record.profile?.firstLoginAt) await noteFirstLogin(shop.database.db, member.id, shop.now());
    return ok({ user: presentMember(record) });
  });
}

function signUpRoutes(shop: Shop, identity: Identity): void {
  shop.route(
    signUp,
    async ({ payload, address, userAgent }) => {
      if (!(await allowAccount(shop, "letter-account", payload.email, LETTERS_PER_ACCOUNT)))
        return fail("request/too-many");
      return requestConsumerAccount(shop, identity, payload, { address, userAgent });
    },
    { limit: LETTERS_PER_ADDRESS },
  );
  shop.route(
    applyBusiness,
    async ({ payload, address, userAgent }) => {
      if (!(await allowAccount(shop, "letter-account", payload.email, LETTERS_PER_ACCOUNT)))
        return fail("request/too-many");
      return requestBusinessAccount(shop, identity, payload, { address, userAgent });
    },
    { limit: LETTERS_PER_ADDRESS },
  );
}

function letterRoutes(shop: Shop, identity: Identity, onJoined: OnJoined): void {
  for (const call of [resendVerification, requestPasswordReset]) {
    shop.route(
      call,
      async ({ payload }) => {
        if (!(await allowAccount(shop, "letter-account", payload.email, LETTERS_PER_ACCOUNT)))
          return fail("request/too-many");
        const about = call === resendVerification ? "verification" : "password-reset";
        await shop.jobs.enqueue(shop.database.db, accountLetterJob, { about, email: payload.email });
        return ok(DONE);
      },
      { limit: LETTERS_PER_ADDRESS },
    );
  }
  shop.route(
    verifyEmailCall,
    async ({ payload, address, userAgent }) => {
      // Whoever has the letter of a stranger's sign-up must not be able to guess at its password.
      if (!(await allowAccount(shop, "verify-link", payload.token, SIGN_IN_PER_ACCOUNT)))
        return fail("request/too-many");
      return verifyEmail(shop, identity, payload, { address, userAgent }, onJoined);
    },
    { limit: LINKS_PER_ADDRESS },
  );
  shop.route(resetPasswordCall, ({ payload }) => resetPassword(shop, identity, payload), { limit: LINKS_PER_ADDRESS });
}

/** Counted for the written address, whether it has an account or not, or for a link; hashed, as the counters need neither. */
function allowAccount(
  shop: Shop,
  name: string,
  subject: string,
  limit: typeof SIGN_IN_PER_ACCOUNT | typeof LETTERS_PER_ACCOUNT,
): Promise<boolean> {
  return shop.rateLimits.allow(name, hashed(subject), limit);
}

function hashed(subject: string): string {
  return createHash("sha256").update(subject).digest("hex");
}
