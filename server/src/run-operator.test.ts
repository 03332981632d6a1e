import { getMyItem, getPublishedItem, publishMyItem, reportPublishedItem } from "@surimono/contract/my-items";
import {
  getLatestMaintenance,
  getLatestSystemMessage,
  getPrivateNotifications,
  getPublicNotifications,
} from "@surimono/contract/notices";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBusinessStanding } from "./features/members/index.ts";
import { readLetters } from "./features/members/testing/index.ts";
import { makeMyItem } from "./features/my-items/testing/index.ts";
import { openBuyer, placeCart } from "./features/orders/testing/index.ts";
import { runOperator } from "./run-operator.ts";
import { openTestShop, type TestShop } from "./testing/index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

/** The command as the operator gives it, answering no to every question. */
async function operator(...args: string[]): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const hear = (line: string) => lines.push(line);
  const variables = { DATABASE_URL: opened.databaseUrl, DATA_DIR: opened.dataDir };
  const code = await runOperator({ args, variables, say: hear, complain: hear, confirm: async () => false });
  return { code, output: lines.join("\n") };
}

test("approves a business with a discount, rejects it again, and writes it letters", async () => {
  const { member } = await opened.asMember({ kind: "business", approved: false });
  const standing = () => findBusinessStanding(opened.shop.database.db, member.id);

  expect(await operator("approve-business", member.email)).toMatchObject({
    code: 1,
    output: expect.stringContaining("Nothing was changed"),
  });
  expect(await standing()).toMatchObject({ state: "waiting" });

  expect(await operator("approve-business", member.email.toUpperCase(), "--discount", "7.5", "--yes")).toMatchObject({
    code: 0,
  });
  expect(await standing()).toMatchObject({ state: "approved", discountRateBp: 750 });

  expect(await operator("reject-business", member.email, "--yes")).toMatchObject({ code: 0 });
  expect(await standing()).toMatchObject({ state: "rejected", discountRateBp: 0 });
  expect(await readLetters(opened.shop.mail.folder as string, member.email)).toHaveLength(2);
});

test("moves an order on once the buyer can no longer cancel", async () => {
  const placed = await placeCart(await openBuyer(opened, { kind: "business" }), 1);
  const number = placed.ok ? placed.value.order_number : "";
  expect(await operator("advance-order", number, "printing", "--yes")).toMatchObject({
    code: 1,
    output: expect.stringContaining("can still cancel"),
  });
  await opened.shop.database.db.execute(sql`update orders set placed_at = placed_at - interval '31 minutes'`);
  expect(await operator("advance-order", number, "printing")).toMatchObject({ code: 1 });
  expect(await operator("advance-order", number.toLowerCase(), "printing", "--yes")).toMatchObject({
    code: 0,
    output: "Done: printing.",
  });
  expect(await operator("advance-order", number, "shipped", "--yes")).toMatchObject({ code: 1 });
  expect(await operator("advance-order", number, "lost", "--yes")).toMatchObject({ code: 1 });
});

test("records that the money of an invoice came, once and for all", async () => {
  const placed = await placeCart(await openBuyer(opened, { kind: "business" }), 1);
  const number = placed.ok ? placed.value.order_number : "";
  for (let time = 0; time < 2; time++)
    expect(await operator("record-payment", number, "--yes")).toMatchObject({ code: 0, output: "Done: paid." });
  expect(await operator("record-payment", "SR-0000-0000", "--yes")).toMatchObject({ code: 1 });
});

test("explains itself, and refuses what it does not know", async () => {
  expect(await operator("--help")).toMatchObject({
    code: 0,
    output: expect.stringContaining("approve-business <email>"),
  });
  expect(await operator()).toMatchObject({ code: 1 });
  expect(await operator("approve-everyone")).toMatchObject({
    code: 1,
    output: expect.stringContaining("no command approve-everyone"),
  });
  expect(await operator("approve-business", "nobody@example.com", "--yes")).toMatchObject({ code: 1 });
  expect(await operator("approve-business", "nobody@example.com", "--wrong")).toMatchObject({ code: 1 });
});

test("closes the shop and opens it again, after asking", async () => {
  const isClosed = async () => {
    const answer = await opened.callAs()(getLatestMaintenance, {});
    return answer.ok && answer.value.status;
  };
  expect(await operator("maintenance", "on")).toMatchObject({
    code: 1,
    output: expect.stringContaining("Nothing was changed"),
  });
  expect(await isClosed()).toBe(false);
  expect(await operator("maintenance", "on", "--yes")).toMatchObject({ code: 0 });
  expect(await isClosed()).toBe(true);
  expect(await operator("maintenance")).toMatchObject({ code: 0, output: "Maintenance is on." });
  expect(await operator("maintenance", "of", "--yes")).toMatchObject({ code: 1 });
  expect(await operator("maintenance", "off", "--yes")).toMatchObject({ code: 0 });
  expect(await isClosed()).toBe(false);
});

