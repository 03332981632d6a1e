import { DONE } from "@surimono/contract/kernel";
import {
  getLatestMaintenance,
  getLatestSystemMessage,
  getPrivateNotifications,
  getPublicNotifications,
  sendUserNotification,
} from "@surimono/contract/notices";
import { fail, ok } from "@surimono/domain/kernel";
import { MAX_NOTIFICATIONS } from "@surimono/domain/notices";
import type { Shop } from "../../platform/http/index.ts";
import { sealFor } from "../catalogue/index.ts";
import { findReadNotifications } from "../members/index.ts";
import * as store from "./notices.store.ts";
import { notifyMember } from "./notify-member.ts";
import { presentNotification } from "./present-notification.ts";
import { welcomeNotifications } from "./welcome-notifications.ts";

const SENT_PER_MEMBER = { points: 60, seconds: 3600, per: "member" } as const;

export function noticesRoutes(shop: Shop): void {
  const { db } = shop.database;

  shop.route(getPublicNotifications, async ({ member }) => {
    const [rows, read] = await Promise.all([store.listPublicNotifications(db), findReadNotifications(db, member.id)]);
    if (!read) return fail("session/expired");
    const reading = { audience: "public", readIds: read.publicIds, seal: sealFor(shop, member.id) } as const;
    return ok({ data: rows.map((row) => presentNotification(row, reading)) });
  });

  shop.route(getPrivateNotifications, async ({ member }) => {
    const [rows, read] = await Promise.all([
      store.listPrivateNotifications(db, member.id),
      findReadNotifications(db, member.id),
    ]);
    if (!read) return fail("session/expired");
    const reading = { audience: "private", readIds: read.privateIds, seal: sealFor(shop, member.id) } as const;
    const all = [...rows, ...welcomeNotifications(read.memberSince)].slice(0, MAX_NOTIFICATIONS);
    return ok({ data: all.map((row) => presentNotification(row, reading)) });
  });

  shop.route(
    sendUserNotification,
    async ({ payload, member }) => {
      const { account_type: accountType, content, link_url: linkUrl = null } = payload;
      const text = { type: 6, content, linkUrl, iconPath: null, accountType } as const;
      await notifyMember(shop.database, member.id, text, member.id, shop.now());
      return ok(DONE);
    },
    { limit: SENT_PER_MEMBER },
  );

  shop.route(getLatestMaintenance, async () => ok({ status: await store.isUnderMaintenance(db, shop.now()) }));

  shop.route(getLatestSystemMessage, async () => {
    const latest = await store.findLatestSystemMessage(db, shop.now());
    if (!latest) return ok({ data: null });
    const { id, subTitle, linkUrl, title, type, status } = latest;
    return ok({ data: { message_id: id, title, sub_title: subTitle, link_url: linkUrl, type, status } });
  });
}
