import { createHash, randomUUID } from "node:crypto";
import { DONE, type PayloadOf } from "@surimono/contract/kernel";
import type { requestEmailChange as requestCall } from "@surimono/contract/members";
import { fail, HOUR_MS, MINUTE_MS, ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { mailJob } from "../../../platform/mail/index.ts";
import { accountLetterJob } from "../account-letters.ts";
import type { Identity } from "../identity/index.ts";
import { findEmail } from "../members.store.ts";
import { lockMember } from "../password/set-password.ts";
import { findPasswordHash } from "../withdrawal/withdrawal.store.ts";
import { findSessionStart, keepEmailChange } from "./email-change.store.ts";
import { changeAskedFor, EMAIL_CHANGE_HOURS } from "./email-change-letters.ts";

/** Without a password, a sign-in moments ago shows that the account is theirs. */
const FRESH_SIGN_IN_MINUTES = 15;

/** No one's mailbox is filled. */
const LETTERS_PER_ADDRESS = { points: 6, seconds: 3600, per: "address" } as const;

type Wish = PayloadOf<typeof requestCall>;

/** Never checks whether the other address has an account: only its owner is told, by the letter. */
export async function requestEmailChange(shop: Shop, identity: Identity, member: Member, { email, password }: Wish) {
  const { db } = shop.database;
  const now = shop.now();
  if (email === member.email) return fail("members/same-email");
  const hash = await findPasswordHash(db, member.id);
  if (hash === undefined) {
    const since = await findSessionStart(db, member.sessionId);
    if (!since || now.getTime() - since.getTime() > FRESH_SIGN_IN_MINUTES * MINUTE_MS)
      return fail("members/sign-in-again");
  } else if (password === undefined || !(await identity.isPassword(hash, password)))
    return fail("members/not-your-password");
  if (!(await shop.rateLimits.allow("email-change-letter", hashed(email), LETTERS_PER_ADDRESS)))
    return fail("request/too-many");
  return shop.database.inTransaction(async (tx) => {
    await lockMember(tx, member.id);
    // If the password was changed meanwhile, the request has shown the old one.
    if ((await findPasswordHash(tx, member.id)) !== hash) return fail("members/not-your-password");
    const present = await findEmail(tx, member.id);
    if (!present) return fail("members/not-your-password");
    const id = randomUUID();
    const expiresAt = new Date(now.getTime() + EMAIL_CHANGE_HOURS * HOUR_MS);
    await keepEmailChange(tx, { userId: member.id, id, email, sessionId: member.sessionId, expiresAt });
    await shop.jobs.enqueue(tx, accountLetterJob, { about: "email-change", changeId: id });
    await shop.jobs.enqueue(tx, mailJob, changeAskedFor(present, shop.env.publicUrl));
    return ok(DONE);
  });
}

function hashed(subject: string): string {
  return createHash("sha256").update(subject).digest("hex");
}
