import { addItem, chooseCoupon } from "@surimono/contract/cart";
import { listCoupons } from "@surimono/contract/coupons";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addMyItem } from "../features/orders/testing/index.ts";
import { askOperator } from "../testing/ask-operator.ts";
import { openTestShop, type TestShop } from "../testing/index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const operator = (...args: string[]) => askOperator(opened, "coupon", ...args);
const SUMMER = ["natsu-2098", "--amount", "500", "--minimum", "2000", "--name", "夏のクーポン"];
const refusal = (text: string | RegExp) => ({
  code: 1,
  output: typeof text === "string" ? expect.stringContaining(text) : expect.stringMatching(text),
});

test("creates a coupon after showing it and asking, and stops it for good", async () => {
  const { call, member } = await opened.asMember();
  const productId = await addMyItem(opened.shop, member.id, 1001);
  await call(addItem, { product_id: productId, sizes: [{ size_id: 23, quantity: 1 }] });
  expect(await operator("create", ...SUMMER)).toMatchObject(
    refusal(/NATSU2098 夏のクーポン: 500 yen off[\s\S]*Nothing was/),
  );
  expect(await call(chooseCoupon, { code: "NATSU2098" })).toMatchObject({ failure: { code: "cart/coupon-unknown" } });
  expect(await operator("create", ...SUMMER, "--uses", "200", "--offer", "yes", "--yes")).toMatchObject({
    code: 0,
    output: expect.stringContaining("Done: NATSU2098."),
  });
  expect(await call(listCoupons, {})).toMatchObject({
    value: { coupons: [{ code: "WELCOME1000" }, { code: "NATSU2098", name: "夏のクーポン", valid_until: null }] },
  });
  expect(await call(chooseCoupon, { code: "natsu2098" })).toMatchObject({ value: { totals: { total: 2316 } } });
  expect(await operator("create", ...SUMMER, "--yes")).toMatchObject(refusal("Take another code"));
  expect((await operator("list")).output).toMatch(/^WELCOME1000 .*\(running\)[\s\S]*^NATSU2098 .*\(running\)/m);
  expect(await operator("show", "NATSU2098")).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /offered in the cart[\s\S]*0 of 200 uses taken\n {4}used 0, held by unpaid orders 0$/,
    ),
  });
  expect(await operator("stop", "natsu2098")).toMatchObject(refusal("Nothing was changed"));
  expect(await operator("stop", "natsu2098", "--yes")).toMatchObject({ code: 0 });
  expect(await operator("stop", "natsu2098", "--yes")).toMatchObject(refusal("stopped before"));
  expect(await call(listCoupons, {})).toMatchObject({ value: { coupons: [{ code: "WELCOME1000" }] } });
});

test("a part of the goods and the delivery have their words, and a coupon is paused and goes on", async () => {
  const percent = ["--percent", "10", "--budget", "50000", "--per-member", "3", "--yes"];
  expect((await operator("create", ...SUMMER.with(0, "PART10"), ...percent)).output).toMatch(
    /10 % off, at most 500 yen, from 2000 yen[\s\S]*3 uses for each member[\s\S]*0 of 50000 yen spent/,
  );
  const { output } = await operator("create", ...SUMMER.with(0, "SOURYOU"), "--delivery", "yes", "--yes");
  expect(output).toContain("delivery off, at most 500 yen,");
  expect(await operator("pause", "PART10", "--yes")).toMatchObject({ code: 0 });
  expect((await operator("show", "PART10")).output).toContain("(paused ");
  expect(await operator("pause", "PART10", "--yes")).toMatchObject(refusal("paused before"));
  expect(await operator("resume", "PART10", "--yes")).toMatchObject({ code: 0 });
  expect((await operator("show", "PART10")).output).toContain("(running)");
  expect(await operator("create", ...SUMMER.with(0, "BOTH"), "--percent", "10", "--delivery", "yes")).toMatchObject(
    refusal("leave --delivery out"),
  );
});

test("days are days in Japan, both included, and --for says who", async () => {
  const days = ["--from", "2098-07-01", "--until", "2098-08-31", "--for", "new-members,businesses"];
  const { output } = await operator("create", ...SUMMER.with(0, "JULY"), ...days, "--yes");
  expect(output).toContain("valid from 2098-07-01 to 2098-08-31 in Japan");
  expect(output).toContain("for members without an order, business");
  expect(output).toContain("(not yet)");
});

test.each([
  [["creat"], "coupon create, list, show, pause, resume or stop?"],
  [["create"], "Give its code"],
  [["create", "AB"], "4 to 20 letters"],
  [["create", ...SUMMER.slice(0, 5)], "--name is missing"],
  [["create", ...SUMMER.with(6, "夏の\\nクーポン")], "--name has one line"],
  [["create", ...SUMMER.with(2, "5,00")], "--amount is a number"],
  [["create", ...SUMMER.with(2, "0")], "--amount is a number"],
  [["create", ...SUMMER.with(4, "549")], "--minimum is at least 550"],
  [["create", ...SUMMER, "--until", "2098-02-30"], "--until is a day"],
  [["create", ...SUMMER, "--until", "9027-08-31"], "--until is a day"],
  [["create", ...SUMMER, "--until", "2020-01-01"], "over before it begins"],
  [["create", ...SUMMER, "--from", "2098-08-01", "--until", "2098-07-31"], "over before it begins"],
  [["create", ...SUMMER, "--for", "everyone"], "--for is"],
  [["create", ...SUMMER, "--for", "consumers,businesses"], "--for is"],
  // As from a shell variable that is not set.
  [["create", ...SUMMER, "--for", ""], "--for is"],
  [["create", ...SUMMER, "--offer", "ja"], "--offer is yes or no"],
  [["create", ...SUMMER, "--uses", "-1"], /--uses/],
  [["create", ...SUMMER, "--discount", "5"], "does not belong to coupon"],
  [["create", "夏の", "クーポン"], "Put text with spaces in quotes"],
  [["list", "X123"], "coupon show <code>"],
  [["show", "NOSUCH"], "There is no coupon NOSUCH"],
  [["stop", "WELCOME1000", "--amount", "5"], "--amount does not belong to coupon stop"],
])("a slip changes nothing: %j", async (args, text) => {
  expect(await operator(...args, "--yes")).toMatchObject(refusal(text));
});
