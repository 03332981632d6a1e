import { getOrders } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asWork, type Transaction } from "../../platform/database/index.ts";
import { openTestShop, rowsRead, type TestShop, value } from "../../testing/index.ts";
import { isInDelivery } from "./index.ts";
import { listOrderLines, listPlaced } from "./orders.store.ts";
import { countParcels } from "./parcels/parcels.store.ts";
import { openBuyer, placeCart, type TestBuyer } from "./testing/index.ts";
import { findUnfinished } from "./withdrawn-orders.ts";

const ORDERS = 500;
const TABLES = ["orders", "order_lines", "order_destinations", "order_moves"];

let opened: TestShop;
let buyer: TestBuyer;

beforeAll(async () => {
  opened = await openTestShop();
  buyer = await openBuyer(opened, { kind: "business", approved: true });
  value(await placeCart(buyer, 1));
  await asWork(multiply);
});
afterAll(() => opened.stop());

/** Makes hundreds of the buyer's one order, delivered long ago, and one for each of as many others. */
async function multiply(): Promise<void> {
  const { db } = opened.shop.database;
  const copy = (table: string, change: string) =>
    sql.raw(`insert into ${table} overriding system value
      select made.* from ${table} one cross join generate_series(1, ${2 * ORDERS}) n
      cross join lateral jsonb_populate_record(null::${table}, to_jsonb(one) || jsonb_build_object(${change})) made
      where one.user_id = '${buyer.member.id}'`);
  const whose = `'user_id', case when n <= ${ORDERS} then one.user_id else 'other' || n end`;
  const order = "md5('order' || n)::uuid";
  const ago = "now() - n * interval '1 hour' - interval '30 days'";
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of [
      copy(
        "orders",
        `${whose}, 'id', ${order}, 'sequence', 1000000 + n, 'cart_id', null, 'placed_at', ${ago}, 'fulfilment', 'shipped', 'payment', 'paid'`,
      ),
      copy("order_lines", `${whose}, 'order_id', ${order}`),
      copy("order_destinations", `${whose}, 'order_id', ${order}, 'shipped_at', ${ago}`),
      copy("order_moves", `${whose}, 'order_id', ${order}, 'axis', 'fulfilment', 'to_state', 'shipped', 'at', ${ago}`),
    ])
      await tx.execute(statement);
  });
  for (const table of TABLES) await db.execute(sql.raw(`vacuum analyze ${table}`));
}

/** By the plan that a connection keeps, which is made for somebody with a few orders, as most have. */
const readByAnybodysPlan = (work: (tx: Transaction) => Promise<unknown>) =>
  opened.shop.database.inTransaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
    return rowsRead(tx, TABLES, () => work(tx));
  });

const FEW = Object.fromEntries(TABLES.map((table) => [table, expect.toSatisfy((rows: number) => rows < 100)]));

test("a page far down the list of hundreds of orders reads that page", async () => {
  const first = value(await buyer.call(getOrders, { limit: 50 }));
  const far = value(await buyer.call(getOrders, { limit: 50, before: first.orders.at(-1)?.order_id ?? "" }));
  expect(new Set([...first.orders, ...far.orders].map(({ order_id }) => order_id)).size).toBe(100);
  expect(far.orders.map(({ names, parcels }) => [names.length, parcels])).toEqual(far.orders.map(() => [1, 1]));
  const last = far.orders.at(-1)?.order_id ?? "";
  const read = await readByAnybodysPlan(async (tx) => {
    const ids = (await listPlaced(tx, buyer.member.id, last, 20)).map(({ id }) => id);
    expect(ids).toHaveLength(20);
    expect(await listOrderLines(tx, buyer.member.id, ids)).toHaveLength(20);
    expect(await countParcels(tx, buyer.member.id, ids)).toHaveLength(20);
  });
  expect(read).toEqual(FEW);
});

test("what is under way is found without reading what arrived long ago", async () => {
  const { member, productId } = buyer;
  const now = opened.shop.now();
  const read = await readByAnybodysPlan(async (tx) => {
    expect(await isInDelivery(tx, member.id, productId, now)).toBe(true);
    expect(await isInDelivery(tx, member.id, productId + 1, now)).toBe(false);
    expect((await findUnfinished(tx, member.id, now)).map(({ code }) => code)).toEqual(["on-its-way"]);
  });
  expect(read).toEqual(FEW);
});
