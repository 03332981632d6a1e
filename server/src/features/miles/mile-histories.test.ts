import { randomUUID } from "node:crypto";
import { DAY_MS } from "@surimono/domain/kernel";
import { milesBack, milesFor } from "@surimono/domain/miles";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type Transaction } from "../../platform/database/index.ts";
import { openTestShop, type TestShop } from "../../testing/index.ts";
import { earnArrived, keepMiles, promiseMiles, settleMiles } from "./earn-miles.ts";
import { expireMiles } from "./lapse-miles.ts";
import { finishMiles, holdMiles, type MilesOrder, releaseMiles, returnMiles } from "./spend-miles.ts";
import { giveTestMiles } from "./testing/index.ts";

let opened: TestShop;
let now = new Date("2026-11-21T03:00:00Z");

beforeAll(async () => {
  opened = await openTestShop({ now: () => now });
});
afterAll(() => opened.stop());

const TOTAL = 20_000;
const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await opened.shop.database.db.execute<Row>(query)).rows;
const inTransaction = <Value>(work: (tx: Transaction) => Promise<Value>) => opened.shop.database.inTransaction(work);

/** An order as the tables know it, and what the model of the test knows of it. */
interface ModelOrder extends MilesOrder {
  state: "held" | "released" | "placed" | "cancelled";
  taken: number;
  kept: number;
  delivered: boolean;
}

async function insertOrder(order: MilesOrder): Promise<void> {
  const at = now.toISOString();
  await opened.shop.database.db.execute(sql`
    insert into orders (user_id, id, cart_revision, lifecycle, payment, fulfilment, payment_method, email, quantity, subtotal,
      discounts, discount_total, delivery, total, taxes, fingerprint, dispatch_by, created_at, placed_at)
    values (${order.userId}, ${order.orderId}, 0, 'placed', 'paid', 'packed', 'card', '', 1, ${TOTAL}, '[]', 0, 0, ${TOTAL}, '[]', '',
      '2026-12-01', ${at}, ${at})`);
  await opened.shop.database.db.execute(sql`
    insert into order_destinations (user_id, order_id, position, last_name, first_name, postal_code, prefecture, city, street, phone)
    values (${order.userId}, ${order.orderId}, 0, '', '', '', '', '', '', '')`);
}

/** Everything twice at once, as clicks, webhooks and processes do. */
const twice = (work: (tx: Transaction) => Promise<unknown>) => Promise.all([inTransaction(work), inTransaction(work)]);

const step = fc.record({
  do: fc.constantFrom("order", "order", "pay", "fail", "deliver", "undo", "refund", "cancel", "wait", "late"),
  which: fc.nat(20),
  amount: fc.nat(900),
});

async function carry(
  userId: string,
  orders: ModelOrder[],
  { do: what, which, amount }: { do: string; which: number; amount: number },
) {
  if (what === "wait") {
    now = new Date(now.getTime() + (amount % 200) * DAY_MS);
    await Promise.all([expireMiles(opened.shop), expireMiles(opened.shop), earnArrived(opened.shop)]);
    return;
  }
  if (what === "order") {
    const key = { userId, orderId: randomUUID(), orderNumber: `SR-${orders.length}`, miles: amount + 1 };
    const [held] = await twice((tx) => holdMiles(tx, key, now));
    if (held) orders.push({ ...key, state: "held", taken: key.miles, kept: TOTAL, delivered: false });
    return;
  }
  const order = orders[which % Math.max(1, orders.length)];
  if (!order) return;
  if (what === "fail" && order.state === "held") {
    await twice((tx) => releaseMiles(tx, order, now));
    order.state = "released";
  }
  // Money that comes after its miles were given back takes those that are left.
  const isPaid = (what === "pay" && order.state === "held") || (what === "late" && order.state === "released");
  if (isPaid) {
    await insertOrder(order);
    const [used] = await twice(async (tx) => {
      await promiseMiles(tx, { ...order, paid: TOTAL });
      return finishMiles(tx, order, now);
    });
    expect(used).toBeLessThanOrEqual(order.miles);
    const [row] = await rowsOf<{ taken: number }>(
      sql`select coalesce(sum(miles), 0)::int as taken from mile_spends where order_id = ${order.orderId}::uuid`,
    );
    order.taken = row?.taken ?? 0;
    order.state = "placed";
  }
  if (order.state !== "placed") return;
  if (what === "deliver" || what === "undo") {
    order.delivered = what === "deliver";
    const deliveredAt = order.delivered ? now.toISOString() : null;
    await twice(async (tx) => {
      await tx.execute(
        sql`update orders set fulfilment = ${order.delivered ? "shipped" : "packed"} where id = ${order.orderId}::uuid`,
      );
      await tx.execute(sql`
        update order_destinations set delivered_at = ${deliveredAt}::timestamptz where order_id = ${order.orderId}::uuid`);
      await settleMiles(tx, order, now);
    });
  }
  if (what === "refund" || what === "cancel") {
    order.kept = what === "cancel" ? 0 : Math.max(0, order.kept - amount * 10);
    const { kept } = order;
    await twice(async (tx) => {
      await returnMiles(tx, order, { kept, total: TOTAL }, now);
      await keepMiles(tx, { ...order, kept }, now);
    });
  }
}

