import { sendInquiry } from "@surimono/contract/editorial";
import { login, signIn } from "@surimono/contract/members";
import { getMyItem, getPublishedItem, listPublishedItems, publishMyItem } from "@surimono/contract/my-items";
import { addDays, dayInJapan, MINUTE_MS, startOfDay } from "@surimono/domain/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { waitForLetter } from "../features/members/testing/index.ts";
import { addMyItem } from "../features/orders/testing/index.ts";
import { askOperator } from "../testing/ask-operator.ts";
import { openTestShop, type TestShop, value } from "../testing/index.ts";

const PASSWORD = "correct horse";

let opened: TestShop;
let later = 0;

beforeAll(async () => {
  opened = await openTestShop({ now: () => new Date(Date.now() + later) });
});
afterAll(() => opened.stop());

const operator = (...args: string[]) => askOperator(opened, ...args);
const enter = (email: string) => opened.callAs()(signIn, { email, password: PASSWORD });
const shown = async (productId: number) =>
  value(await opened.callAs()(listPublishedItems, {})).data.some(({ product_id }) => product_id === productId);

async function maker() {
  const made = await opened.asMember({ password: PASSWORD, nickname: "海野" });
  const productId = await addMyItem(opened.shop, made.member.id, 1001);
  value(await made.call(publishMyItem, { product_id: productId, promotion_flag: 1 }));
  return { ...made, email: made.member.email, productId };
}

test("a suspended member is out, told why, and not in the gallery, until it is lifted", async () => {
  const { email, call, productId, token } = await maker();
  expect(await shown(productId)).toBe(true);
  expect(await operator("suspend", email, "--reason", "ほかの方の作品")).toMatchObject({
    code: 1,
    output: expect.stringMatching(/not suspended[\s\S]*Nothing was changed/),
  });
  expect((await call(login, {})).ok).toBe(true);

  expect(await operator("suspend", email.toUpperCase(), "--reason", "ほかの方の作品", "--yes")).toMatchObject({
    code: 0,
  });
  expect(await call(getMyItem, { product_id: productId })).toMatchObject({ failure: { code: "session/expired" } });
  expect(await enter(email)).toMatchObject({ failure: { code: "members/account-suspended", status: 403 } });
  expect(await opened.callAs()(signIn, { email, password: "wrong horse" })).toMatchObject({
    failure: { code: "members/sign-in-failed" },
  });
  expect(await shown(productId)).toBe(false);
  expect(await opened.callAs()(getPublishedItem, { product_id: productId })).toMatchObject({
    failure: { status: 404 },
  });
  const letter = await waitForLetter(opened.shop.mail.folder as string, email);
  for (const part of ["理由：ほかの方の作品", "期限は定めていません", "/inquiryFormContent"])
    expect(letter.text).toContain(part);
  const asked = { name: "海野", email, phone: "", topic: "account", message: "退会したいです。" } as const;
  expect(await opened.callAs()(sendInquiry, asked)).toMatchObject({ ok: true });

  expect(await operator("lift", email, "--reason", "誤りでした", "--yes")).toMatchObject({ code: 0 });
  expect((await opened.callAs(token)(login, {})).ok).toBe(false);
  const again = opened.callAs(value(await enter(email)).token);
  expect(value(await again(getMyItem, { product_id: productId }))).toMatchObject({ promotion_flag: 1 });
  expect(await shown(productId)).toBe(true);
  const { output } = await operator("suspensions", email);
  expect(output).toMatch(
    /not suspended\n.* lift by .*\n {4}誤りでした\n.* suspend without an end by .*\n {4}ほかの方の作品$/,
  );
  expect(await operator("lift", email, "--reason", "もう一度", "--yes")).toMatchObject({
    code: 1,
    output: expect.stringContaining("is not suspended"),
  });
});

test("it ends by itself with its last day in Japan", async () => {
  const { email, productId } = await maker();
  const day = addDays(dayInJapan(new Date()), 1);
  expect(await operator("suspend", email, "--reason", "確認中です", "--until", day, "--yes")).toMatchObject({
    code: 0,
  });
  const end = startOfDay(addDays(day, 1)).getTime();
  later = end - Date.now() - MINUTE_MS;
  expect((await enter(email)).ok).toBe(false);
  expect(await shown(productId)).toBe(false);
  later = end - Date.now() + MINUTE_MS;
  expect((await enter(email)).ok).toBe(true);
  expect(await shown(productId)).toBe(true);
  later = 0;
});

test("a session that opens while the member is suspended is good for nothing", async () => {
  const { email, member, token } = await maker();
  await opened.shop.database.pool.query("update users set suspended_until = '9999-12-31' where id = $1", [member.id]);
  expect((await opened.callAs(token)(login, {})).ok).toBe(false);
  expect(await enter(email)).toMatchObject({ failure: { code: "members/account-suspended" } });
  const { rowCount } = await opened.shop.database.pool.query("select 1 from sessions where user_id = $1", [member.id]);
  // The one of before, which a racing sign-in would leave, and none that the refusal opened.
  expect(rowCount).toBe(1);
});

test("what is decided about a member is never changed", async () => {
  const { email } = await maker();
  await operator("suspend", email, "--reason", "一", "--yes");
  await operator("suspend", email, "--reason", "二", "--until", "2099-12-31", "--yes");
  const { output } = await operator("suspensions", email);
  expect(output).toMatch(/suspended until 2099-12-31 15:00 UTC\n[\s\S]*二\n[\s\S]*一$/);
});

test.each([
  [["suspend", "nobody@example.com", "--reason", "x"], "nobody@example.com has no account"],
  [["suspend", "a@example.com"], "--reason is missing"],
  [["suspend", "a@example.com", "--reason", "x", "--until", "2020-01-01"], "--until is over"],
  [["suspend", "a@example.com", "--reason", "x", "--until", "soon"], "--until is a day"],
  [["suspend", "--reason", "x"], "Which member?"],
  [["lift", "a@example.com", "--until", "2099-01-01"], "--until does not belong to lift"],
])("%j is refused: %s", async (args, words) => {
  expect(await operator(...args)).toMatchObject({ code: 1, output: expect.stringContaining(words) });
});
