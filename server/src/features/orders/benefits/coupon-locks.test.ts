import { chooseCoupon } from "@surimono/contract/cart";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { lockLimitedCoupons } from "../../coupons/index.ts";
import { cartOf, makeCoupon, openChosen, placeAgain } from "../testing/index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const HOLD = "select 1 from coupons where id = $1 for no key update";

/** Holds the coupon until the work waits for it; answers whether the work holds the other one by then. */
async function heldMeanwhile(held: number, other: number, work: () => Promise<unknown>): Promise<boolean> {
  const { pool } = opened.shop.database;
  const holder = await pool.connect();
  try {
    await holder.query("begin");
    await holder.query(HOLD, [held]);
    const working = work();
    const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
    const free = await pool.query(`${HOLD} skip locked`, [other]);
    await holder.query("commit");
    await working;
    return free.rowCount === 0;
  } finally {
    holder.release();
  }
}

/** The lower id first. */
async function twoCoupons(options: Parameters<typeof makeCoupon>[1] = { maxUses: 9 }) {
  const made = [await makeCoupon(opened, options), await makeCoupon(opened, options)];
  const [low, high] = made.toSorted((one, other) => one.id - other.id);
  if (!low || !high) throw new Error("no coupons");
  return { low, high };
}

test("whoever swaps a coupon for one with a lower number waits for that one before touching the own", async () => {
  const { low, high } = await twoCoupons();
  const { buyer, cart } = await openChosen(opened, high.code);
  value(await placeAgain(buyer, cart));
  // Ended without giving the coupon back, so that this falls to whoever places again.
  await opened.shop.database.db.execute(
    sql`update payment_attempts set state = 'expired' where user_id = ${buyer.member.id}`,
  );
  value(await buyer.call(chooseCoupon, { code: low.code }));
  const next = await cartOf(buyer);
  expect(await heldMeanwhile(low.id, high.id, async () => value(await placeAgain(buyer, next)))).toBe(false);
  const { rows } = await opened.shop.database.db.execute(
    sql`select id, uses_taken from coupons where id in (${low.id}, ${high.id}) order by id`,
  );
  expect(rows).toEqual([
    { id: low.id, uses_taken: 1 },
    { id: high.id, uses_taken: 0 },
  ]);
});

test("they are locked by number, in whatever order they are named", async () => {
  const { low, high } = await twoCoupons();
  const { database } = opened.shop;
  for (const ids of [
    [low.id, high.id],
    [high.id, low.id],
  ]) {
    const lock = () => database.db.transaction((tx) => lockLimitedCoupons(tx, ids));
    expect(await heldMeanwhile(low.id, high.id, lock)).toBe(false);
    expect(await heldMeanwhile(high.id, low.id, lock)).toBe(true);
  }
});

test("a coupon without a limit makes nobody wait", async () => {
  const { low } = await twoCoupons({});
  const { pool, db } = opened.shop.database;
  const holder = await pool.connect();
  await holder.query("begin");
  await holder.query(HOLD, [low.id]);
  // With a lock it would wait for the holder, and so for itself.
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '2s'`);
    await lockLimitedCoupons(tx, [low.id]);
  });
  await holder.query("rollback");
  holder.release();
});