async function check(userId: string, orders: readonly ModelOrder[]): Promise<void> {
  const [sums] = await rowsOf<Record<string, number>>(sql`
    select held.balance, held.balance + held.rank_extra as earned,
      (select coalesce(sum(miles), 0)::int from mile_entries where user_id = ${userId}) as ledger,
      (select coalesce(sum(remaining), 0)::int from mile_lots where user_id = ${userId}) as remaining,
      (select coalesce(sum(spent), 0)::int from mile_lots where user_id = ${userId}) as spent,
      (select coalesce(sum(miles - returned), 0)::int from mile_spends where user_id = ${userId}) as out
    from mile_balances held where held.user_id = ${userId}`);
  expect(sums?.["balance"]).toBeGreaterThanOrEqual(0);
  expect(sums?.["earned"]).toBeGreaterThanOrEqual(0);
  expect(sums?.["ledger"]).toBe(sums?.["balance"]);
  expect(sums?.["remaining"]).toBe(sums?.["balance"]);
  expect(sums?.["spent"]).toBe(sums?.["out"]);
  for (const { orderId, state, taken, kept } of orders) {
    const [row] = await rowsOf<{ miles: number; out: number }>(sql`
      select coalesce(sum(miles), 0)::int as miles, coalesce(sum(miles - returned), 0)::int as out
      from mile_spends where order_id = ${orderId}::uuid`);
    if (state === "released") expect(row).toEqual({ miles: 0, out: 0 });
    else expect(row).toEqual({ miles: taken, out: taken - milesBack(taken, { kept, total: TOTAL }) });
    // Never more than the order is due, however often it was delivered.
    const [earned] = await rowsOf<{ most: number }>(sql`
      select coalesce(max(remaining + spent - owed), 0)::int as most from mile_lots where order_id = ${orderId}::uuid and counts`);
    expect(earned?.most).toBeLessThanOrEqual(milesFor(kept, 300));
  }
}

test("random histories: the balance is the sum of its ledger and never negative, and no mile is lost or doubled", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      now = new Date("2026-11-21T03:00:00Z");
      const { member } = await opened.asMember();
      await giveTestMiles(opened.shop, member.id, 700);
      now = new Date("2027-03-01T03:00:00Z");
      await giveTestMiles(opened.shop, member.id, 500);
      const orders: ModelOrder[] = [];
      for (const one of steps) {
        await carry(member.id, orders, one);
        await check(member.id, orders);
      }
    }),
    { numRuns: 25 },
  );
});

test("what is delivered has earned exactly what its kept money is due", async () => {
  now = new Date("2026-11-21T03:00:00Z");
  const { member } = await opened.asMember();
  const order = { userId: member.id, orderId: randomUUID(), orderNumber: "SR-1", miles: 0 };
  await insertOrder(order);
  await inTransaction((tx) => promiseMiles(tx, { ...order, paid: TOTAL }));
  const earned = async () =>
    (await rowsOf(sql`select balance from mile_balances where user_id = ${member.id}`))[0]?.["balance"] ?? 0;
  await inTransaction((tx) => keepMiles(tx, { ...order, kept: 15_000 }, now));
  expect(await earned()).toBe(0);
  await opened.shop.database.db.execute(sql`update orders set fulfilment = 'stored' where id = ${order.orderId}::uuid`);
  await Promise.all([1, 2, 3, 4].map(() => inTransaction((tx) => settleMiles(tx, order, now))));
  expect(await earned()).toBe(150);
});

test("many orders that want the same miles at once, over two pools: only as many get them as there are miles for", async () => {
  const { member } = await opened.asMember();
  await giveTestMiles(opened.shop, member.id, 250);
  await giveTestMiles(opened.shop, member.id, 200);
  const other = openDatabase(opened.databaseUrl);
  try {
    const databases = [opened.shop.database, other];
    const held = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const order = { userId: member.id, orderId: randomUUID(), orderNumber: `SR-${index}`, miles: 100 };
        return databases[index % 2]?.inTransaction((tx) => holdMiles(tx, order, now));
      }),
    );
    expect(held.filter(Boolean)).toHaveLength(4);
    expect(await rowsOf(sql`select balance from mile_balances where user_id = ${member.id}`)).toEqual([
      { balance: 50 },
    ]);
  } finally {
    await other.close();
  }
});
