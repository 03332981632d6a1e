import { updateUser } from "@surimono/contract/members";
import {
  getLatestMaintenance,
  getLatestSystemMessage,
  getPrivateNotifications,
  getPublicNotifications,
  sendUserNotification,
} from "@surimono/contract/notices";
import { MAX_NOTIFICATIONS } from "@surimono/domain/notices";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/index.ts";
import {
  insertSystemMessage,
  notifyEverybody,
  notifyMember,
  recordMaintenance,
  switchSystemMessageOff,
  withdrawNotification,
} from "./index.ts";

let now = new Date("2026-11-21T00:00:00.000Z");
const opened: TestShop = await openTestShop({ now: () => now });
const { database } = opened.shop;

beforeEach(() => {
  now = new Date(now.getTime() + 60_000);
});
afterAll(() => opened.stop());

const news = (content: string) =>
  ({ type: 1, content, linkUrl: null, iconPath: null, accountType: null }) as const satisfies Parameters<
    typeof notifyEverybody
  >[1];

test("a member is welcomed with private_10000 and private_10001, unread and as old as the account", async () => {
  const { call } = await opened.asMember();
  const since = now.toISOString();
  now = new Date(now.getTime() + 3_600_000);
  const answer = await call(getPrivateNotifications, {});
  expect(answer).toMatchObject({
    value: {
      data: [
        { notification_id: "private_10001", type: 8, status: false, public_flag: false, created_time: since },
        { notification_id: "private_10000", type: 7, status: false, link_url: "/my-page/fans" },
      ],
    },
  });
});

test("what one member is told is nobody else's, and stands first with every field", async () => {
  const [one, other] = [await opened.asMember(), await opened.asMember()];
  expect(
    await one.call(sendUserNotification, { account_type: "youtube", content: " 分析が終わりました。 " }),
  ).toMatchObject({ ok: true });
  const mine = await one.call(getPrivateNotifications, {});
  const time = now.toISOString();
  expect(mine.ok && mine.value.data[0]).toEqual({
    notification_id: expect.stringMatching(/^private_1\d{4}$/),
    content: "分析が終わりました。",
    link_url: null,
    type: 6,
    status: false,
    public_flag: false,
    icon_path: null,
    account_type: "youtube",
    created_by: one.member.id,
    created_time: time,
    updated_by: one.member.id,
    updated_time: time,
  });
  const theirs = await other.call(getPrivateNotifications, {});
  expect(theirs.ok && theirs.value.data).toHaveLength(2);
});

test.each(["javascript:alert(1)", "//evil.example/", "http://example.com/"])("the link %s is refused", async (link) => {
  const { call } = await opened.asMember();
  const sent = { account_type: "instagram", content: "こんにちは", link_url: link } as const;
  expect(await call(sendUserNotification, sent)).toMatchObject({ failure: { code: "request/malformed", status: 400 } });
});

test("all members get what is public, each with their own read state", async () => {
  const [reader, other] = [await opened.asMember(), await opened.asMember({ kind: "business" })];
  const id = await notifyEverybody(database, news("年末年始のお休み"), "operator", now);
  const notification = { private_notification: ["private_10000"], public_notification: [id] };
  await reader.call(updateUser, { user_id: reader.member.id, notification });
  const row = { notification_id: id, content: "年末年始のお休み", public_flag: true };
  expect(await reader.call(getPublicNotifications, {})).toMatchObject({ value: { data: [{ ...row, status: true }] } });
  expect(await other.call(getPublicNotifications, {})).toMatchObject({ value: { data: [{ ...row, status: false }] } });
  expect(await reader.call(getPrivateNotifications, {})).toMatchObject({
    value: { data: [{ status: false }, { notification_id: "private_10000", status: true }] },
  });
  expect(await withdrawNotification(database, id)).toBe("年末年始のお休み");
  expect(await withdrawNotification(database, id)).toBeUndefined();
  expect(await withdrawNotification(database, "public_x")).toBeUndefined();
  expect(await reader.call(getPublicNotifications, {})).toMatchObject({ value: { data: [] } });
});

test("the newest hundred are kept and answered", async () => {
  const [full, other] = [await opened.asMember(), await opened.asMember()];
  const kept = await notifyMember(database, other.member.id, news("別の人"), "operator", now);
  for (let count = 1; count <= MAX_NOTIFICATIONS + 5; count++) {
    await notifyMember(database, full.member.id, news(`通知${count}`), "operator", now);
    await notifyEverybody(database, news(`公開${count}`), "operator", now);
  }
  const mine = await full.call(getPrivateNotifications, {});
  const everybodys = await full.call(getPublicNotifications, {});
  for (const [answer, first] of [
    [mine, "通知"],
    [everybodys, "公開"],
  ] as const) {
    expect(answer.ok && answer.value.data).toHaveLength(MAX_NOTIFICATIONS);
    expect(answer.ok && answer.value.data[0]?.content).toBe(`${first}${MAX_NOTIFICATIONS + 5}`);
  }
  const { rows } = await database.pool.query(
    "select count(*)::int as n from private_notifications where user_id = $1",
    [full.member.id],
  );
  expect(rows).toEqual([{ n: MAX_NOTIFICATIONS }]);
  expect(await other.call(getPrivateNotifications, {})).toMatchObject({
    value: { data: [{ notification_id: kept }, {}, {}] },
  });
});

describe("the system message", () => {
  const message = { title: "配送の遅れ", subTitle: "大雪のため", linkUrl: "/faq", status: true } as const;
  const get = async () => (await opened.asMember()).call(getLatestSystemMessage, {});

  test("is the latest one, or none", async () => {
    expect(await get()).toMatchObject({ value: { data: null } });
    const first = await insertSystemMessage(database.db, { ...message, type: 2, createdAt: now });
    expect(await get()).toEqual({
      ok: true,
      value: {
        data: {
          message_id: first,
          title: "配送の遅れ",
          sub_title: "大雪のため",
          link_url: "/faq",
          type: 2,
          status: true,
        },
      },
    });
    const second = await insertSystemMessage(database.db, { ...message, type: 3, createdAt: now });
    expect(second).toBeGreaterThan(first);
    expect(await get()).toMatchObject({ value: { data: { message_id: second, type: 3 } } });
    await switchSystemMessageOff(database.db, second);
    expect(await get()).toMatchObject({ value: { data: { message_id: second, status: false } } });
  });
});

test("everybody may ask whether the shop is closed; the latest record counts", async () => {
  const guest = opened.callAs();
  expect(await guest(getLatestMaintenance, {})).toEqual({ ok: true, value: { status: false } });
  await recordMaintenance(database.db, true, now);
  expect(await guest(getLatestMaintenance, {})).toEqual({ ok: true, value: { status: true } });
  await recordMaintenance(database.db, false, now);
  expect(await guest(getLatestMaintenance, {})).toEqual({ ok: true, value: { status: false } });
});
