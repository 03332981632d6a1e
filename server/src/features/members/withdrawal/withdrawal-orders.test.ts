import { chooseCoupon } from "@surimono/contract/cart";
import { finishDesign } from "@surimono/contract/designs";
import { getProfile, getWithdrawal, withdraw } from "@surimono/contract/members";
import { getPaymentResult } from "@surimono/contract/orders";
import { NEW_MEMBER_COUPON } from "@surimono/domain/coupons";
import { DAY_MS } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeCallWorld } from "../../../testing/call-world.ts";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { onPaid } from "../../../wiring/hooks.ts";
import { onLeaving } from "../../../wiring/on-leaving.ts";
import { recordPayment } from "../../billing/index.ts";
import { printVersionJob } from "../../designs/index.ts";
import { advanceOrder } from "../../orders/index.ts";
import {
  actAtPayPage,
  fillCart,
  openBuyer,
  placeAgain,
  placeCart,
  storing,
  waitUntil,
} from "../../orders/testing/index.ts";
import { code, lookForTraces } from "../traces.fixture.ts";
import { forgetOldRecords } from "./withdraw.ts";

const PASSWORD = "kaminari-gorogoro";

let opened: TestShop;
let now = new Date("2026-11-21T03:00:00Z");

beforeAll(async () => {
  opened = await openTestShop({ now: () => now, printsAhead: true });
});
afterAll(() => opened.stop());

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const db = () => opened.shop.database.db;
const { rowsOf, tablesWith, tablesNaming, jobsDone } = lookForTraces(() => opened);

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
      expect(code(await advanceOrder(storing(opened.shop, true), number, step, now))).toBe("ok");
    expect(await blocked()).toEqual(["on-its-way"]);
    await db().execute(
      sql`update sessions set expires_at = '2040-01-01', last_used_at = '2040-01-01' where user_id = ${buyer.member.id}`,
    );
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
    // Uses of a limited coupon stay used.
    expect(await rowsOf(sql`select uses_taken from coupons where code = ${NEW_MEMBER_COUPON.code}`)).toEqual([
      { uses_taken: 1 },
    ]);

    // Up to the moment from which the law no longer wants it kept.
    now = new Date("2034-03-31T14:59:59Z");
    await forgetOldRecords(opened.shop, onLeaving);
    expect(await rowsOf(sql`select 1 from orders where id = ${order_id}`)).toHaveLength(1);
    now = new Date("2034-03-31T15:00:00Z");
    await forgetOldRecords(opened.shop, onLeaving);
    await jobsDone();
    expect(await tablesWith(buyer.member.id)).toEqual(["withdrawn_members"]);
    now = new Date("2026-12-10T03:00:00Z");
  });

  test.each([
    ["failed", 0],
    ["captured", 1],
  ])("that was never placed and whose payment %s leaves %d behind, for as long as any", async (type, kept) => {
    const buyer = await openBuyer(opened, { password: PASSWORD });
    const begun = await placeCart(buyer);
    if (!begun.ok) throw new Error(begun.failure.code);
    const { order_id } = begun.value;
    const { id } = buyer.member;
    await db().execute(sql`update payment_attempts set state = 'failed' where user_id = ${id}`);
    await db().execute(sql`
      insert into payment_events (user_id, order_id, id, provider, provider_ref, type, amount, recorded_at)
      values (${id}, ${order_id}, ${order_id}, 'stripe', ${order_id}, ${type}, 1, ${now.toISOString()})`);
    expect(code(await buyer.call(withdraw, { confirmation: PASSWORD }))).toBe("ok");
    await jobsDone();
    const left = async () => (await rowsOf(sql`select 1 from orders where user_id = ${id}`)).length;
    expect(await left()).toBe(kept);
    const closedAt = now;
    now = new Date("2034-03-31T15:00:00Z");
    await forgetOldRecords(opened.shop, onLeaving);
    now = closedAt;
    expect(await left()).toBe(0);
    await jobsDone();
    expect(await tablesWith(id)).toEqual(["withdrawn_members"]);
  });

  test("that is being placed at this moment keeps the account", async () => {
    const buyer = await openBuyer(opened, { password: PASSWORD });
    await placeCart(buyer);
    const attempt = (state: string) =>
      `update payment_attempts set state = '${state}' where user_id = '${buyer.member.id}'`;
    // As if its page had closed and the buyer pressed again in another tab: under the cart's lock a new page opens.
    const placing = await opened.shop.database.pool.connect();
    try {
      await placing.query(attempt("expired"));
      await placing.query("begin");
      await placing.query("select 1 from carts where user_id = $1 for update", [buyer.member.id]);
      const left = buyer.call(withdraw, { confirmation: PASSWORD });
      await waitUntil("the withdrawal to wait", async () => {
        const waiting = await rowsOf(
          sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
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
    expect(await rowsOf(sql`select 1 from carts where user_id = ${buyer.member.id}`)).toHaveLength(1);
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

  await db().execute(
    sql`update sessions set expires_at = '2040-01-01', last_used_at = '2040-01-01' where user_id = ${owner.member.id}`,
  );
  const [{ sequence } = {}] = await rowsOf(sql`select sequence from orders where id = ${world.orderId}`);
  const number = orderNumber(Number(sequence));
  pass(31 * 60_000);
  for (const step of ["printing", "packed", "shipped"] as const)
    await advanceOrder(storing(opened.shop, true), number, step, now);
  pass(8 * DAY_MS);
  expect(await owner.call(getWithdrawal, {})).toMatchObject({
    value: {
      losses: { my_items: 1, drafts: 1, pictures: 1 },
      obstacles: [{ code: "unpaid", order_number: number }],
    },
  });
  const payment = { number, day: "2026-12-31", note: "" };
  expect(code(await recordPayment({ ...opened.shop, onPaid, onRefunded: [] }, payment))).toBe("ok");
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
  await waitUntil("the print package", printed);
});
