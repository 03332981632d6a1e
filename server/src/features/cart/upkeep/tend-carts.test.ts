import { addItem, changeQuantity, getCart, keepCart } from "@surimono/contract/cart";
import { getMyItem } from "@surimono/contract/my-items";
import { getPrivateNotifications } from "@surimono/contract/notices";
import { sql } from "drizzle-orm";
import type { PoolClient } from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { readLetters, waitForLetter } from "../../members/testing/index.ts";
import { isBeingPaid } from "../../orders/index.ts";
import { addMyItem, fillCart, openBuyer, placeAgain, type TestBuyer } from "../../orders/testing/index.ts";
import { tendCarts } from "./tend-carts.ts";

let opened: TestShop;
let later = 0;
const HOUR = 3_600_000;

beforeAll(async () => {
  opened = await openTestShop({ now: () => new Date(Date.now() + later) });
});
afterEach(() => {
  later = 0;
});
afterAll(() => opened.stop());

/** The session outlasts the days by which the clock is put forward. */
async function lastingBuyer(options?: Parameters<typeof openBuyer>[1]): Promise<TestBuyer> {
  const buyer = await openBuyer(opened, options);
  await opened.shop.database.db.execute(
    sql`update sessions set expires_at = now() + interval '3 years', last_used_at = now() + interval '3 years'`,
  );
  return buyer;
}

const at = (hours: number) => {
  later = hours * HOUR;
};
const tend = () => tendCarts(opened.shop, isBeingPaid);
async function tendAt(hours: number): Promise<void> {
  at(hours);
  await tend();
}
const cartOf = async (buyer: TestBuyer) => value(await buyer.call(getCart, {}));
const toldOf = async (buyer: TestBuyer) =>
  value(await buyer.call(getPrivateNotifications, {})).data.filter(({ link_url }) => link_url === "/cart");
const lettersTo = (buyer: TestBuyer) => readLetters(`${opened.dataDir}/mail`, buyer.member.email);

