import {
  changePassword,
  confirmEmailChange,
  getEmailChange,
  listSessions,
  login,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
  signIn,
} from "@surimono/contract/members";
import { HOUR_MS, MINUTE_MS } from "@surimono/domain/kernel";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { openBuyer, placeCart } from "../../orders/testing/index.ts";
import { readLetters, tokenIn, waitForLetter } from "../testing/index.ts";

const PASSWORD = "correct horse";

let opened: TestShop;
let folder: string;
let later = 0;
let owner: Awaited<ReturnType<TestShop["asMember"]>>;

beforeAll(async () => {
  opened = await openTestShop({ now: () => new Date(Date.now() + later) });
  folder = opened.shop.mail.folder as string;
});
afterAll(() => opened.stop());
beforeEach(async () => {
  later = 0;
  owner = await opened.asMember({ password: PASSWORD });
});

const fresh = () => `new-${newId()}@example.com`;
const code = (answer: { ok: true } | { ok: false; failure: { code: string } }) =>
  answer.ok ? "ok" : answer.failure.code;
const ask = async (email: string, password: string | undefined = PASSWORD) =>
  code(await owner.call(requestEmailChange, { email, ...(password !== undefined && { password }) }));
const confirm = async (token: string) => code(await opened.callAs()(confirmEmailChange, { token }));
const enter = async (email: string) => opened.callAs()(signIn, { email, password: PASSWORD });
const addressNow = async () => value(await owner.call(getEmailChange, {}));

async function linkFor(email: string, count = 1) {
  expect(await ask(email)).toBe("ok");
  return tokenIn(await waitForLetter(folder, email, count));
}

test("the address changes by the letter's link alone, once; others are signed out, and the old address is told twice", async () => {
  const email = fresh();
  const old = owner.member.email;
  const elsewhere = opened.callAs(value(await enter(old)).token);
  await opened.callAs()(requestPasswordReset, { email: old });
  const reset = tokenIn(await waitForLetter(folder, old));

  const token = await linkFor(email);
  expect((await waitForLetter(folder, old, 2)).subject).toContain("申し込みがありました");
  expect(await addressNow()).toEqual({ email: old, pending_email: email, confirm_by: "password" });
  expect([(await enter(old)).ok, (await enter(email)).ok]).toEqual([true, false]);
  const { rows } = await opened.shop.database.pool.query("select * from email_changes");
  expect(JSON.stringify(rows)).not.toContain(token.slice(36));

  expect(await confirm(token)).toBe("ok");
  expect(await addressNow()).toEqual({ email, pending_email: null, confirm_by: "password" });
  expect((await elsewhere(login, {})).ok).toBe(false);
  expect(value(await owner.call(listSessions, {})).sessions).toHaveLength(1);
  expect([(await enter(old)).ok, (await enter(email)).ok]).toEqual([false, true]);
  const told = await waitForLetter(folder, old, 3);
  expect(told.subject).toContain("メールアドレスを変更しました");
  expect(told.text).toContain("/inquiryFormContent");
  for (const letter of await readLetters(folder, old)) expect(letter.text).not.toContain(email);

  expect(await confirm(token)).toBe("members/email-link-not-valid");
  expect(code(await opened.callAs()(resetPassword, { token: reset, password: "by the old link" }))).toBe(
    "members/link-not-valid",
  );
});

test("only who shows the password may ask, and for another address than the present one", async () => {
  const email = fresh();
  expect(await ask(email, "wrong horse")).toBe("members/not-your-password");
  expect(code(await owner.call(requestEmailChange, { email }))).toBe("members/not-your-password");
  expect(await ask(owner.member.email.toUpperCase())).toBe("members/same-email");
  expect(await addressNow()).toMatchObject({ pending_email: null });
});

test("without a password a session of a moment ago is the proof", async () => {
  owner = await opened.asMember();
  const request = async (email: string) => code(await owner.call(requestEmailChange, { email }));
  expect(await addressNow()).toMatchObject({ confirm_by: "sign-in" });
  later = 14 * MINUTE_MS;
  const email = fresh();
  expect(await request(email)).toBe("ok");
  later = 16 * MINUTE_MS;
  expect(await request(fresh())).toBe("members/sign-in-again");
  expect(await confirm(tokenIn(await waitForLetter(folder, email)))).toBe("ok");
  expect(await addressNow()).toMatchObject({ email });
});

