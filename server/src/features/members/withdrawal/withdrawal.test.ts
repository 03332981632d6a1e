import { sendInquiry } from "@surimono/contract/editorial";
import { addFavourite } from "@surimono/contract/favourites";
import {
  getBusinessStatus,
  getProfile,
  getWithdrawal,
  login,
  queryUser,
  sendWithdrawalCode,
  signIn,
  signUp,
  withdraw,
} from "@surimono/contract/members";
import { saveCalculation } from "@surimono/contract/my-items";
import { getPrivateNotifications, getPublicNotifications, sendUserNotification } from "@surimono/contract/notices";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { timedJob } from "../../../platform/jobs/index.ts";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { waitUntil } from "../../orders/testing/index.ts";
import { codeIn, readLetters, waitForLetter } from "../testing/index.ts";
import { code, lookForTraces } from "../traces.fixture.ts";
import { mailWithdrawalCode } from "./withdrawal-code.ts";

const PASSWORD = "kaminari-gorogoro";

let opened: TestShop;
let now = new Date("2026-11-21T03:00:00Z");

beforeAll(async () => {
  opened = await openTestShop({ now: () => now });
});
afterAll(() => opened.stop());

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const db = () => opened.shop.database.db;
const { rowsOf, tablesWith, tablesNaming, jobsDone } = lookForTraces(() => opened);
const jobsNaming = async (text: string) =>
  (await rowsOf(sql`select name from pgboss.job where strpos(data::text, ${text}) > 0`)).map(({ name }) => name);
const letters = (to: string) => readLetters(`${opened.dataDir}/mail`, to);

