import { publishMyItem } from "@surimono/contract/my-items";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestShop, value } from "../../../testing/index.ts";
import { makeMyItem } from "../testing/make-my-item.ts";
import { openCountOfWorks } from "./count-works.ts";

const SHIRT = 1001;

test("a small gallery is counted exactly, a large one once a minute, and nobody waits for it again", async () => {
  const shop = await openTestShop();
  const { call } = await shop.asMember({ nickname: "海野" });
  const product_id = await makeMyItem(shop, call, "completed");
  value(await call(publishMyItem, { product_id, promotion_flag: 1 }));
  const { db } = shop.shop.database;
  let now = shop.shop.now().getTime();
  const count = openCountOfWorks({ log: shop.shop.log, mayBeOld: () => db, now: () => new Date(now) });
  const countAll = () => count(0, [SHIRT], [SHIRT]);
  const copy = (from: number, until: number) =>
    db.execute(sql`
      insert into my_items select (jsonb_populate_record(item, jsonb_build_object('product_id', 5000000 + n, 'draft_key', null))).*
      from my_items item, generate_series(${from}::int, ${until}::int) n where item.product_id = ${product_id}`);

  expect(await countAll()).toBe(1);
  await copy(1, 999);
  expect(await countAll()).toBe(1000);
  await copy(1000, 1001);
  expect(await Promise.all([countAll(), countAll()])).toEqual([1002, 1002]);
  expect(await count(1, [], [SHIRT])).toBe(0);
  await copy(1002, 1002);
  expect(await countAll()).toBe(1002);
  now += 61_000;
  expect(await countAll()).toBe(1002);
  await expect.poll(countAll).toBe(1003);
  await shop.stop();
});
