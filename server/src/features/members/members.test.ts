import { sealEnvelope } from "@surimono/contract/kernel";
import {
  getBusinessStatus,
  getProfile,
  listDemoAccounts,
  login,
  queryUser,
  recordHistory,
  setNickname,
  signIn,
  updateProfile,
  updateUser,
  writeLog,
  writeLoginLog,
} from "@surimono/contract/members";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/index.ts";
import { findBusinessStanding, seedDemoAccounts } from "./index.ts";
import { type BusinessDecision, decideBusiness } from "./standing/decide-business.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

test.each([
  ["  すり子 ", undefined],
  ["", "members/nickname-missing"],
  ["すり子😀", "members/nickname-emoji"],
  ["\u200b", "members/nickname-invisible"],
  ["あ".repeat(51), "members/nickname-too-long"],
])("the nickname %j: %s", async (nickname, code) => {
  const { call } = await opened.asMember({ nickname: "" });
  const answer = await call(setNickname, { nickname });
  expect(answer.ok ? undefined : answer.failure.code).toBe(code);
  const { value } = (await call(login, {})) as { value: { user: { nickname: string; needs_nickname: boolean } } };
  expect(value.user).toMatchObject(
    code ? { nickname: "", needs_nickname: true } : { nickname: "すり子", needs_nickname: false },
  );
});

test("a missing nickname is told in the words of the rule", async () => {
  const { call } = await opened.asMember();
  expect(await call(setNickname, { nickname: " " })).toMatchObject({ failure: { message: "ニックネームは必須です" } });
});

test("the profile is the bearer's own", async () => {
  const { call, member } = await opened.asMember({ birthday: "2000-02-29" });
  expect(await call(updateProfile, { last_name: "髙﨑", first_name: "花子", nickname: "はな" })).toMatchObject({
    ok: true,
  });
  expect(await call(getProfile, {})).toEqual({
    ok: true,
    value: { last_name: "髙﨑", first_name: "花子", nickname: "はな", birthday: "2000-02-29", email: member.email },
  });
});

describe("the user record", () => {
  test("is read and its read notifications saved by its owner", async () => {
    const { call, member } = await opened.asMember();
    const notification = { private_notification: ["private_10000", "7", "7"], public_notification: ["3"] };
    expect(await call(updateUser, { user_id: member.id, notification })).toMatchObject({ ok: true });
    expect(await call(queryUser, { user_id: member.id })).toMatchObject({
      value: {
        data: [
          { id: member.id, notification: { private_notification: ["private_10000", "7"], public_notification: ["3"] } },
        ],
      },
    });
  });

  test("adds up what tabs and devices read at the same moment, and keeps the thousand read last", async () => {
    const { call, member } = await opened.asMember();
    const save = (private_notification: string[], public_notification: string[] = []) =>
      call(updateUser, { user_id: member.id, notification: { private_notification, public_notification } });
    await Promise.all(Array.from({ length: 12 }, (_, tab) => save([`private_${tab}`], [`public_${tab}`])));
    const both = await save([]);
    const of = (audience: string) => Array.from({ length: 12 }, (_, tab) => `${audience}_${tab}`).sort();
    const kept = both.ok ? both.value.data[0]?.notification : undefined;
    expect(kept?.private_notification.toSorted()).toEqual(of("private"));
    expect(kept?.public_notification.toSorted()).toEqual(of("public"));

    const many = Array.from({ length: 1000 }, (_, id) => `private_${id + 100}`);
    expect(await save(many)).toMatchObject({ value: { data: [{ notification: { private_notification: many } }] } });
    expect(await save(Array.from({ length: 1001 }, String))).toMatchObject({ failure: { code: "request/malformed" } });
    expect(await save(["<script>"])).toMatchObject({ failure: { code: "request/malformed" } });
  });

  test("of another member can neither be read nor written", async () => {
    const owner = await opened.asMember();
    const thief = await opened.asMember();
    const notification = { private_notification: ["private_10000"], public_notification: [] };
    for (const answer of [
      await thief.call(queryUser, { user_id: owner.member.id }),
      await thief.call(updateUser, { user_id: owner.member.id, notification }),
      await thief.call(recordHistory, { operate_type: 40, user_id: owner.member.id, operate_content: { url: "/mt" } }),
    ]) {
      expect(answer).toMatchObject({ ok: false, failure: { code: "access/forbidden", status: 403 } });
    }
    expect(await owner.call(queryUser, { user_id: owner.member.id })).toMatchObject({
      value: { data: [{ notification: { private_notification: [] } }] },
    });
  });
});

