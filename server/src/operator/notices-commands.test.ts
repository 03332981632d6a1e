import {
  getLatestMaintenance,
  getLatestSystemMessage,
  getPrivateNotifications,
  getPublicNotifications,
} from "@surimono/contract/notices";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askOperator } from "../testing/ask-operator.ts";
import { openTestShop, type TestShop } from "../testing/index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const operator = (...args: string[]) => askOperator(opened, ...args);

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
  const words = ["--title", "配送の遅れ", "--sub-title", "大雪のため\\n北海道で", "--link", "/faq"];
  expect(await operator("system-message")).toMatchObject({ code: 0, output: "No system message is shown." });
  expect(await operator("system-message", "warning", ...words)).toMatchObject({ code: 1 });
  expect(await shown()).toMatchObject({ value: { data: null } });
  expect(await operator("system-message", "warning", ...words, "--yes")).toMatchObject({ code: 0 });
  expect(await shown()).toMatchObject({
    value: {
      data: { title: "配送の遅れ", sub_title: "大雪のため\n北海道で", link_url: "/faq", type: 2, status: true },
    },
  });
  expect(await operator("system-message")).toMatchObject({
    output: "Shown now: warning: 配送の遅れ\n    大雪のため\n    北海道で\n    /faq",
  });
  // The next replaces it, and the operator sees which one goes.
  expect(await operator("system-message", "info", "--title", "夜間の作業")).toMatchObject({
    code: 1,
    output: expect.stringMatching(/Shown now: warning: 配送の遅れ[\s\S]*info: 夜間の作業[\s\S]*Nothing was changed/),
  });
  expect(await operator("system-message", "off")).toMatchObject({ code: 1 });
  expect(await shown()).toMatchObject({ value: { data: { type: 2, status: true } } });
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
  expect(await operator("notifications")).toMatchObject({
    output: expect.stringMatching(
      /^public_1 \(type 2\) \d{4}-\d\d-\d\d \d\d:\d\d UTC: 新しいTシャツ \(\/items\/detail\/1001\)$/,
    ),
  });
  expect(await operator("notifications", member.email)).toMatchObject({
    output: expect.stringMatching(new RegExp(`^${id} .*分析が終わりました$`)),
  });
  // What is taken back is shown before anybody says yes.
  expect(await operator("withdraw-notification", id)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/分析が終わりました[\s\S]*Nothing was changed/),
  });
  expect(await operator("withdraw-notification", id, "--yes")).toMatchObject({ code: 0 });
  const left = await call(getPrivateNotifications, {});
  expect(left.ok && left.value.data).toHaveLength(2);
  expect(await operator("notifications", member.email)).toMatchObject({ output: `${member.email} was told nothing.` });
});

test.each([
  ["/catalogue/1001/101/front.webp", 0],
  // No such item, colour, side, file.
  ["/catalogue/9999/101/front.webp", 1],
  ["/catalogue/1002/101/front.webp", 1],
  ["/catalogue/1001/101/top.webp", 1],
  ["/catalogue/1001.webp", 1],
])("a notification with the picture %s ends with %i", async (icon, code) => {
  const asked = await operator("notify", "everybody", "--type", "3", "--content", "新色です", "--icon", icon, "--yes");
  expect(asked).toMatchObject(code === 0 ? { code } : { code, output: `There is no picture ${icon}.` });
  await operator("withdraw-notification", /public_\d+/.exec(asked.output)?.[0] ?? "none", "--yes");
});

test("two operators at once take nothing from each other", async () => {
  const { call } = await opened.asMember();
  const kinds = ["info", "warning", "error"] as const;
  const answers = await Promise.all([
    ...kinds.map((kind) => operator("system-message", kind, "--title", kind, "--yes")),
    ...kinds.map((kind) => operator("notify", "everybody", "--content", `同時に${kind}`, "--yes")),
    ...["on", "on", "on"].map((word) => operator("maintenance", word, "--yes")),
  ]);
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 0));
  const told = JSON.stringify(await call(getPublicNotifications, {}));
  for (const kind of kinds) expect(told).toContain(`同時に${kind}`);
  expect(await operator("maintenance", "off", "--yes")).toMatchObject({ code: 0 });
  expect(await opened.callAs()(getLatestMaintenance, {})).toMatchObject({ value: { status: false } });
  expect(await operator("system-message", "off", "--yes")).toMatchObject({ code: 0 });
  expect(await operator("system-message")).toMatchObject({ output: "No system message is shown." });
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
  [["notify", "everybody", "--content", "a", "--type", "4"], "Types 3 to 5 need one"],
  [["notify", "everybody", "--content", "a", "--icon", "/a.webp"], "--icon is for types 3 to 5"],
  [["notify", "everybody", "--content", "a", "--account", "youtube"], "--account is for type 6"],
  [["notify", "everybody", "--content", "a", "--type", "2", "--link", "/faq"], "Which item"],
  [["notify", "everybody", "--content", "a", "--type", "2", "--link", "/items/detail/999999"], "no item 999999"],
  [["notify", "everybody", "--content", "a", "--type", "8", "--link", "/faq"], "always leads to the items"],
  [["notify", "everybody", "--content", "年末年始", "のお休み"], "Put text with spaces in quotes"],
  [["notify", "everybody", "--content", "a\tb"], "cannot be shown"],
  [["notify", "everybody", "--content", " \\n "], "--content is missing"],
  [["notify", "everybody", "--title", "a"], "--title does not belong to notify"],
  [["notifications", "nobody@example.com"], "has no account"],
  [["notify", "everybody", "--content", "あ".repeat(301)], "300 are the most"],
  [["withdraw-notification"], "Which notification"],
  [["withdraw-notification", "private_10000"], "no notification private_10000"],
  [["withdraw-notification", "public_x"], "no notification public_x"],
  [["system-message", "loud", "--title", "a"], "info, warning, error"],
  [["system-message", "info"], "--title is missing"],
  [["system-message", "info", "--title", "あ".repeat(101)], "100 are the most"],
  [["system-message", "info", "--title", "a", "--link", "//evil.example"], "--link is a path"],
  [["maintenance", "on", "off"], "What is “off”?"],
])("refuses %j", async (args, why) => {
  expect(await operator(...args, "--yes")).toMatchObject({ code: 1, output: expect.stringContaining(why) });
});