describe("closing an account", () => {
  test("asks for the password, ends every session, and leaves nothing that names the person", async () => {
    const email = "leaver@example.com";
    const member = await opened.asMember({ email, password: PASSWORD });
    const { call } = member;
    await call(addFavourite, { product_id: 1001 });
    await call(saveCalculation, { fan_count: 10, buyer_shares: [100, 500] });
    await call(sendUserNotification, { account_type: "youtube", content: "終わりました。" });
    await call(sendInquiry, { name: "摺木", email, phone: "", topic: "other", message: "教えてください。" });
    await waitForLetter(`${opened.dataDir}/mail`, email);
    expect(await jobsNaming(email)).toContain("send-mail");
    const elsewhere = await opened.callAs()(signIn, { email, password: PASSWORD });
    expect(await call(getWithdrawal, {})).toEqual({
      ok: true,
      value: { confirm_by: "password", losses: { my_items: 0, drafts: 0, pictures: 0, miles: 0 }, obstacles: [] },
    });

    expect(code(await call(withdraw, { confirmation: "not this one" }))).toBe("members/not-your-password");
    expect(code(await call(getProfile, {}))).toBe("ok");
    expect(code(await call(withdraw, { confirmation: PASSWORD, reason: "price", comment: "また来ます。" }))).toBe("ok");

    expect(code(await call(getProfile, {}))).toBe("session/expired");
    expect(code(await opened.callAs(elsewhere.ok ? elsewhere.value.token : "")(getProfile, {}))).toBe(
      "session/expired",
    );
    await jobsDone();
    expect(await tablesWith(member.member.id)).toEqual(["withdrawn_members"]);
    expect(await tablesNaming(email)).toEqual([]);
    expect(await rowsOf(sql`select reason, comment from withdrawal_reasons`)).toEqual([
      { reason: "price", comment: "また来ます。" },
    ]);
    expect((await waitForLetter(`${opened.dataDir}/mail`, email, 2)).subject).toContain("退会");
    // Of letters before none is left in the queue, and of this one nothing an hour later.
    expect(await jobsNaming(email)).toEqual(["send-mail"]);
    await db().execute(
      sql`update pgboss.job set completed_on = completed_on - interval '61 minutes' where name = 'send-mail'`,
    );
    await opened.shop.jobs.enqueue(db(), timedJob("forget-sent-letters"), {});
    await waitUntil("the queue to forget", async () => (await jobsNaming(email)).length === 0);
  });

  test("afterwards signing in is refused as for an address that never was here, which may sign up again", async () => {
    const email = "returner@example.com";
    const { call } = await opened.asMember({ email, password: PASSWORD });
    await call(withdraw, { confirmation: PASSWORD });
    const [gone, never] = await Promise.all(
      [email, "never-was@example.com"].map((address) =>
        opened.callAs()(signIn, { email: address, password: PASSWORD }),
      ),
    );
    expect(gone).toEqual({
      ok: false,
      failure: { ...(never && !never.ok && never.failure), requestId: expect.any(String) },
    });
    await opened.callAs()(signUp, {
      email,
      password: PASSWORD,
      birthday: "1990-04-01",
      agree_terms: true,
      agree_privacy: true,
    });
    await waitUntil("the letter", async () =>
      (await letters(email)).some(({ subject }) => subject.includes("確認コード")),
    );
  });

  test("two tabs at once close it once, and both are told so", async () => {
    const email = "two-tabs@example.com";
    const { call, member } = await opened.asMember({ email, password: PASSWORD });
    const answers = await Promise.all(Array.from({ length: 4 }, () => call(withdraw, { confirmation: PASSWORD })));
    // A tab that came too late has been signed out by then.
    expect(answers.map(code).filter((one) => one !== "ok" && one !== "session/expired")).toEqual([]);
    expect(answers.map(code)).toContain("ok");
    await jobsDone();
    expect(await letters(email)).toHaveLength(1);
    expect(await rowsOf(sql`select 1 from withdrawn_members where user_id = ${member.id}`)).toHaveLength(1);
  });

  test("an account without a password is closed by a code from a letter, within five tries", async () => {
    const email = "outside@example.com";
    const { call, member } = await opened.asMember({ email });
    expect(await call(getWithdrawal, {})).toMatchObject({ value: { confirm_by: "code" } });
    const codeIn = async (count: number) =>
      /[0-9]{6}/.exec((await waitForLetter(`${opened.dataDir}/mail`, email, count)).text)?.[0] ?? "";
    await call(sendWithdrawalCode, {});
    const first = await codeIn(1);
    const wrong = first === "000000" ? "111111" : "000000";
    for (let time = 0; time < 5; time++)
      expect(code(await call(withdraw, { confirmation: wrong }))).toBe("members/code-not-valid");
    expect(code(await call(withdraw, { confirmation: first }))).toBe("members/code-not-valid");
    await call(sendWithdrawalCode, {});
    const second = await codeIn(2);
    pass(31 * 60_000);
    expect(code(await call(withdraw, { confirmation: second }))).toBe("members/code-not-valid");
    await call(sendWithdrawalCode, {});
    expect(code(await call(withdraw, { confirmation: await codeIn(3) }))).toBe("ok");
    expect(await rowsOf(sql`select 1 from users where id = ${member.id}`)).toEqual([]);
  });

  test("a code's letter that its job sends once more is known by its id, has the same code, and gives no more tries", async () => {
    const email = "once.more@example.com";
    const { call, member } = await opened.asMember({ email });
    await call(sendWithdrawalCode, {});
    const letter = await waitForLetter(`${opened.dataDir}/mail`, email);
    const [job] = await rowsOf(
      sql`select id from pgboss.job where name = 'withdrawal-code' and data->>'userId' = ${member.id}`,
    );
    const jobId = String(job?.["id"]);
    const again = () => mailWithdrawalCode(opened.shop, member.id, jobId);
    const send = vi.spyOn(opened.shop.mail, "send");
    await again();
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: letter.text }), jobId);
    send.mockRestore();
    for (let time = 0; time < 5; time++)
      expect(code(await call(withdraw, { confirmation: "wrong" }))).toBe("members/code-not-valid");
    await again();
    expect(code(await call(withdraw, { confirmation: codeIn(letter) }))).toBe("members/code-not-valid");
  });
});

test("what other tabs ask in the very moment of the withdrawal finds the session over, and is no fault of the shop", async () => {
  const { call, member } = await opened.asMember();
  const closing = await opened.shop.database.pool.connect();
  // Their bearer is found before this; their requests wait here until the account is gone.
  await closing.query("begin");
  await closing.query("lock table member_profiles in access exclusive mode");
  const asked = Promise.all([
    call(login, {}),
    call(getProfile, {}),
    call(queryUser, { user_id: member.id }),
    call(getPublicNotifications, {}),
    call(getPrivateNotifications, {}),
  ]);
  await waitUntil("five that wait", async () => {
    const { rows } = await closing.query(
      "select 1 from pg_locks where not granted and relation = 'member_profiles'::regclass",
    );
    return rows.length === 5;
  });
  await closing.query("delete from users where id = $1", [member.id]);
  await closing.query("commit");
  closing.release();
  expect((await asked).map(code)).toEqual(Array(5).fill("session/expired"));
});

test("a business whose standing went with the account, after its bearer was found, has no session either", async () => {
  const { call, member } = await opened.asMember({ kind: "business" });
  await db().execute(sql`delete from business_profiles where user_id = ${member.id}`);
  expect(code(await call(getBusinessStatus, {}))).toBe("session/expired");
});
