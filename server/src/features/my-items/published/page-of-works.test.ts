import { publishMyItem } from "@surimono/contract/my-items";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asWork, type Queries } from "../../../platform/database/index.ts";
import { openTestShop, rowsRead, type TestShop, value } from "../../../testing/index.ts";
import { makeMyItem } from "../testing/make-my-item.ts";
import { openPagesOfWorks } from "./page-of-works.ts";
import type { PublishedPage } from "./published-items.store.ts";

const WORKS = 1000;
const FIRST = 500_000;
const GOODS = [1001];
const PAGE = 60;
const ALL = 0;

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
  const { call } = await opened.asMember({ nickname: "海野" });
  const product_id = await makeMyItem(opened, call, "completed");
  value(await call(publishMyItem, { product_id, promotion_flag: 1 }));
  // Several of each popularity, and two at each moment.
  const change = `'product_id', ${FIRST} + n, 'draft_key', null, 'popularity', n % 7,
    'published_at', date_trunc('milliseconds', now()) - (n / 2 + 1) * interval '1 minute'`;
  await asWork(() =>
    opened.shop.database.db.execute(
      sql.raw(`insert into my_items select made.* from my_items one cross join generate_series(1, ${WORKS - 1}) n
        cross join lateral jsonb_populate_record(null::my_items, to_jsonb(one) || jsonb_build_object(${change})) made
        where one.product_id = ${product_id}`),
    ),
  );
});
afterAll(() => opened.stop());

function openPages(now = () => opened.shop.now(), queries: Queries = opened.shop.database.db) {
  const pageOf = openPagesOfWorks({ log: opened.shop.log, mayBeOld: () => queries as never, now });
  return async (sort: PublishedPage["sort"], offset: number, goods: readonly number[] = GOODS) => {
    const rows = await pageOf(ALL, { sort, goods, offset, limit: PAGE, now: now() });
    return rows.map(({ item }) => item.productId);
  };
}

async function walk(sort: PublishedPage["sort"]): Promise<number[]> {
  const pageOf = openPages();
  const pages = [];
  for (let offset = 0; offset < WORKS + PAGE; offset += PAGE) pages.push(await pageOf(sort, offset));
  return pages.flat();
}

test("page by page, each work of the gallery comes once and in its order", async () => {
  const { db } = opened.shop.database;
  const inOrder = async (order: string) => {
    const found = await db.execute<{ id: number }>(
      sql.raw(`select product_id as id from my_items where promotion_flag = 1 order by ${order}`),
    );
    return found.rows.map(({ id }) => id);
  };
  expect(await walk("newest")).toEqual(await inOrder("published_at desc, product_id desc"));
  expect(await walk("popular")).toEqual(await inOrder("popularity desc, published_at desc, product_id desc"));
  expect(await openPages()("newest", WORKS + 5000)).toEqual([]);
  expect(await openPages()("newest", 300, [])).toEqual([]);
});

test("far down, the works above are read once a minute, and nothing that was withdrawn since is shown", async () => {
  const { database } = opened.shop;
  await database.inTransaction(async (tx) => {
    let now = opened.shop.now().getTime();
    const pageOf = openPages(() => new Date(now), tx);
    await pageOf("popular", 900);
    await tx.execute(sql`analyze my_items`);
    const read = (offset: number) => rowsRead(tx, ["my_items"], () => pageOf("popular", offset));
    expect((await read(900))["my_items"]).toBeLessThan(300);

    const [gone, ...others] = await pageOf("popular", 720);
    const [first] = await pageOf("popular", 0);
    await tx.execute(sql`update my_items set promotion_flag = 0 where product_id in (${gone}, ${first})`);
    expect((await pageOf("popular", 720)).slice(0, -1)).toEqual(others);
    now += 61_000;
    await pageOf("popular", 720);
    await expect.poll(() => pageOf("popular", 720)).toEqual([...others.slice(1), expect.anything(), expect.anything()]);

    // Nobody looked for a while: what was known then is given to nobody.
    const [next, ...rest] = await pageOf("popular", 720);
    await tx.execute(
      sql`update my_items set promotion_flag = 0 where product_id in (${(await pageOf("popular", 0))[0]})`,
    );
    now += 121_000;
    expect((await pageOf("popular", 720)).slice(0, -1)).toEqual(rest);
    expect(next).toBeDefined();
  });
});
