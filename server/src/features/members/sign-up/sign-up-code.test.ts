import { login, resendVerification, signUp, verifyEmail, verifyEmailByCode } from "@surimono/contract/members";
import { MINUTE_MS } from "@surimono/domain/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { codeIn, tokenIn, waitForLetter } from "../testing/index.ts";
import { makeSignUpCode } from "./sign-up-code.ts";

let opened: TestShop;
let folder: string;
let now = new Date("2026-11-20T03:00:00Z");

beforeAll(async () => {
  opened = await openTestShop({ now: () => now });
  folder = opened.shop.mail.folder as string;
});
afterAll(() => opened.stop());

const ask = (email: string, password = "correct horse") =>
  opened.callAs()(signUp, {
    email,
    password,
    nickname: "すり子",
    birthday: "1990-04-01",
    agree_terms: true,
    agree_privacy: true,
  });
const enter = (email: string, code: string, password = "correct horse") =>
  opened.callAs()(verifyEmailByCode, { email, code, password });
const rows = async (text: string, ...values: unknown[]) => (await opened.shop.database.pool.query(text, values)).rows;
const NOT_VALID = { ok: false, failure: { code: "members/code-not-valid", status: 422 } };
/** Six digits that are not these. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("the letter's code opens the account as its link does, typed in full width too, and both are spent", async () => {
  const email = "typed@example.com";
  await ask(email);
  const letter = await waitForLetter(folder, email);
  const code = codeIn(letter);
  expect(letter.subject).toContain(code);
  const fullWidth = code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  const session = await enter(" Typed@example.com", ` ${fullWidth}`);
  if (!session.ok) throw new Error(session.failure.code);
  expect(session.value.kind).toBe("consumer");
  expect(await opened.callAs(session.value.token)(login, {})).toMatchObject({ value: { user: { email } } });
  expect(await enter(email, code)).toMatchObject(NOT_VALID);
  expect(await opened.callAs()(verifyEmail, { token: tokenIn(letter), password: "correct horse" })).toMatchObject({
    ok: false,
    failure: { code: "members/link-not-valid" },
  });
});

test("a wrong code, one without its password and one of another address open nothing", async () => {
  const email = "careful@example.com";
  await ask(email);
  await ask("neighbour@example.com");
  const code = codeIn(await waitForLetter(folder, email));
  expect(await enter(email, otherThan(code))).toMatchObject(NOT_VALID);
  expect(await enter("neighbour@example.com", code)).toMatchObject(NOT_VALID);
  expect(await enter("nobody@example.com", code)).toMatchObject(NOT_VALID);
  expect(await enter(email, code, "another horse")).toMatchObject({
    ok: false,
    failure: { code: "members/not-the-password" },
  });
  expect(await rows("select id from users where email = $1", email)).toEqual([]);
  expect(await enter(email, code)).toMatchObject({ ok: true });
});

test("a code is good for 30 minutes, and only the last letter's; the link stays good", async () => {
  const email = "slow@example.com";
  await ask(email);
  const first = await waitForLetter(folder, email);
  await opened.callAs()(resendVerification, { email });
  const second = await waitForLetter(folder, email, 2);
  if (codeIn(first) !== codeIn(second)) expect(await enter(email, codeIn(first))).toMatchObject(NOT_VALID);
  const sent = now;
  now = new Date(sent.getTime() + 30 * MINUTE_MS);
  expect(await enter(email, codeIn(second))).toMatchObject(NOT_VALID);
  now = new Date(sent.getTime() + 30 * MINUTE_MS - 1);
  expect(await enter(email, codeIn(second))).toMatchObject({ ok: true });
});

test("a letter that its job sends once more has the same code, and the one that came first is good", async () => {
  const email = "once.more@example.com";
  await ask(email);
  const code = codeIn(await waitForLetter(folder, email));
  const [sent] = await rows(
    "select s.id, job.id as job from sign_ups s join pgboss.job on data->>'signUpId' = s.id::text where email = $1",
    email,
  );
  expect(await makeSignUpCode(opened.shop, sent.id, sent.job)).toBe(code);
  expect(await enter(email, code)).toMatchObject({ ok: true });
});

test("of ten that race one opens the account", async () => {
  const email = "race@example.com";
  await ask(email);
  const code = codeIn(await waitForLetter(folder, email));
  const answers = await Promise.all(Array.from({ length: 10 }, () => enter(email, code)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const answer of answers) if (!answer.ok) expect(answer).toMatchObject(NOT_VALID);
  expect(await rows("select id from users where email = $1", email)).toHaveLength(1);
});

test("a stranger who signed up with somebody's address guesses twenty times a day, and its owner still has the link", async () => {
  const email = "guessed@example.com";
  await ask(email, "the stranger's own");
  const code = codeIn(await waitForLetter(folder, email));
  for (let guess = 0; guess < 20; guess++)
    expect(await enter(email, otherThan(code), "the stranger's own")).toMatchObject(NOT_VALID);
  expect(await enter(email, code, "the stranger's own")).toMatchObject({
    ok: false,
    failure: { code: "request/too-many" },
  });
  await ask(email, "the owner's own");
  const link = tokenIn(await waitForLetter(folder, email, 2));
  expect(await opened.callAs()(verifyEmail, { token: link, password: "the owner's own" })).toMatchObject({ ok: true });
});

test("no code is kept as it was sent", async () => {
  const email = "kept@example.com";
  await ask(email);
  const code = codeIn(await waitForLetter(folder, email));
  const [kept] = await rows("select code_hash from sign_ups where email = $1", email);
  expect(kept.code_hash).toHaveLength(43);
  expect(kept.code_hash).not.toContain(code);
});
