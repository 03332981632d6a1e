import { getRanking, searchProducts } from "@surimono/contract/catalogue";
import { cancelOrder } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { awayFromMidnight } from "../../testing/away-from-midnight.ts";
import { openTestShop, type TestShop } from "../../testing/index.ts";
import { openCatalogue } from "../catalogue/index.ts";
import { countOrdered, listCountChanged, listOrdered } from "./count-ordered.ts";
import { openBuyer, placeCart } from "./testing/index.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

/** What a process starting now sees; a running one follows within a minute. */
async function ranking() {
  await openCatalogue(opened.shop);
  const answer = await opened.callAs()(getRanking, {});
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value;
}

const soldOf = async (id: number) => (await ranking()).data.find(({ product_id }) => product_id === id)?.sum;
const ids = async () => (await ranking()).data.map(({ product_id }) => product_id);

test("placed orders rank an item for thirty days, cancelled ones do not; until then the catalogue's order decides", async () => {
  await awayFromMidnight();
  const { db } = opened.shop.database;
  expect(await ranking()).toMatchObject({ period: null });
  expect(await ids()).toEqual([1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010]);

  await db.execute(sql`insert into catalogue_sales (item_id, ordered_on, pieces) values
    (1084, (now() at time zone 'Asia/Tokyo')::date - 29, 2), (1083, (now() at time zone 'Asia/Tokyo')::date - 30, 900)`);
  // Goods without an order in these days have no place.
  expect(await ids()).toEqual([1084]);

  const buyer = await openBuyer(opened, { kind: "business" });
  const placed = await placeCart(buyer, 1);
  if (!placed.ok) throw new Error(placed.failure.code);
  const sold = await soldOf(1001);
  expect(sold).toBeGreaterThan(0);
  const { rows: lines } = await db.execute<{ product_id: number; pieces: number }>(
    sql`select product_id, sum(quantity)::int as pieces from order_lines group by product_id`,
  );
  const items = lines.map(({ product_id: productId }) => ({ userId: buyer.member.id, productId }));
  const since = new Date(Date.now() - DAY_MS);
  expect(await countOrdered(db, items, since)).toEqual(new Map(lines.map((line) => [line.product_id, line.pieces])));
  expect(await countOrdered(db, items, new Date(Date.now() + DAY_MS))).toEqual(new Map());
  for (const change of [sql`way = 'sending'`, sql`way = 'courier', replaces = id`]) {
    await db.execute(sql`update orders set ${change}`);
    expect(await countOrdered(db, items, since)).toEqual(new Map());
  }
  await db.execute(sql`update orders set replaces = null`);
  const other = await opened.asMember();
  const counted = async (after: Date, before: Date, from: Date) => {
    const times = { since: from, before, after };
    const members = await listCountChanged(db, times);
    return listOrdered(db, [...members, other.member.id], times);
  };
  const tomorrow = new Date(Date.now() + DAY_MS);
  const each = (left: (pieces: number) => number) =>
    lines.map(({ product_id, pieces }) => ({ userId: buyer.member.id, productId: product_id, pieces: left(pieces) }));
  expect(await counted(since, since, since)).toEqual(each((pieces) => pieces));
  expect(await counted(tomorrow, since, since), "nothing happened after that").toEqual([]);
  expect(await counted(tomorrow, since, tomorrow), "too old by then").toEqual(each(() => 0));
  expect(await countOrdered(db, [{ ...items[0], userId: other.member.id } as (typeof items)[0]], since)).toEqual(
    new Map(),
  );

  const { period } = await ranking();
  expect(Date.parse(period?.to ?? "") - Date.parse(period?.from ?? "")).toBe(29 * DAY_MS);
  const search = await opened.callAs()(searchProducts, { sort: 4, limit: 2 });
  expect(search).toMatchObject({ value: { data: (await ranking()).data.slice(0, 2) } });

  await buyer.call(cancelOrder, { order_id: placed.value.order_id });
  await buyer.call(cancelOrder, { order_id: placed.value.order_id });
  expect(await ids()).toEqual([1084]);
  expect(await countOrdered(db, items, since)).toEqual(new Map());
  expect(await counted(since, since, since)).toEqual(each(() => 0));
});
