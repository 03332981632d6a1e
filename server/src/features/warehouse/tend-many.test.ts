import { getWarehouse, saveReturnAddress } from "@surimono/contract/warehouse";
import { addDays, DAY_MS, dayInJapan } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, rowsRead, type TestShop, value } from "../../testing/index.ts";
import { ADDRESS, openBuyer } from "../orders/testing/index.ts";
import { listEndingMembers, listUncharged } from "./storage-days.store.ts";
import { tendStorage } from "./tend-storage.ts";
import { orderIntoWarehouse, sendingDesk, stocksOf } from "./testing/index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

async function openStored() {
  const buyer = await openBuyer(opened, { kind: "business" });
  await orderIntoWarehouse(opened, buyer, { 23: 3 });
  value(await buyer.call(saveReturnAddress, ADDRESS));
  return buyer;
}

test("the trouble of one member keeps no other from what goes back, and the job says that it failed", async () => {
  const first = await openStored();
  const buyers = [first, await openStored()].toSorted((one, two) => (one.member.id < two.member.id ? -1 : 1));
  const [troubled] = buyers;
  const [item] = value(await first.call(getWarehouse, {})).items;
  const desk = sendingDesk(opened.shop);
  const tending = tendStorage({
    ...desk,
    // 60 days and one after the free time, by the demo's terms.
    now: () => new Date(Date.parse(`${item?.free_until}T03:00:00Z`) + 61 * DAY_MS),
    async holdStock(tx, order) {
      if (order.userId === troubled?.member.id) throw new Error("no stock to be held");
      return desk.holdStock(tx, order);
    },
  });
  await expect(tending).rejects.toThrow(AggregateError);
  const reserved = await Promise.all(buyers.map(async (buyer) => (await stocksOf(buyer)).get(23)?.reserved));
  expect(reserved).toEqual([0, 3]);
});

test("by night what is there is read, and not what was ever stored", async () => {
  const { db, inTransaction } = opened.shop.database;
  // As their movements left them.
  await inTransaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into stored_pieces (user_id, id, product_id, version_id, size_id, name, item_id, item_name, size_name, color_id, color_name,
        color_value, method_id, method_name, area_kinds, tags, on_hand)
      select 'gone' || mod(n, 500), gen_random_uuid(), n, gen_random_uuid(), 1, '', 1, '', '', 1, '', '', 1, '', '[]', '[]',
        case when n <= 3 then 5 else 0 end
      from generate_series(1, 5000) n`);
    await tx.execute(sql`
      insert into stored_items (user_id, product_id, free_until)
      select 'gone' || mod(n, 500), n, current_date - 100 - mod(n, 1000) from generate_series(1, 5000) n`);
    return { ok: true, value: undefined };
  });
  await db.execute(sql`vacuum analyze stored_pieces, stored_items`);
  const today = dayInJapan(new Date());
  const ending = { from: today, by: addDays(today, 7), backBefore: addDays(today, -60) };
  await inTransaction(async (tx) => {
    const work = async () => {
      const part = { after: "", limit: 200 };
      expect(await listUncharged(tx, { today, ...part })).toHaveLength(3);
      expect(await listEndingMembers(tx, { ending, ...part })).toHaveLength(3);
    };
    const read = await rowsRead(tx, ["stored_pieces", "stored_items"], work);
    expect((read["stored_pieces"] ?? 0) + (read["stored_items"] ?? 0)).toBeLessThan(100);
  });
});
