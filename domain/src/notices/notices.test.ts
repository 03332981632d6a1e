import fc from "fast-check";
import { expect, test } from "vitest";
import {
  fanAccountOf,
  fanPageOf,
  isNoticeLink,
  isNotificationType,
  MAX_NOTIFICATIONS,
  newestNotifications,
  relativeTime,
  targetOfLink,
  targetOfNotification,
} from "./index.ts";

const now = new Date("2026-11-21T03:00:00.000Z");
const ago = (ms: number) => new Date(now.getTime() - ms);
const DAY = 86_400_000;

test.each([
  [0, "0秒前"],
  [-5000, "0秒前"],
  [59_999, "59秒前"],
  [60_000, "1分前"],
  [3_599_999, "59分前"],
  [3_600_000, "1時間前"],
  [DAY - 1, "23時間前"],
  [DAY, "1日前"],
  [7 * DAY, "7日前"],
  [7 * DAY + 1, "2026/11/14"],
  // 23:30 in London is the next day in Japan.
  [10 * DAY - 20.5 * 3_600_000, "2026/11/12"],
])("%i ms ago reads %s", (passed, words) => {
  expect(relativeTime(ago(passed), now)).toBe(words);
});

test("the newest hundred of all lists are kept, in order", () => {
  const row = fc.record({ created_time: fc.integer({ min: 0, max: 1e9 }).map((ms) => new Date(ms).toISOString()) });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 150 }), fc.array(row, { maxLength: 150 }), (some, others) => {
      const kept = newestNotifications(some, others);
      const times = kept.map(({ created_time }) => created_time);
      expect(kept).toHaveLength(Math.min(MAX_NOTIFICATIONS, some.length + others.length));
      expect(times).toEqual([...times].sort().reverse());
      const left = [...some, ...others].filter((one) => !kept.includes(one));
      for (const one of left) expect(one.created_time <= (times.at(-1) ?? "")).toBe(true);
    }),
  );
});

test.each([
  ["/items/detail/1001?a=1#b", { kind: "page", path: "/items/detail/1001?a=1#b" }],
  ["https://example.com/a", { kind: "outside", url: "https://example.com/a" }],
  ["http://example.com/", undefined],
  ["javascript:alert(1)", undefined],
  ["//evil.example/", undefined],
  ["/\\evil.example", undefined],
  ["/\t/evil.example", undefined],
  ["/..//evil.example", undefined],
  ["/%2e%2e//evil.example", undefined],
  ["/a\nb", undefined],
  ["https://user@evil.example/", undefined],
  ["/", { kind: "page", path: "/" }],
  ["/faq?next=https://example.com//a", { kind: "page", path: "/faq?next=https://example.com//a" }],
  ["items", undefined],
  ["", undefined],
])("the link %j leads to %j", (link, target) => {
  expect(targetOfLink(link)).toEqual(target);
  expect(isNoticeLink(link)).toBe(target !== undefined);
});

const page = (path: string) => ({ kind: "page", path });
test.each([
  [1, null, null, undefined],
  [1, "https://example.com/", null, { kind: "outside", url: "https://example.com/" }],
  [2, "/items/detail/1001", null, page("/items/detail/1001")],
  [3, "javascript:alert(1)", null, undefined],
  [6, null, "instagram", page("/my-page/fans/instagram?accountType=2")],
  [6, null, "youtube", page("/my-page/fans/youTube?accountType=1")],
  [6, null, "twitter", page("/my-page/fans")],
  [6, "/my-items", "youtube", page("/my-items")],
  [7, null, null, page("/my-page/fans")],
  [7, null, "instagram", page("/my-page/fans/instagram?accountType=2")],
  [8, null, null, page("/items")],
  [8, "/faq", null, page("/items")],
] as const)("type %i with link %j of %j opens %j", (type, link_url, account_type, target) => {
  expect(targetOfNotification({ type, link_url, account_type })).toEqual(target);
});

test("account type 2 is the photo network, every other the video network", () => {
  expect([1, 2, 4].map(fanAccountOf)).toEqual(["youtube", "instagram", "youtube"]);
  expect(fanPageOf(fanAccountOf(2))).toBe("/my-page/fans/instagram?accountType=2");
});

test("there are eight types", () => {
  expect([0, 1, 8, 9, 1.5].map(isNotificationType)).toEqual([false, true, true, false, false]);
});
