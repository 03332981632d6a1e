import { DONE } from "@surimono/contract/kernel";
import {
  changePassword as changePasswordCall,
  endSessions,
  getEmailChange,
  listSessions,
  requestEmailChange as requestEmailChangeCall,
} from "@surimono/contract/members";
import { fail, ok } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { findPendingEmail } from "./email-change/email-change.store.ts";
import { requestEmailChange } from "./email-change/request-email-change.ts";
import { idleSince } from "./find-member.ts";
import type { Identity } from "./identity/index.ts";
import { deleteSessions, listOpenSessions } from "./members.store.ts";
import { changePassword } from "./password/change-password.ts";
import { describeDevice } from "./sign-in/describe-device.ts";
import { findPasswordHash } from "./withdrawal/withdrawal.store.ts";

/** How the member signs in, and where they are signed in. */
export function accountRoutes(shop: Shop, identity: Identity): void {
  const { db } = shop.database;

  // A stranger at an open session must not be able to guess the password here.
  shop.route(changePasswordCall, ({ payload, member }) => changePassword(shop, identity, member, payload), {
    limit: { points: 20, seconds: 600, per: "member" },
  });

  shop.route(getEmailChange, async ({ member }) => {
    const [pending, hash] = await Promise.all([
      findPendingEmail(db, member.id, shop.now()),
      findPasswordHash(db, member.id),
    ]);
    const confirm_by = hash === undefined ? ("sign-in" as const) : ("password" as const);
    return ok({ email: member.email, pending_email: pending ?? null, confirm_by });
  });

  shop.route(requestEmailChangeCall, ({ payload, member }) => requestEmailChange(shop, identity, member, payload), {
    limit: { points: 20, seconds: 600, per: "member" },
  });

  shop.route(listSessions, async ({ member }) => {
    const now = shop.now();
    const sessions = await listOpenSessions(db, member.id, now, idleSince(now));
    const presented = sessions.map(({ id, userAgent, openedAt, usedAt }) => ({
      session_id: id,
      device: describeDevice(userAgent ?? ""),
      opened_at: openedAt.toISOString(),
      last_used_at: usedAt.toISOString(),
      is_this: id === member.sessionId,
    }));
    return ok({ sessions: presented.sort((left, right) => Number(right.is_this) - Number(left.is_this)) });
  });

  shop.route(endSessions, async ({ payload: { session_id: id }, member }) => {
    const ended = await deleteSessions(db, member.id, id === undefined ? { allBut: member.sessionId } : { id });
    return ended === 0 && id !== undefined ? fail("request/not-found") : ok(DONE);
  });
}
