import { DONE, type PayloadOf } from "@surimono/contract/kernel";
import type { withdraw as withdrawCall } from "@surimono/contract/members";
import { fail, ok } from "@surimono/domain/kernel";
import { recordsDue } from "@surimono/domain/members";
import type { Database } from "../../../platform/database/index.ts";
import { callHooks } from "../../../platform/hook.ts";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { jobKind } from "../../../platform/jobs/index.ts";
import { forgetLettersNaming, type Letter, mailJob } from "../../../platform/mail/index.ts";
import type { Identity } from "../identity/index.ts";
import { seedDemoAccounts } from "../sign-up/demo-accounts.ts";
import { listClosedAccounts } from "./closed-accounts.store.ts";
import type { Leaving } from "./leaving.ts";
import {
  deleteAccount,
  deleteLogs,
  findPasswordHash,
  isWithdrawn,
  lockAccount,
  noteWithdrawal,
} from "./withdrawal.store.ts";
import { isWithdrawalCode } from "./withdrawal-code.ts";

export const forgetMemberJob = jobKind<{ readonly userId: string }>("forget-member");
/** Longer than any request that was under way when the account was closed. */
const ONCE_MORE_SECONDS = 600;

type Wish = PayloadOf<typeof withdrawCall>;

/** Closes the account in one transaction, or does nothing. Of several at once the first does it and the others find it done. */
export async function withdrawMember(shop: Shop, identity: Identity, leaving: Leaving, member: Member, wish: Wish) {
  const { id: userId } = member;
  const hash = await findPasswordHash(shop.database.db, userId);
  if (hash !== undefined && !(await identity.isPassword(hash, wish.confirmation)))
    return fail("members/not-your-password");
  if (hash === undefined && !(await isWithdrawalCode(shop, userId, wish.confirmation)))
    return (await isWithdrawn(shop.database.db, userId)) ? ok(DONE) : fail("members/code-not-valid");
  const closed = await closeAccount({ shop, database: shop.database, leaving }, userId, wish);
  if (closed.ok) return ok(DONE);
  const { failure } = closed;
  return failure.code === "members/no-such-member" ? ok(DONE) : { ok: false as const, failure };
}

interface Closing {
  readonly shop: Shop;
  /** Of the shop, or one that writes down what an operator does. */
  readonly database: Database;
  readonly leaving: Leaving;
}

/** Whoever wants it closed: the member, or an operator. */
export async function closeAccount(
  { shop, database, leaving }: Closing,
  userId: string,
  wish: Pick<Wish, "reason" | "comment"> = {},
) {
  return database.inTransaction(async (tx) => {
    const now = shop.now();
    // Carts before the account, as placing an order locks them.
    await leaving.closeCarts(tx, userId, shop);
    const account = await lockAccount(tx, userId);
    if (!account) return fail("members/no-such-member");
    const obstacles = await leaving.findObstacles(tx, userId, now);
    if (obstacles.length > 0) return fail("members/withdrawal-blocked", { obstacles });
    await callHooks(leaving.erase, tx, userId, shop);
    await deleteLogs(tx, userId);
    await deleteAccount(tx, userId, account.email);
    await noteWithdrawal(tx, userId, { reason: wish.reason, comment: wish.comment ?? "", now });
    await forgetLettersNaming(tx, account.email);
    await shop.jobs.enqueue(tx, mailJob, farewell(account.email, shop.env.publicUrl));
    await shop.jobs.enqueue(tx, forgetMemberJob, { userId });
    await shop.jobs.enqueue(tx, forgetMemberJob, { userId }, { startAfterSeconds: ONCE_MORE_SECONDS });
    return ok(DONE);
  });
}

/** What remains after an account was closed: files, and what requests under way then have written. */
export async function forgetMember(shop: Shop, leaving: Leaving, userId: string): Promise<void> {
  if (!(await isWithdrawn(shop.database.db, userId))) return;
  await shop.database.inTransaction(async (tx) => {
    await leaving.closeCarts(tx, userId, shop);
    await callHooks(leaving.erase, tx, userId, shop);
    await deleteLogs(tx, userId);
  });
  await leaving.removeFiles(shop, userId);
  // Every visitor of the demo finds its accounts, made again.
  if (shop.env.demo) await seedDemoAccounts(shop);
}

/**
 * Deletes orders of closed accounts when the law no longer wants them kept, and then what was printed for them; `lastRun` is the last whole
 * one that is known.
 */
export async function forgetOldRecords(shop: Shop, leaving: Leaving, lastRun?: Date): Promise<void> {
  const { db, inTransaction } = shop.database;
  const { before, closedSince } = recordsDue(shop.now(), lastRun);
  for await (const closed of listClosedAccounts(db, closedSince))
    for (const userId of await leaving.listWithOldRecords(db, closed, before))
      await inTransaction(async (tx) => {
        if (await leaving.eraseOldRecords(tx, userId, before)) await shop.jobs.enqueue(tx, forgetMemberJob, { userId });
      });
}

function farewell(to: string, publicUrl: string): Letter {
  return {
    to,
    subject: "【SURIMONO】退会の手続きが完了しました",
    text: [
      "SURIMONOをご利用いただき、ありがとうございました。",
      "退会の手続きが完了しました。すべての端末でログアウトし、マイアイテム、マイル、画像などを消去しました。",
      "",
      "ご注文の記録は、法令の定める期間（7年間）保存したのち、消去します。",
      "同じメールアドレスで、いつでも新しく会員登録していただけます。",
      "",
      publicUrl,
      "",
      "お心当たりがない場合は、お手数ですが、お問い合わせください。",
      `${publicUrl}/inquiryFormContent`,
    ].join("\n"),
  };
}
