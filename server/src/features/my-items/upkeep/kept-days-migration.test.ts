import { readFileSync } from "node:fs";
import { listMyItems, markProduct } from "@surimono/contract/my-items";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { makeMyItem } from "../testing/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const FILE = new URL("../../../../migrations/0005_kept_days.sql", import.meta.url);
/** What the migration does with existing rows. */
const fillings = readFileSync(FILE, "utf8")
  .split("--> statement-breakpoint")
  .filter((statement) => /UPDATE/.test(statement));

test("the rows of before are filled in: hidden work is listed, what was deleted stays so, blanks stay hidden", async () => {
  const { call } = await shop.asMember();
  const { db } = shop.shop.database;
  const hidden = await makeMyItem(shop, call, "hidden");
  const deleted = await makeMyItem(shop, call, "hidden");
  await call(markProduct, { product_id: deleted, delete_flag: 1 });
  const listed = await makeMyItem(shop, call);
  const blank = await makeMyItem(shop, call, "blank");
  // As left by the release before.
  await db.execute(
    sql`update my_items set designed = false, is_ahead = false, draft_key = null, words_saved_at = null, deleted_at = null`,
  );
  await db.execute(sql`update my_items set delete_flag = 1, version_id = null where product_id = ${hidden}`);
  expect(fillings).toHaveLength(3);
  for (const statement of fillings) await db.execute(sql.raw(statement));
  const { rows } = await db.execute(sql`
    select product_id, delete_flag, designed, is_ahead, draft_key is not null as has_key, words_saved_at is null as is_new,
      deleted_at is not null as is_deleted from my_items order by product_id`);
  const usual = { designed: true, is_ahead: false, has_key: true, is_deleted: false };
  expect(rows).toEqual([
    { ...usual, product_id: hidden, delete_flag: 0, is_ahead: true, is_new: true },
    { ...usual, product_id: deleted, delete_flag: 1, is_new: true, is_deleted: true },
    { ...usual, product_id: listed, delete_flag: 0, is_new: false },
    { ...usual, product_id: blank, delete_flag: 1, designed: false, has_key: false, is_new: true },
  ]);
  const { data } = value(await call(listMyItems, { item_tab: 1 }));
  expect(data.map(({ product_id }) => product_id).sort()).toEqual([hidden, listed]);
});
