import { chooseCoupon } from "@surimono/contract/cart";
import { finishDesign } from "@surimono/contract/designs";
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
import { getPaymentResult } from "@surimono/contract/orders";
import { NEW_MEMBER_COUPON } from "@surimono/domain/coupons";
import { orderNumber } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeCallWorld } from "../../testing/call-world.ts";
import { openTestShop, type TestShop } from "../../testing/index.ts";
import { onLeaving } from "../../wiring/on-leaving.ts";
import { onPaid } from "../../wiring/on-paid.ts";
import { printVersionJob } from "../designs/index.ts";
import { advanceOrder, recordInvoicePayment } from "../orders/index.ts";
import { actAtPayPage, fillCart, openBuyer, placeAgain, placeCart, waitUntil } from "../orders/testing/index.ts";
import { readLetters, waitForLetter } from "./testing/index.ts";
import { forgetOldRecords } from "./withdraw.ts";

const DAY_MS = 24 * 60 * 60_000;
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
const letters = (to: string) => readLetters(`${opened.dataDir}/mail`, to);
const rowsOf = async (query: ReturnType<typeof sql>) => (await db().execute(query)).rows;
const code = (answer: { ok: true } | { ok: false; failure: { code: string } }) =>
  answer.ok ? "ok" : answer.failure.code;

