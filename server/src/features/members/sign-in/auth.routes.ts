import { createHash } from "node:crypto";
import { DONE } from "@surimono/contract/kernel";
import {
  applyBusiness,
  confirmEmailChange as confirmEmailChangeCall,
  login,
  requestPasswordReset,
  resendVerification,
  resetPassword as resetPasswordCall,
  signIn,
  signOut,
  signUp,
  verifyEmailByCode as verifyEmailByCodeCall,
  verifyEmail as verifyEmailCall,
} from "@surimono/contract/members";
import { fail, ok } from "@surimono/domain/kernel";
import type { Hook } from "../../../platform/hook.ts";
import { mayEnterDemo, prefixOf, type Shop } from "../../../platform/http/index.ts";
import { accountLetterJob } from "../account-letters.ts";
import { confirmEmailChange } from "../email-change/confirm-email-change.ts";
import type { Identity } from "../identity/index.ts";
import { deleteSession, findMemberRecord, noteFirstLogin } from "../members.store.ts";
import { resetPassword } from "../password/reset-password.ts";
import { presentMember } from "../present-member.ts";
import { isDemoAccount } from "../sign-up/demo-accounts.ts";
import type { OnJoined } from "../sign-up/joining.ts";
import { requestBusinessAccount, requestConsumerAccount } from "../sign-up/request-account.ts";
import { verifyEmail, verifyEmailByCode } from "../sign-up/verify-email.ts";
import { endIfSuspended } from "../standing/is-suspended.ts";
import { countAttempt, rememberDevice } from "./sign-in-limits.ts";

/** Per address: an office or a phone network shares one. Guessing is slowed down per account: see sign-in-limits.ts. */
const SIGN_IN_PER_ADDRESS = { points: 60, seconds: 600, per: "address" } as const;
const LETTERS_PER_ADDRESS = { points: 40, seconds: 3600, per: "address" } as const;
/** Per address and account: no one else can use them up. */
const LETTERS_PER_ACCOUNT = { points: 6, seconds: 3600, per: "address" } as const;
/**
 * For everyone together, per address that wants an account; a new password is asked for without it, as its letters are spaced by
 * themselves.
 */
const SIGN_UPS_PER_ACCOUNT = { points: 60, seconds: 3600, per: "address" } as const;
/** A second letter soon after the first adds nothing, and no one may fill another's mailbox. */
const LETTER_SPACING_SECONDS = 120;
const LINKS_PER_ADDRESS = { points: 60, seconds: 600, per: "address" } as const;
/**
 * For everyone together, per address that wants an account: of a million codes one is right. Whoever is over it has the letter's link.
 */
const GUESSES_PER_CODE = { points: 20, seconds: 86_400, per: "address" } as const;
const GUESSES_PER_LINK = { points: 20, seconds: 600, per: "address" } as const;

interface AuthHooks {
  readonly onJoined: OnJoined;
  readonly onEmailChanged: readonly Hook<string>[];
}

/** Signing up, in and out. Neither answers nor work depend on whether an address has an account. */
export function authRoutes(shop: Shop, identity: Identity, hooks: AuthHooks): void {
  signUpRoutes(shop, identity);
  letterRoutes(shop, identity, hooks);

  shop.route(
    signIn,
    async ({ payload: { email, password }, address, userAgent, headers, setCookie }) => {
      const attempt = await countAttempt(shop, email, { address, cookies: String(headers["cookie"] ?? "") });
      if (!attempt.allowed) return fail("members/sign-in-paused");
      // Everyone knows the passwords of the demo's accounts.
      if (isDemoAccount(email) && !mayEnterDemo(shop.env, { ip: address, headers }))
        return fail("members/sign-in-failed");
      const token = await identity.signIn(email, password, { address, userAgent });
      if (!token) return fail("members/sign-in-failed");
      await attempt.succeed();
      if (await endIfSuspended(shop.database.db, token, shop.now())) return fail("members/account-suspended");
      setCookie(rememberDevice(shop, email));
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
      if (!(await allowLetter(shop, payload.email, address, SIGN_UPS_PER_ACCOUNT))) return fail("request/too-many");
      return requestConsumerAccount(shop, identity, payload, { address, userAgent });
    },
    { limit: LETTERS_PER_ADDRESS },
  );
  shop.route(
    applyBusiness,
    async ({ payload, address, userAgent }) => {
      if (!(await allowLetter(shop, payload.email, address, SIGN_UPS_PER_ACCOUNT))) return fail("request/too-many");
      return requestBusinessAccount(shop, identity, payload, { address, userAgent });
    },
    { limit: LETTERS_PER_ADDRESS },
  );
}

function letterRoutes(shop: Shop, identity: Identity, { onJoined, onEmailChanged }: AuthHooks): void {
  for (const call of [resendVerification, requestPasswordReset]) {
    shop.route(
      call,
      async ({ payload, address }) => {
        const about = call === resendVerification ? "verification" : "password-reset";
        const together = about === "verification" ? SIGN_UPS_PER_ACCOUNT : undefined;
        if (!(await allowLetter(shop, payload.email, address, together))) return fail("request/too-many");
        const onceIn = { key: `${about} ${hashed(payload.email)}`, seconds: LETTER_SPACING_SECONDS };
        await shop.jobs.enqueue(shop.database.db, accountLetterJob, { about, email: payload.email }, { onceIn });
        return ok(DONE);
      },
      { limit: LETTERS_PER_ADDRESS },
    );
  }
  shop.route(
    verifyEmailCall,
    async ({ payload, address, userAgent }) => {
      // Someone with the letter of a stranger's sign-up must not be able to guess its password.
      if (!(await shop.rateLimits.allow("verify-link", hashed(payload.token), GUESSES_PER_LINK)))
        return fail("request/too-many");
      return verifyEmail(shop, identity, payload, { address, userAgent }, onJoined);
    },
    { limit: LINKS_PER_ADDRESS },
  );
  shop.route(
    verifyEmailByCodeCall,
    async ({ payload, address, userAgent }) => {
      if (!(await shop.rateLimits.allow("verify-code", hashed(payload.email), GUESSES_PER_CODE)))
        return fail("request/too-many");
      return verifyEmailByCode(shop, identity, payload, { address, userAgent }, onJoined);
    },
    { limit: LINKS_PER_ADDRESS },
  );
  shop.route(
    confirmEmailChangeCall,
    ({ payload, setCookie }) => confirmEmailChange(shop, payload.token, onEmailChanged, setCookie),
    { limit: LINKS_PER_ADDRESS },
  );
  shop.route(
    resetPasswordCall,
    ({ payload, address, headers, setCookie }) =>
      resetPassword(shop, identity, payload, { address, cookies: String(headers["cookie"] ?? "") }, setCookie),
    { limit: LINKS_PER_ADDRESS },
  );
}

/** Counted for the typed address, whether or not it has an account; hashed, as the counters do not need it. */
async function allowLetter(
  { rateLimits }: Shop,
  email: string,
  address: string,
  together: typeof SIGN_UPS_PER_ACCOUNT | undefined,
): Promise<boolean> {
  const account = hashed(email);
  if (!(await rateLimits.allow("letter-account", `${account}:${prefixOf(address)}`, LETTERS_PER_ACCOUNT))) return false;
  return !together || rateLimits.allow("sign-up-account", account, together);
}

function hashed(subject: string): string {
  return createHash("sha256").update(subject).digest("hex");
}