test("shows a system message and takes it away", async () => {
  const { call } = await opened.asMember();
  const shown = () => call(getLatestSystemMessage, {});
  const words = ["--title", "配送の遅れ", "--sub-title", "大雪のため", "--link", "/faq"];
  expect(await operator("system-message", "warning", ...words)).toMatchObject({ code: 1 });
  expect(await shown()).toMatchObject({ value: { data: null } });
  expect(await operator("system-message", "warning", ...words, "--yes")).toMatchObject({ code: 0 });
  expect(await shown()).toMatchObject({
    value: { data: { title: "配送の遅れ", sub_title: "大雪のため", link_url: "/faq", type: 2, status: true } },
  });
  expect(await operator("system-message", "off", "--yes")).toMatchObject({ code: 0 });
  expect(await shown()).toMatchObject({ value: { data: { status: false } } });
  expect(await operator("system-message", "off", "--yes")).toMatchObject({
    code: 1,
    output: expect.stringContaining("No system message is shown"),
  });
});

test("notifies one member or all, and takes it back", async () => {
  const { call, member } = await opened.asMember();
  const item = ["--type", "2", "--content", "新しいTシャツ", "--link", "/items/detail/1001"];
  expect(await operator("notify", "everybody", ...item)).toMatchObject({ code: 1 });
  expect(await operator("notify", "everybody", ...item, "--yes")).toMatchObject({
    code: 0,
    output: expect.stringContaining("public_1"),
  });
  expect(await call(getPublicNotifications, {})).toMatchObject({
    value: { data: [{ type: 2, content: "新しいTシャツ", link_url: "/items/detail/1001", created_by: "operator" }] },
  });
  const fans = ["--type", "6", "--account", "instagram", "--content", "分析が終わりました"];
  const { output } = await operator("notify", member.email.toUpperCase(), ...fans, "--yes");
  expect(await call(getPrivateNotifications, {})).toMatchObject({
    value: { data: [{ type: 6, account_type: "instagram" }, {}, {}] },
  });
  const id = /private_\d+/.exec(output)?.[0] ?? "";
  expect(await operator("withdraw-notification", id, "--yes")).toMatchObject({ code: 0 });
  const left = await call(getPrivateNotifications, {});
  expect(left.ok && left.value.data).toHaveLength(2);
});

test.each([
  [["notify"], "Whom"],
  [["notify", "nobody@example.com", "--content", "a"], "has no account"],
  [["notify", "everybody"], "--content is missing"],
  [["notify", "everybody", "--content", "a", "--type", "9"], "--type is one of"],
  [["notify", "everybody", "--content", "a", "--type", "2"], "Which item"],
  [["notify", "everybody", "--content", "a", "--type", "6"], "--account is one of"],
  [["notify", "everybody", "--content", "a", "--link", "javascript:alert(1)"], "--link is a path"],
  [["notify", "everybody", "--content", "a", "--type", "3", "--icon", "../x"], "--icon is a path"],
  [["notify", "everybody", "--content", "あ".repeat(301)], "300 are the most"],
  [["withdraw-notification"], "Which notification"],
  [["withdraw-notification", "private_10000"], "no notification private_10000"],
  [["system-message", "loud", "--title", "a"], "info, warning, error"],
  [["system-message", "info"], "--title is missing"],
])("refuses %j", async (args, why) => {
  expect(await operator(...args, "--yes")).toMatchObject({ code: 1, output: expect.stringContaining(why) });
});

test("looks at reports, hides an item of the gallery for good, tells its maker, and lets it back", async () => {
  const { call } = await opened.asMember();
  const guest = opened.callAs();
  const product_id = await makeMyItem(opened, call, "completed");
  const item = String(product_id);
  const publish = (promotion_flag: number) => call(publishMyItem, { product_id, promotion_flag });
  const find = () => guest(getPublishedItem, { product_id });
  await publish(1);
  await guest(reportPublishedItem, { product_id, reason: "rights", comment: "よく似た絵です。" });
  expect(await operator("gallery", "reports")).toMatchObject({
    code: 0,
    output: expect.stringMatching(new RegExp(`${item} .*published.*権利[^]*よく似た絵です。`)),
  });

  expect(await operator("gallery", "hide", item)).toMatchObject({ code: 1 });
  expect(await find()).toMatchObject({ ok: true });
  const reason = "ほかの方の作品と同じ絵柄のためです。";
  expect(await operator("gallery", "hide", item, "--reason", reason, "--yes")).toMatchObject({ code: 0 });
  expect(await find()).toMatchObject({ failure: { code: "my-items/not-published" } });
  expect(await call(getMyItem, { product_id })).toMatchObject({ value: { gallery_hidden: true } });
  const told = await call(getPrivateNotifications, {});
  expect(JSON.stringify(told)).toContain(reason);
  await publish(0);
  expect(await publish(1)).toMatchObject({ failure: { code: "my-items/hidden" } });
  expect(await operator("gallery", "reports")).toMatchObject({ output: "No reports are waiting." });

  expect(await operator("gallery", "show", item, "--yes")).toMatchObject({ code: 0 });
  expect(await find()).toMatchObject({ ok: false });
  await publish(1);
  expect(await find()).toMatchObject({ ok: true });
  expect(await operator("gallery", "hide", "999999", "--yes")).toMatchObject({ code: 1 });
  expect(await operator("gallery", "hide", "x; drop", "--yes")).toMatchObject({ code: 1 });
});