test("logs are kept under the bearer's id, or the guest's", async () => {
  const { call, member } = await opened.asMember();
  const guest = opened.callAs();
  const entry = { operate_type: 40, operate_content: { url: "/mt/dtpage/v1/start", request: { product_id: 1001 } } };
  expect(await call(recordHistory, { ...entry, user_id: member.id })).toMatchObject({ ok: true });
  expect(await guest(recordHistory, { ...entry, user_id: 1 })).toMatchObject({ ok: true });
  expect(await guest(recordHistory, { ...entry, user_id: member.id })).toMatchObject({
    ok: false,
    failure: { status: 403 },
  });
  expect(await guest(writeLoginLog, { operate_type: 1, debugLog: "came back" })).toMatchObject({ ok: true });
  expect(await guest(writeLog, { message: "a chunk is gone", level: "warn" })).toMatchObject({ ok: true });
  const { rows } = await opened.shop.database.pool.query(
    "select user_id, operate_type, content from operation_logs order by id",
  );
  expect(rows).toMatchObject([
    { user_id: member.id, operate_type: 40, content: entry.operate_content },
    { user_id: "1", operate_type: 40 },
    { user_id: "1", operate_type: 1, content: { debugLog: "came back" } },
  ]);
});

test.each([
  ["is larger than 8 kB", "x".repeat(9000)],
  ["holds U+0000, which PostgreSQL cannot keep", { chunk: ["a\u0000b"] }],
  ["holds U+0000 in a name", { "\u0000": 1 }],
  ["holds half a surrogate pair", ["\ud800"]],
  ["is nested without end", JSON.parse("[".repeat(1000) + "]".repeat(1000))],
])("a log entry that %s is refused", async (_what, debugLog) => {
  const answer = await opened.callAs()(writeLoginLog, { operate_type: 1, debugLog });
  expect(answer).toMatchObject({ ok: false, failure: { code: "request/malformed" } });
});

const decide = (email: string, decision: BusinessDecision) =>
  opened.shop.database.inTransaction((tx) => decideBusiness(tx, email, decision, new Date()));

test("a business is approved and rejected by the operator, and has its discount only while approved", async () => {
  const { call, member } = await opened.asMember({ kind: "business", approved: false });
  const { db } = opened.shop.database;
  const state = async () => (await findBusinessStanding(db, member.id)) ?? {};
  expect(await state()).toMatchObject({ state: "waiting", discountRateBp: 0 });
  await decide(member.email, { approve: true, discountRateBp: 750 });
  expect(await state()).toMatchObject({ state: "approved", discountRateBp: 750 });
  expect(await call(getBusinessStatus, {})).toMatchObject({ value: { state: "approved", discount_rate: 0.075 } });
  expect(await call(login, {})).toMatchObject({ value: { user: { discount_rate: 0.075 } } });
  await decide(member.email, { approve: false });
  expect(await call(getBusinessStatus, {})).toMatchObject({ value: { state: "rejected", discount_rate: 0 } });
});

test("a first refusal and an approval taken back have each their letter, which names payment and discount", async () => {
  const { member } = await opened.asMember({ kind: "business", approved: false });
  const letterOf = async (approve: boolean) => {
    const decided = await decide(member.email, approve ? { approve, discountRateBp: undefined } : { approve });
    return decided.ok ? decided.value.letter : undefined;
  };
  expect(await letterOf(false)).toMatchObject({
    subject: "【SURIMONO】法人アカウントの審査結果",
    text: expect.stringContaining("今回は、請求書でのお支払いと、法人向けの割引をご利用いただけませんでした。"),
  });
  await letterOf(true);
  expect(await letterOf(false)).toMatchObject({
    subject: "【SURIMONO】請求書払いと法人割引の終了のお知らせ",
    text: expect.stringContaining(
      "請求書払いと法人割引のご利用を終了しました。すでに承ったご注文と請求書は、そのままです。",
    ),
  });
});