test("an address that has an account answers the same, and its owner is told", async () => {
  const other = await opened.asMember();
  expect(await ask(other.member.email)).toBe("ok");
  const letter = await waitForLetter(folder, other.member.email);
  expect(letter.text).toContain("すでに会員登録に使われている");
  expect(letter.text).not.toContain("token=");
  expect(letter.text).not.toContain(owner.member.email);
});

test("one that got an account after the letter cannot be taken", async () => {
  const email = fresh();
  const token = await linkFor(email);
  await opened.asMember({ email });
  expect(await confirm(token)).toBe("members/email-link-not-valid");
  expect(await addressNow()).toMatchObject({ email: owner.member.email });
});

test("letters about orders that are under way go to the new address; what is long over keeps the old one", async () => {
  const buyer = await openBuyer(opened, { password: PASSWORD, kind: "business" });
  owner = buyer;
  const [over, under] = [value(await placeCart(buyer, 1)), value(await placeCart(buyer, 1))];
  const { pool } = opened.shop.database;
  await pool.query(
    "update orders set placed_at = placed_at - interval '91 days', payment = 'paid', fulfilment = 'shipped' where id = $1",
    [over.order_id],
  );
  const email = fresh();
  expect(await confirm(await linkFor(email))).toBe("ok");
  const addressOf = async (id: string) =>
    (await pool.query("select email from orders where id = $1", [id])).rows[0]?.email;
  await expect.poll(() => addressOf(under.order_id)).toBe(email);
  expect(await addressOf(over.order_id)).toBe(buyer.member.email);
});

test("a second request replaces the first", async () => {
  const [first, second] = [fresh(), fresh()];
  const old = await linkFor(first);
  const token = await linkFor(second);
  expect(await confirm(old)).toBe("members/email-link-not-valid");
  expect(await confirm(token)).toBe("ok");
  expect(await addressNow()).toMatchObject({ email: second });
});

test("of several confirmations at once one changes the address", async () => {
  const token = await linkFor(fresh());
  const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(token)));
  expect(answers.sort()).toEqual([...Array(3).fill("members/email-link-not-valid"), "ok"]);
  const letters = await readLetters(folder, owner.member.email);
  await waitForLetter(folder, owner.member.email, 2);
  expect(letters.filter(({ subject }) => subject.includes("変更しました")).length).toBeLessThan(2);
});

test("two members who race for one address: one gets it", async () => {
  const email = fresh();
  const tokens = [await linkFor(email)];
  owner = await opened.asMember({ password: PASSWORD });
  tokens.push(await linkFor(email, 2));
  const answers = await Promise.all(tokens.map(confirm));
  expect(answers.sort()).toEqual(["members/email-link-not-valid", "ok"]);
});

test("the link is over after a day, and with another password", async () => {
  const token = await linkFor(fresh());
  later = 24 * HOUR_MS + MINUTE_MS;
  expect(await confirm(token)).toBe("members/email-link-not-valid");
  later = 0;
  value(await owner.call(changePassword, { current: PASSWORD, password: "quite another" }));
  expect(await confirm(token)).toBe("members/email-link-not-valid");
  expect(await addressNow()).toMatchObject({ email: owner.member.email, pending_email: null });
});

test("a token that the shop did not make opens nothing", async () => {
  const token = await linkFor(fresh());
  for (const forged of [`${token.slice(0, 36)}${"A".repeat(43)}`, "a".repeat(79), token.slice(0, -1)])
    expect(await confirm(forged)).toBe("members/email-link-not-valid");
});

test("nobody's mailbox is filled: six letters an hour to one address", async () => {
  const email = fresh();
  const answers: string[] = [];
  for (let tried = 0; tried < 7; tried++) {
    owner = await opened.asMember({ password: PASSWORD });
    answers.push(await ask(email));
  }
  expect(answers).toEqual([...Array(6).fill("ok"), "request/too-many"]);
});