test("what is not ordered is announced once a day before, leaves after three, and stays a my item", async () => {
  const buyer = await lastingBuyer();
  await fillCart(buyer, { 23: 2, 24: 1 });
  const [line] = (await cartOf(buyer)).lines;
  expect(Math.round((Date.parse(line?.leaves_at ?? "") - Date.now()) / HOUR)).toBe(72);
  await tendAt(47);
  expect(await toldOf(buyer)).toEqual([]);
  await tendAt(49);
  await tend();
  await tendAt(55);
  const [notice, second] = await toldOf(buyer);
  expect(second).toBeUndefined();
  expect(notice).toMatchObject({ type: 3, icon_path: expect.stringMatching(/^\/designs\//) });
  expect(notice?.content).toContain("「夏祭りのTシャツ」ほか1件が、あと1日でカートから外れます");
  const letter = await waitForLetter(`${opened.dataDir}/mail`, buyer.member.email);
  expect(letter.text).toContain("・夏祭りのTシャツ 2点");
  expect(letter.text).toMatch(/https?:\/\/\S+\/cart\n/);
  expect((await cartOf(buyer)).lines).toHaveLength(2);
  await tendAt(74);
  expect((await cartOf(buyer)).lines).toEqual([]);
  expect(await buyer.call(getMyItem, { product_id: buyer.productId })).toMatchObject({ value: { delete_flag: 0 } });
  expect(await lettersTo(buyer)).toHaveLength(1);
});

test("one press keeps all of it, a change keeps its line, and each is announced again in its time", async () => {
  const buyer = await lastingBuyer();
  await fillCart(buyer, { 23: 2, 24: 1 });
  await tendAt(49);
  at(60);
  const kept = value(await buyer.call(keepCart, {}));
  expect(kept.lines.map(({ leaves_at }) => Math.round((Date.parse(leaves_at) - Date.now()) / HOUR))).toEqual([
    132, 132,
  ]);
  await tendAt(80);
  expect((await cartOf(buyer)).lines).toHaveLength(2);
  await tendAt(60 + 49);
  expect(await toldOf(buyer)).toHaveLength(2);
  const [first] = (await cartOf(buyer)).lines;
  await buyer.call(changeQuantity, { line_id: first?.line_id ?? "", quantity: 5 });
  await tendAt(60 + 74);
  expect((await cartOf(buyer)).lines).toMatchObject([{ quantity: 5 }]);
  await tendAt(60 + 49 + 49);
  expect(await toldOf(buyer)).toHaveLength(3);
});

test("a line that was put in later neither goes with the older one nor keeps it", async () => {
  const buyer = await lastingBuyer();
  await fillCart(buyer, { 23: 1 });
  at(40);
  await buyer.call(addItem, {
    product_id: await addMyItem(opened.shop, buyer.member.id, 1001),
    sizes: [{ size_id: 24, quantity: 1 }],
  });
  await tendAt(49);
  await tendAt(74);
  expect((await cartOf(buyer)).lines).toMatchObject([{ size_id: 24 }]);
});

test("of two lines each is told in its own time, and the cart is looked at for whichever is next", async () => {
  const buyer = await lastingBuyer();
  const { cart_id } = await fillCart(buyer, { 23: 2 });
  at(40);
  await buyer.call(addItem, { product_id: buyer.productId, sizes: [{ size_id: 24, quantity: 7 }] });
  const nextLook = async () => {
    const { rows } = await opened.shop.database.db.execute<{ hours: string }>(
      sql`select extract(epoch from look_at - created_at) / 3600 as hours from carts where id = ${cart_id}`,
    );
    return Math.round(Number(rows[0]?.hours));
  };
  const lettersSaying = async () => (await lettersTo(buyer)).map(({ text }) => text.match(/\d+点/g));
  await tendAt(49);
  // The first is told and leaves after 72 hours, before the second is told after 88.
  expect(await nextLook()).toBe(73);
  expect((await toldOf(buyer)).map(({ content }) => content.includes("ほか"))).toEqual([false]);
  await expect.poll(lettersSaying).toEqual([["2点"]]);
  await tendAt(74);
  expect((await cartOf(buyer)).lines).toMatchObject([{ size_id: 24, quantity: 7 }]);
  expect(await nextLook()).toBe(88);
  await tendAt(89);
  expect(await nextLook()).toBe(113);
  expect(await toldOf(buyer)).toHaveLength(2);
  await expect.poll(lettersSaying).toEqual([["2点"], ["7点"]]);
});

test("a job that did not run for days still tells first, and leaves a day", async () => {
  const buyer = await lastingBuyer();
  await fillCart(buyer);
  await tendAt(24 * 9);
  expect((await cartOf(buyer)).lines).toHaveLength(1);
  expect(await toldOf(buyer)).toHaveLength(1);
  await tendAt(24 * 10 - 1);
  expect((await cartOf(buyer)).lines).toHaveLength(1);
  await tendAt(24 * 10 + 1);
  expect((await cartOf(buyer)).lines).toEqual([]);
});

test("a cart whose order is being paid is left alone, and the order stays", async () => {
  const buyer = await lastingBuyer();
  const cart = await fillCart(buyer);
  await tendAt(49);
  at(73);
  const placing = value(await placeAgain(buyer, cart));
  expect(placing.state).toBe("payment");
  await tendAt(73.1);
  expect((await cartOf(buyer)).lines).toHaveLength(1);
  await opened.shop.database.db.execute(
    sql`update payment_attempts set state = 'expired' where user_id = ${buyer.member.id}`,
  );
  await tendAt(75);
  expect((await cartOf(buyer)).lines).toEqual([]);
});

test("an order that was placed is untouched, and so is what it left in the next cart", async () => {
  const buyer = await lastingBuyer({ kind: "business", approved: true });
  const cart = await fillCart(buyer);
  await tendAt(49);
  expect(value(await placeAgain(buyer, cart, 1)).state).toBe("placed");
  await tendAt(24 * 30);
  expect(
    (await opened.shop.database.db.execute(sql`select 1 from cart_lines where cart_id = ${cart.cart_id}`)).rows,
  ).toHaveLength(1);
});

/** Holds what the query locks until the work that waits for it has begun; the work may do something more meanwhile. */
async function whileHeld(query: string, cartId: string, work: (held: PoolClient) => Promise<void>): Promise<void> {
  const held = await opened.shop.database.pool.connect();
  try {
    await held.query("begin");
    await held.query(query, [cartId]);
    await work(held);
    await held.query("commit");
  } finally {
    held.release();
  }
}

async function waitFor(waiting: number): Promise<void> {
  const asked = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await opened.shop.database.db.execute(asked)).rows.length).toBe(waiting);
}

test("a cart that becomes an order while the job waits for it keeps what was ordered", async () => {
  const buyer = await lastingBuyer();
  const { cart_id } = await fillCart(buyer);
  await tendAt(49);
  at(74);
  let tending: Promise<void> | undefined;
  await whileHeld("select 1 from carts where id = $1 for update", cart_id, async (held) => {
    tending = tend();
    await waitFor(1);
    await held.query("update carts set state = 'ordered' where id = $1", [cart_id]);
  });
  await tending;
  const { rows } = await opened.shop.database.db.execute(sql`select 1 from cart_lines where cart_id = ${cart_id}`);
  expect(rows).toHaveLength(1);
});

test("who puts something in while the job takes something out is shown what is left", async () => {
  const buyer = await lastingBuyer();
  const { cart_id } = await fillCart(buyer, { 23: 1 });
  await tendAt(49);
  at(74);
  const put = () => buyer.call(addItem, { product_id: buyer.productId, sizes: [{ size_id: 24, quantity: 1 }] });
  let tending: Promise<void> | undefined;
  let putting: ReturnType<typeof put> | undefined;
  await whileHeld("select 1 from cart_lines where cart_id = $1 for update", cart_id, async () => {
    tending = tend();
    await waitFor(1);
    putting = put();
    await waitFor(2);
  });
  await tending;
  const answer = await putting;
  expect(answer).toMatchObject({ ok: true });
  expect((await cartOf(buyer)).lines).toMatchObject([{ size_id: 24 }]);
  expect(answer?.ok && answer.value.lines.map(({ size_id }) => size_id)).toEqual([24]);
});

test("two jobs beside a change, a keep and an order lose nothing and say nothing twice", async () => {
  for (let round = 0; round < 8; round++) {
    at(0);
    const buyer = await lastingBuyer({ kind: "business", approved: true });
    const cart = await fillCart(buyer);
    await tendAt(49);
    at(73);
    const [line] = cart.lines;
    const act = [
      () => buyer.call(changeQuantity, { line_id: line?.line_id ?? "", quantity: 3 }),
      () => buyer.call(keepCart, {}),
      () => buyer.call(addItem, { product_id: buyer.productId, sizes: [{ size_id: 23, quantity: 1 }] }),
      () => placeAgain(buyer, cart, 1),
    ][round % 4];
    const [answer] = await Promise.all([act?.(), tend(), tend()]);
    const left = (await cartOf(buyer)).lines;
    if (round % 4 === 0 && answer?.ok) expect(left).toMatchObject([{ quantity: 3 }]);
    // Added a moment too late, it is alone in the cart; a keep finds nothing to keep.
    if (round % 4 === 2) expect([1, 3]).toContain(left[0]?.quantity);
    if (round % 4 === 3) expect(left).toEqual([]);
    for (const { leaves_at } of left) expect(Date.parse(leaves_at)).toBeGreaterThan(Date.now() + 140 * HOUR);
    expect(await toldOf(buyer)).toHaveLength(1);
  }
});

test("the job reads the carts whose time has come by their index, and looks at none twice", async () => {
  const { db } = opened.shop.database;
  at(24 * 400);
  await tend();
  await tendAt(24 * 402);
  const { rows } = await db.execute(sql`select 1 from carts where state = 'open' and look_at is not null`);
  expect(rows).toEqual([]);
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute<{ "QUERY PLAN": string }>(
      sql`explain select user_id, id from carts where state = 'open' and look_at <= now() order by look_at limit 200`,
    );
  });
  expect(plan.rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("carts_to_look_at");
});