test("a consumer has no business standing and cannot ask for one", async () => {
  const { call, member } = await opened.asMember();
  const { db } = opened.shop.database;
  expect(await findBusinessStanding(db, member.id)).toBeUndefined();
  expect(await decide(member.email, { approve: true, discountRateBp: 500 })).toMatchObject({
    ok: false,
  });
  expect(await call(getBusinessStatus, {})).toMatchObject({ ok: false, failure: { status: 403 } });
});

describe("demo accounts", () => {
  test("open once, sign in, and are listed", async () => {
    await Promise.all([seedDemoAccounts(opened.shop), seedDemoAccounts(opened.shop)]);
    const accounts = await seedDemoAccounts(opened.shop);
    expect(accounts.map(({ kind }) => kind)).toEqual(["consumer", "business"]);
    const guest = opened.callAs();
    expect(await guest(listDemoAccounts, {})).toEqual({ ok: true, value: { accounts } });
    for (const { email, password } of accounts)
      expect(await guest(signIn, { email, password })).toMatchObject({ ok: true });
  });

  test("are closed when their database gets a production setting, and open again in a demo", async () => {
    const accounts = await seedDemoAccounts(opened.shop);
    const guest = opened.callAs();
    const tokens = await Promise.all(accounts.map(({ email, password }) => guest(signIn, { email, password })));
    expect(await seedDemoAccounts({ ...opened.shop, env: { ...opened.shop.env, demo: false } })).toEqual([]);
    for (const { email, password } of accounts)
      expect(await guest(signIn, { email, password })).toMatchObject({ failure: { code: "members/sign-in-failed" } });
    for (const token of tokens)
      expect(await opened.callAs(token.ok ? token.value.token : "")(getProfile, {})).toMatchObject({
        failure: { status: 401 },
      });
    await Promise.all([seedDemoAccounts(opened.shop), seedDemoAccounts(opened.shop)]);
    for (const { email, password } of accounts)
      expect(await guest(signIn, { email, password })).toMatchObject({ ok: true });
  });

  test("are nothing to another computer that reaches the demo", async () => {
    const listening = await openTestShop({ variables: { TRUST_PROXY: "loopback" } });
    try {
      const [account] = await seedDemoAccounts(listening.shop);
      const { email = "", password = "" } = account ?? {};
      const ask = async (from: Record<string, string>) => {
        const listed = await fetch(listening.baseUrl + listDemoAccounts.path, { headers: from });
        const signedIn = await fetch(listening.baseUrl + signIn.path, {
          method: "POST",
          headers: { ...from, "content-type": "application/json" },
          body: JSON.stringify(sealEnvelope({ email, password })),
        });
        const letters = await fetch(`${listening.baseUrl}/dev/mail`, { headers: from });
        const { accounts } = (await listed.json()) as { accounts: object[] };
        return [accounts.length, signedIn.status, letters.status];
      };
      expect(await ask({})).toEqual([2, 200, 200]);
      expect(await ask({ "x-forwarded-for": "192.168.1.20" })).toEqual([0, 422, 403]);
    } finally {
      await listening.stop();
    }
  });

  test("do not exist in a shop with a production setting, nor do its letters have a page", async () => {
    const production = await openTestShop({ variables: { SMTP_URL: "smtp://127.0.0.1:2525" } });
    try {
      expect(await seedDemoAccounts(production.shop)).toEqual([]);
      expect(await production.callAs()(listDemoAccounts, {})).toEqual({ ok: true, value: { accounts: [] } });
      const users = await production.shop.database.pool.query("select id from users");
      expect(users.rows).toEqual([]);
      const page = await (await fetch(`${production.baseUrl}/dev/mail`)).text();
      expect(page).not.toContain("メール（開発用）");
    } finally {
      await production.stop();
    }
  });
});