/** Which tables hold rows of the member. */
async function tablesWith(userId: string): Promise<string[]> {
  const tables = await rowsOf(
    sql`select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
  );
  const found: string[] = [];
  for (const { table_name: name } of tables) {
    const rows = await rowsOf(sql`select from ${sql.identifier(String(name))} where user_id = ${userId} limit 1`);
    if (rows.length > 0) found.push(String(name));
  }
  return found.toSorted();
}

/** Which tables name a person anywhere. The demo's gateway stands for a service outside. */
async function tablesNaming(text: string): Promise<string[]> {
  const tables = await rowsOf(sql`select table_name from information_schema.tables where table_schema = 'public'`);
  const found: string[] = [];
  for (const { table_name: name } of tables) {
    const rows = await rowsOf(
      sql`select from ${sql.identifier(String(name))} row where strpos(row::text, ${text}) > 0 limit 1`,
    );
    if (rows.length > 0 && !String(name).startsWith("local_gateway")) found.push(String(name));
  }
  return found;
}

async function jobsDone() {
  await waitUntil(
    "the job",
    async () => {
      const open = await rowsOf(
        sql`select from pgboss.job where name in ('forget-member', 'send-mail')
        and state in ('created', 'retry', 'active') and start_after < now() + interval '1 minute'`,
      );
      return open.length === 0;
    },
    60_000,
  );
}

describe("closing an account", () => {
  test("asks for the password, ends every session, and leaves nothing that names the person", async () => {
    const email = "leaver@example.com";
    const member = await opened.asMember({ email, password: PASSWORD });
    const { call } = member;
    await call(addFavourite, { product_id: 1001 });
    await call(saveCalculation, { fan_count: 10, buyer_shares: [100, 500] });
    await call(sendUserNotification, { account_type: "youtube", content: "終わりました。" });
    await call(sendInquiry, { name: "摺木", email, phone: "", topic: "other", message: "教えてください。" });
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
  });

  test("afterwards signing in is refused as for an address that never was here, which may sign up anew", async () => {
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
      (await letters(email)).some(({ subject }) => subject.includes("メールアドレスの確認")),
    );
  });

  test("two tabs at once close it once, and both are told so", async () => {
    const email = "two-tabs@example.com";
    const { call, member } = await opened.asMember({ email, password: PASSWORD });
    const answers = await Promise.all(Array.from({ length: 4 }, () => call(withdraw, { confirmation: PASSWORD })));
    // A tab that came too late for its session has been signed out by then.
    expect(answers.map(code).filter((one) => one !== "ok" && one !== "session/expired")).toEqual([]);
    expect(answers.map(code)).toContain("ok");
    await jobsDone();
    expect(await letters(email)).toHaveLength(1);
    expect(await rowsOf(sql`select from withdrawn_members where user_id = ${member.id}`)).toHaveLength(1);
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
    expect(await rowsOf(sql`select from users where id = ${member.id}`)).toEqual([]);
  });
});

describe("an order", () => {
  test("stands in the way while it is paid for and on its way; what was ordered stays, without address", async () => {
    const buyer = await openBuyer(opened, { password: PASSWORD, isNew: true });
    const blocked = async () => {
      const answer = await buyer.call(getWithdrawal, {});
      return answer.ok ? answer.value.obstacles.map((obstacle) => obstacle.code) : answer.failure.code;
    };
    await fillCart(buyer);
    await db().execute(sql`update coupons set max_uses = 5 where code = ${NEW_MEMBER_COUPON.code}`);
    const cart = await buyer.call(chooseCoupon, { code: NEW_MEMBER_COUPON.code });
    if (!cart.ok) throw new Error(cart.failure.code);
    const begun = await placeAgain(buyer, { ...cart.value, cart_id: cart.value.cart_id ?? "" });
    if (!begun.ok) throw new Error(begun.failure.code);
    const { order_id, order_number: number, payment_url } = begun.value;
    expect(await blocked()).toEqual(["paying"]);
    expect(code(await buyer.call(withdraw, { confirmation: PASSWORD }))).toBe("members/withdrawal-blocked");
    await actAtPayPage(payment_url, "pay");
    await buyer.call(getPaymentResult, { order_id });
    expect(await blocked()).toEqual(["on-its-way"]);
    pass(31 * 60_000);
    for (const step of ["printing", "packed", "shipped"] as const)
      expect(code(await advanceOrder(opened.shop.database, number, step, now, { storage: true }))).toBe("ok");
    expect(await blocked()).toEqual(["on-its-way"]);
    await db().execute(sql`update sessions set expires_at = '2040-01-01' where user_id = ${buyer.member.id}`);
    pass(7 * DAY_MS + 1);
    expect(await blocked()).toEqual([]);
    expect(code(await buyer.call(withdraw, { confirmation: PASSWORD }))).toBe("ok");
    await jobsDone();
    expect(await tablesNaming(buyer.member.email)).toEqual([]);
    expect(await tablesNaming("神宮前1-2-3")).toEqual([]);
    expect(await tablesNaming("+819012345678")).toEqual([]);
    expect(
      await rowsOf(
        sql`select last_name, total from orders join order_destinations d on d.order_id = orders.id where orders.id = ${order_id}`,
      ),
    ).toEqual([{ last_name: "髙橋", total: 4632 }]);
    expect((await tablesWith(buyer.member.id)).filter((name) => name.startsWith("coupon"))).toEqual([]);
    // What was used of a limited coupon stays used.
    expect(await rowsOf(sql`select uses_taken from coupons where code = ${NEW_MEMBER_COUPON.code}`)).toEqual([
      { uses_taken: 1 },
    ]);

    // The end of the time that the law wants it kept.
    now = new Date("2034-03-31T14:59:59Z");
    await forgetOldRecords(opened.shop, onLeaving);
    expect(await rowsOf(sql`select from orders where id = ${order_id}`)).toHaveLength(1);
    now = new Date("2034-03-31T15:00:00Z");
    await forgetOldRecords(opened.shop, onLeaving);
    await jobsDone();
    expect(await tablesWith(buyer.member.id)).toEqual(["withdrawn_members"]);
    now = new Date("2026-12-10T03:00:00Z");
  });

  test("that is being placed at this moment keeps the account", async () => {
    const buyer = await openBuyer(opened, { password: PASSWORD });
    await placeCart(buyer);
    const attempt = (state: string) =>
      `update payment_attempts set state = '${state}' where user_id = '${buyer.member.id}'`;
    // As if its page had closed, and the buyer pressed once more in another tab: under the cart's lock a new page opens.
    const placing = await opened.shop.database.pool.connect();
    try {
      await placing.query(attempt("expired"));
      await placing.query("begin");
      await placing.query("select from carts where user_id = $1 for update", [buyer.member.id]);
      const left = buyer.call(withdraw, { confirmation: PASSWORD });
      await waitUntil("the withdrawal to wait", async () => {
        const waiting = await rowsOf(
          sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        return waiting.length > 0;
      });
      await placing.query(attempt("open"));
      await placing.query("commit");
      expect(code(await left)).toBe("members/withdrawal-blocked");
    } finally {
      placing.release();
    }
    expect(code(await buyer.call(getProfile, {}))).toBe("ok");
    expect(await rowsOf(sql`select from carts where user_id = ${buyer.member.id}`)).toHaveLength(1);
  });
});

test("designs that were ordered stay printable, the others go with their files", async () => {
  const owner = await opened.asMember({ kind: "business", password: PASSWORD });
  const world = await makeCallWorld(opened, owner);
  const { document, productId } = world.draft;
  const other = await owner.call(finishDesign, { product_id: productId, document, revision: 0, accepted: [] });
  if (!other.ok) throw new Error(other.failure.code);
  const unordered = other.value.version_id;
  await jobsDone();
  const { files } = opened.shop;
  await files.write(`prints/${unordered}/ticket.json`, Buffer.from("{}"), "application/json");
  const picture = `pictures/${owner.member.id}/${world.pictureId}.png`;
  expect(await files.read(picture)).toBeDefined();

  await db().execute(sql`update sessions set expires_at = '2040-01-01' where user_id = ${owner.member.id}`);
  const [{ sequence } = {}] = await rowsOf(sql`select sequence from orders where id = ${world.orderId}`);
  const number = orderNumber(Number(sequence));
  pass(31 * 60_000);
  for (const step of ["printing", "packed", "shipped"] as const)
    await advanceOrder(opened.shop.database, number, step, now, { storage: true });
  pass(8 * DAY_MS);
  expect(await owner.call(getWithdrawal, {})).toMatchObject({
    value: {
      losses: { my_items: 1, drafts: 1, pictures: 1 },
      obstacles: [{ code: "unpaid", order_number: number }],
    },
  });
  expect(code(await recordInvoicePayment(opened.shop, number, onPaid))).toBe("ok");
  expect(code(await owner.call(withdraw, { confirmation: PASSWORD }))).toBe("ok");
  await jobsDone();

  expect(await rowsOf(sql`select id from design_versions where user_id = ${owner.member.id}`)).toEqual([
    { id: world.versionId },
  ]);
  expect(await files.read(`prints/${unordered}/ticket.json`)).toBeUndefined();
  expect(await files.read(picture)).toBeUndefined();
  await files.removeAll(`prints/${world.versionId}`);
  await opened.shop.jobs.enqueue(db(), printVersionJob, { versionId: world.versionId });
  const printed = async () => (await files.read(`prints/${world.versionId}/ticket.json`)) !== undefined;
  await waitUntil("the print package", printed, 60_000);
});

test("what other tabs ask in the very moment of the withdrawal finds the session over, and is no fault of the shop", async () => {
  const { call, member } = await opened.asMember();
  const closing = await opened.shop.database.pool.connect();
  // Their bearer is found before this; what they ask for waits here until the account is gone.
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
      "select from pg_locks where not granted and relation = 'member_profiles'::regclass",
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
