import { listMyItems } from "@surimono/contract/my-items";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asWork } from "../../platform/database/index.ts";
import { openTestShop, rowsRead, type TestShop, value } from "../../testing/index.ts";
import { addMyItem } from "../orders/testing/index.ts";
import { deleteAbandoned, listMyItems as readPart } from "./my-items.store.ts";

const ITEMS = 500;
const FIRST = 500_000;

let opened: TestShop;
let maker: Awaited<ReturnType<TestShop["asMember"]>>;

beforeAll(async () => {
  opened = await openTestShop();
  maker = await opened.asMember();
  const { db } = opened.shop.database;
  const productId = await addMyItem(opened.shop, maker.member.id, 1001);
  // Two at each moment, so that the number decides between them.
  const change = `'product_id', ${FIRST} + n, 'update_time', now() - (n / 2) * interval '1 minute'`;
  await asWork(() =>
    db.execute(
      sql.raw(`insert into my_items select made.* from my_items one cross join generate_series(1, ${ITEMS}) n
        cross join lateral jsonb_populate_record(null::my_items, to_jsonb(one) || jsonb_build_object(${change})) made
        where one.product_id = ${productId}`),
    ),
  );
});
afterAll(() => opened.stop());

/** As the database does by itself: when nobody looks at an older state any more, the index alone tells what is there. */
async function vacuum(): Promise<number> {
  const { db } = opened.shop.database;
  await db.execute(sql`vacuum analyze my_items`);
  const { rows } = await db.execute<{ unseen: number }>(
    sql`select relpages - relallvisible as unseen from pg_class where relname = 'my_items'`,
  );
  return rows[0]?.unseen ?? -1;
}

test("a part far down a list of hundreds has its items in their order, and only they are read", async () => {
  const newest = Array.from({ length: ITEMS }, (_, at) => FIRST + at + 1).sort(
    (one, other) => Math.floor((one - FIRST) / 2) - Math.floor((other - FIRST) / 2) || other - one,
  );
  const idsOf = async (part: object) =>
    value(await maker.call(listMyItems, { ...part, limit: 24 })).data.map(({ product_id }) => product_id);
  const all = (await Promise.all([0, 24, 480].map((offset) => idsOf({ offset })))).flat();
  expect(all.filter((id) => id > FIRST)).toEqual([...newest.slice(0, 47), ...newest.slice(479)]);
  expect(await idsOf({ offset: 100, parent_id: 1001 })).toEqual(newest.slice(99, 123));
  expect(await idsOf({ parent_id: 1002 })).toEqual([]);
  const { data, ...counts } = value(await maker.call(listMyItems, { offset: 24, counted: 0 }));
  expect([data.length, counts]).toEqual([24, {}]);

  await expect.poll(vacuum).toBe(0);
  await opened.shop.database.inTransaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
    const part = { status: 1, catalogueItemId: undefined, limit: 24, offset: 400 } as const;
    const read = await rowsRead(tx, ["my_items"], () => readPart(tx, maker.member.id, part));
    expect(read["my_items"]).toBeLessThan(50);
  });
});

test("by night, items that nobody deleted are not read", async () => {
  await opened.shop.database.inTransaction(async (tx) => {
    const read = await rowsRead(tx, ["my_items"], () => deleteAbandoned(tx, opened.shop.now()));
    expect(read).toEqual({ my_items: 0 });
  });
});
