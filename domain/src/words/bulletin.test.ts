import { expect, test } from "vitest";
import { type BulletinText, bulletinFault, isSendingTime, itemOfLink } from "./index.ts";

const plain: BulletinText = { type: 1, content: "お休みします。", linkUrl: null, iconPath: null, accountType: null };

test.each<[string, Partial<BulletinText>, string | undefined]>([
  ["a sentence", {}, undefined],
  ["a sentence with a page", { linkUrl: "/faq" }, undefined],
  ["a script as link", { linkUrl: "javascript:alert(1)" }, "link"],
  ["an item", { type: 2, linkUrl: "/items/detail/1001" }, undefined],
  ["an item without its page", { type: 2, linkUrl: "/items" }, "item-link"],
  ["a picture", { type: 3, iconPath: "/catalogue/1001/101/front.webp" }, undefined],
  ["no picture", { type: 4 }, "picture"],
  ["a picture beside a sentence", { iconPath: "/catalogue/1001/101/front.webp" }, "picture"],
  ["a network", { type: 6, accountType: "youtube" }, undefined],
  ["no network", { type: 6 }, "account"],
  ["a network beside a sentence", { accountType: "youtube" }, "account"],
  ["the way to the items with another one", { type: 8, linkUrl: "/faq" }, "own-link"],
])("%s", (_what, change, fault) => {
  expect(bulletinFault({ ...plain, ...change })).toBe(fault);
});

test("the item of a link", () => {
  expect(["/items/detail/1001", "/items/detail/1001?x", "/items", null].map(itemOfLink)).toEqual([
    1001,
    undefined,
    undefined,
    undefined,
  ]);
});

test("a moment of the last minutes or the coming year is a time to send at", () => {
  const now = new Date("2026-11-23T03:00:00Z");
  const times = ["2026-11-23T02:54:59Z", "2026-11-23T02:55:00Z", "2027-11-24T03:00:00Z", "2027-11-24T03:00:01Z"];
  expect(times.map((at) => isSendingTime(new Date(at), now))).toEqual([false, true, true, false]);
});
