import { DONE } from "@surimono/contract/kernel";
import {
  GUEST_USER_ID,
  getAgreements,
  getBusinessStatus,
  getProfile,
  listDemoAccounts as listDemoAccountsCall,
  queryUser,
  recordHistory,
  setNickname,
  updateProfile as updateProfileCall,
  updateUser,
  writeLog,
  writeLoginLog,
} from "@surimono/contract/members";
import { fail, ok } from "@surimono/domain/kernel";
import { checkNickname } from "@surimono/domain/members";
import type { Hook } from "../../platform/hook.ts";
import { mayEnterDemo, type Shop } from "../../platform/http/index.ts";
import { findLegalText, findLegalVersions, LEGAL_PAGES } from "../editorial/index.ts";
import { findMemberRecord, insertOperationLog, listAgreements } from "./members.store.ts";
import { presentMember, presentReadNotifications, rateOnWire } from "./present-member.ts";
import { type Renamed, renameMember } from "./rename-member.ts";
import { saveReadNotifications } from "./save-read-notifications.ts";
import { listDemoAccounts } from "./sign-up/demo-accounts.ts";
import { findBusinessStanding } from "./standing/business-standing.ts";

const LOGS_PER_ADDRESS = { points: 120, seconds: 600, per: "address" } as const;

/** What a member holds: record, profile, business standing; and what browsers report. */
export function profileRoutes(shop: Shop, onRenamed: readonly Hook<Renamed>[]): void {
  detailRoutes(shop, onRenamed);
  logRoutes(shop);
  const { db } = shop.database;

  shop.route(queryUser, async ({ payload, member }) => {
    if (payload.user_id !== member.id) return fail("access/forbidden");
    const record = await findMemberRecord(db, member.id);
    return record ? ok({ data: [presentMember(record)] }) : fail("session/expired");
  });

  shop.route(updateUser, async ({ payload, member }) => {
    if (payload.user_id !== member.id) return fail("access/forbidden");
    const { private_notification: privateIds, public_notification: publicIds } = payload.notification;
    const read = await saveReadNotifications(shop.database, member.id, { privateIds, publicIds });
    return ok({ data: [{ user_id: member.id, notification: presentReadNotifications(read) }] });
  });

  shop.route(getBusinessStatus, async ({ member }) => {
    const standing = await findBusinessStanding(db, member.id);
    // It may be gone with the account, a moment after the bearer was found.
    if (!standing) return fail("session/expired");
    return ok({
      state: standing.state,
      company_name: standing.companyName,
      contact_name: standing.contactName,
      discount_rate: rateOnWire(standing.discountRateBp),
    });
  });

  shop.route(listDemoAccountsCall, async ({ address, headers }) =>
    ok({ accounts: mayEnterDemo(shop.env, { ip: address, headers }) ? [...listDemoAccounts(shop.env)] : [] }),
  );
}

function detailRoutes(shop: Shop, onRenamed: readonly Hook<Renamed>[]): void {
  shop.route(getAgreements, async ({ member }) => {
    const rows = await listAgreements(shop.database.db, member.id);
    const current = await findLegalVersions(shop.database.db);
    const data = rows.map(async ({ document, version, agreedAt }) => {
      const isCurrent = current[document] === version;
      const text = isCurrent ? undefined : await findLegalText(shop.database.db, LEGAL_PAGES[document], version);
      return { document, version, agreed_at: agreedAt.toISOString(), is_current: isCurrent, text: text ?? null };
    });
    return ok({ data: await Promise.all(data) });
  });

  const { db } = shop.database;

  shop.route(setNickname, async ({ payload, member }) => {
    const problem = checkNickname(payload.nickname);
    if (problem) return fail(`members/nickname-${problem}`);
    const nickname = payload.nickname.trim();
    const renamed = await renameMember(shop, onRenamed, member.id, { nickname });
    return renamed.ok ? ok({ nickname }) : renamed;
  });

  shop.route(getProfile, async ({ member }) => {
    const record = await findMemberRecord(db, member.id);
    if (!record) return fail("session/expired");
    const { user, profile } = record;
    return ok({
      last_name: profile?.lastName ?? "",
      first_name: profile?.firstName ?? "",
      nickname: profile?.nickname ?? "",
      birthday: profile?.birthday ?? null,
      email: user.email,
    });
  });

  shop.route(updateProfileCall, async ({ payload, member }) => {
    const problem = checkNickname(payload.nickname);
    if (problem) return fail(`members/nickname-${problem}`);
    const { last_name: lastName, first_name: firstName } = payload;
    const profile = { lastName, firstName, nickname: payload.nickname.trim() };
    const renamed = await renameMember(shop, onRenamed, member.id, profile);
    return renamed.ok ? ok(DONE) : renamed;
  });
}

function logRoutes(shop: Shop): void {
  const { db } = shop.database;
  const limit = LOGS_PER_ADDRESS;

  shop.route(
    writeLoginLog,
    async ({ payload, member, userAgent }) => {
      await insertOperationLog(db, {
        userId: member?.id ?? GUEST_USER_ID,
        operateType: payload.operate_type,
        content: { debugLog: payload.debugLog ?? null, userAgent },
        createdAt: shop.now(),
      });
      return ok(DONE);
    },
    { limit },
  );

  shop.route(
    writeLog,
    async ({ payload, member, log }) => {
      log[payload.level]({ from: "browser", memberId: member?.id ?? GUEST_USER_ID }, payload.message);
      return ok(DONE);
    },
    { limit },
  );

  shop.route(
    recordHistory,
    async ({ payload, member }) => {
      const userId = member?.id ?? GUEST_USER_ID;
      if (payload.user_id !== undefined && String(payload.user_id) !== userId) return fail("access/forbidden");
      await insertOperationLog(db, {
        userId,
        operateType: payload.operate_type,
        content: payload.operate_content,
        createdAt: shop.now(),
      });
      return ok(DONE);
    },
    { limit },
  );
}
