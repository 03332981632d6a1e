import { DONE } from "@surimono/contract/kernel";
import { getWithdrawal, sendWithdrawalCode, withdraw } from "@surimono/contract/members";
import { ok } from "@surimono/domain/kernel";
import type { Shop } from "../../../platform/http/index.ts";
import { findLastRun, jobKind, timedJob } from "../../../platform/jobs/index.ts";
import { LETTER_HANDLING } from "../../../platform/mail/index.ts";
import { keptSince } from "../../../platform/retention/index.ts";
import type { Identity } from "../identity/index.ts";
import type { Leaving } from "./leaving.ts";
import { forgetMember, forgetMemberJob, forgetOldRecords, withdrawMember } from "./withdraw.ts";
import { deleteOldReasons, findPasswordHash } from "./withdrawal.store.ts";
import { mailWithdrawalCode } from "./withdrawal-code.ts";

const codeJob = jobKind<{ readonly userId: string }>("withdrawal-code");
/** Two hours: of a code that comes a day later nobody knows any more, and each one that is asked for voids the one before. */
const CODE_RETRIES = 11;
const OLD_RECORDS = "forget-old-records";
const oldRecordsJob = timedJob(OLD_RECORDS);

export function withdrawalRoutes(shop: Shop, identity: Identity, leaving: Leaving): void {
  const { database, jobs } = shop;

  shop.route(getWithdrawal, async ({ member }) => {
    const { db } = database;
    const [hash, losses, obstacles] = await Promise.all([
      findPasswordHash(db, member.id),
      leaving.countLosses(db, member.id),
      leaving.findObstacles(db, member.id, shop.now()),
    ]);
    return ok({
      confirm_by: hash === undefined ? "code" : "password",
      losses: {
        my_items: losses.myItems,
        drafts: losses.drafts,
        pictures: losses.pictures,
        miles: losses.miles,
      },
      obstacles: obstacles.map(({ code, orderNumber }) => ({ code, order_number: orderNumber ?? null })),
    });
  });

  shop.route(
    sendWithdrawalCode,
    async ({ member }) => {
      await jobs.enqueue(database.db, codeJob, { userId: member.id });
      return ok(DONE);
    },
    { limit: { points: 6, seconds: 3600, per: "member" } },
  );

  // A stranger at an open session must not be able to guess the password here.
  shop.route(withdraw, ({ member, payload }) => withdrawMember(shop, identity, leaving, member, payload), {
    limit: { points: 20, seconds: 600, per: "member" },
  });

  const letter = { ...LETTER_HANDLING, retries: CODE_RETRIES };
  jobs.handle(codeJob, ({ userId }, { id }) => mailWithdrawalCode(shop, userId, id), letter);
  // What names a person goes, however long the file store is away.
  const forget = { forDays: true, expireSeconds: 900 };
  jobs.handle(forgetMemberJob, ({ userId }) => forgetMember(shop, leaving, userId), forget);
  jobs.handle(
    oldRecordsJob,
    async () => {
      await forgetOldRecords(shop, leaving, await findLastRun(database.db, OLD_RECORDS));
      await deleteOldReasons(database.db, keptSince("withdrawal-reasons", shop.now()));
    },
    // Once a year, of a whole year.
    { expireSeconds: 3600 },
  );
}
