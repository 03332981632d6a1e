import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  changePassword,
  endSessions,
  listSessions,
  login,
  requestPasswordReset,
  resetPassword,
  signIn,
} from "@surimono/contract/members";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { describeDevice } from "./sign-in/describe-device.ts";
import { tokenIn, waitForLetter } from "./testing/index.ts";

let opened: TestShop;
let folder: string;
let now = new Date();

beforeAll(async () => {
  opened = await openTestShop({ now: () => now });
  folder = opened.shop.mail.folder as string;
});
afterAll(() => opened.stop());

async function openAt(email: string, password: string) {
  return opened.callAs(value(await opened.callAs()(signIn, { email, password })).token);
}

/** Calls that all reach the point of writing the member's password before one of them has written it. */
async function atOnce<Value>(memberId: string, begin: () => Promise<Value>[]): Promise<Value[]> {
  const { pool } = opened.shop.database;
  const holder = await pool.connect();
  try {
    await holder.query("begin");
    await holder.query("select 1 from accounts where user_id = $1 for update", [memberId]);
    const begun = begin();
    const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(begun.length);
    await holder.query("rollback");
    return await Promise.all(begun);
  } finally {
    holder.release();
  }
}

const isOpen = async (call: ReturnType<TestShop["callAs"]>) => (await call(login, {})).ok;

test("a password is changed with the old one; other sessions and links end, and a letter tells of it", async () => {
  const { member, call } = await opened.asMember({ password: "correct horse" });
  const elsewhere = await openAt(member.email, "correct horse");
  await opened.callAs()(requestPasswordReset, { email: member.email });
  const link = tokenIn(await waitForLetter(folder, member.email));
  const refused = async (current: string, password: string) => {
    const answer = await call(changePassword, { current, password });
    return answer.ok ? "ok" : answer.failure.code;
  };
  expect(await refused("wrong horse", "quite another")).toBe("members/not-your-password");
  expect(await refused("correct horse", member.email)).toBe("members/password-same-as-email");
  expect(await refused("correct horse", "password1")).toBe("members/password-too-common");
  expect([await isOpen(elsewhere), await isOpen(call)]).toEqual([true, true]);
  const both = await atOnce(member.id, () =>
    ["one of two", "two of two"].map((password) => refused("correct horse", password)),
  );
  expect(both.sort()).toEqual(["members/not-your-password", "ok"]);
  expect([await isOpen(elsewhere), await isOpen(call)]).toEqual([false, true]);
  expect(await opened.callAs()(resetPassword, { token: link, password: "by the old link" })).toMatchObject({
    ok: false,
  });
  expect(await opened.callAs()(signIn, { email: member.email, password: "correct horse" })).toMatchObject({
    ok: false,
  });
  expect((await waitForLetter(folder, member.email, 2)).subject).toContain("パスワードを変更しました");
});

test("each letter is named by the job that sends it, so that one that came twice is known as one", async () => {
  const { member, call } = await opened.asMember({ password: "correct horse" });
  await opened.callAs()(requestPasswordReset, { email: member.email });
  await call(changePassword, { current: "correct horse", password: "quite another" });
  await waitForLetter(folder, member.email, 2);
  const jobs = await opened.shop.database.pool.query<{ id: string }>(
    `select id from pgboss.job where name in ('account-letter', 'send-mail') and $1 in (data->>'email', data->>'to')`,
    [member.email],
  );
  const letters = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  const sources = letters.map((name) => readFileSync(join(folder, name), "utf8"));
  const ids = sources
    .filter((source) => source.includes(`To: ${member.email}`))
    .map((source) => /^Message-ID: <(.*)@/m.exec(source)?.[1]);
  expect(ids.sort()).toEqual(jobs.rows.map(({ id }) => id).sort());
});

test("who has no password is told how to get one", async () => {
  const { call } = await opened.asMember();
  expect(await call(changePassword, { current: "anything", password: "quite another" })).toMatchObject({
    ok: false,
    failure: { code: "members/no-password", status: 409 },
  });
});

test("a member sees and ends their own sessions, one or all others, and nobody else's", async () => {
  const { member, call } = await opened.asMember({ password: "correct horse" });
  const stranger = await opened.asMember();
  const [second, third, fourth] = [
    await openAt(member.email, "correct horse"),
    await openAt(member.email, "correct horse"),
    await openAt(member.email, "correct horse"),
  ];
  const { sessions } = value(await call(listSessions, {}));
  expect(sessions).toHaveLength(4);
  expect(sessions.map(({ is_this }) => is_this)).toEqual([true, false, false, false]);
  const own = value(await second(listSessions, {})).sessions.find(({ is_this }) => is_this)?.session_id ?? "";
  expect(await stranger.call(endSessions, { session_id: own })).toMatchObject({
    ok: false,
    failure: { code: "request/not-found" },
  });
  expect(await isOpen(second)).toBe(true);
  expect(await call(endSessions, { session_id: own })).toMatchObject({ ok: true });
  expect([await isOpen(second), await isOpen(third)]).toEqual([false, true]);
  expect(await third(endSessions, {})).toMatchObject({ ok: true });
  expect([await isOpen(call), await isOpen(third), await isOpen(fourth)]).toEqual([false, true, false]);
  expect(await isOpen(stranger.call)).toBe(true);
});

test("a session ends when nobody has used it for 14 days, and lasts while it is used", async () => {
  const { token, member } = await opened.asMember();
  await opened.shop.database.pool.query("update sessions set expires_at = now() + interval '90 days'");
  const call = opened.callAs(token);
  const usedAt = async () => {
    const asked = "select last_used_at from sessions where user_id = $1";
    return (await opened.shop.database.pool.query(asked, [member.id])).rows[0]?.last_used_at?.getTime();
  };
  const day = (days: number) => {
    now = new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
  };
  try {
    for (const days of [10, 10, 10]) {
      day(days);
      expect(await isOpen(call)).toBe(true);
      await expect.poll(usedAt).toBe(now.getTime());
    }
    day(15);
    expect(await isOpen(call)).toBe(false);
    // A use within an hour of its opening is not noted.
    const brief = await opened.asMember();
    expect(await isOpen(brief.call)).toBe(true);
    day(15);
    expect(await isOpen(brief.call)).toBe(false);
  } finally {
    now = new Date();
  }
});

test.each([
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
    "iPhone・Safari",
  ],
  ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36", "Android・Chrome"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0",
    "Windows・Edge",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 14.0; rv:132.0) Gecko/20100101 Firefox/132.0", "Mac・Firefox"],
  ["curl/8", ""],
])("%s is %s", (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
