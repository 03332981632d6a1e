import { sendStored } from "@surimono/contract/warehouse";
import { sql } from "drizzle-orm";
import { v4 as randomId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/index.ts";
import { openBuyer, type ShopProcess, startProcess } from "../orders/testing/index.ts";
import { orderIntoWarehouse, stocksOf } from "./testing/index.ts";

const AUTH_SECRET = "stocks-stocks-stocks-stocks-stocks";
let opened: TestShop;
let second: ShopProcess;

beforeAll(async () => {
  opened = await openTestShop({ variables: { AUTH_SECRET } });
  second = await startProcess({ AUTH_SECRET, DATABASE_URL: opened.databaseUrl, DATA_DIR: opened.dataDir });
});
afterAll(async () => {
  await second.stop();
  await opened.stop();
});

test("of 50 sendings at once by two processes as many are placed as there are pieces, and none too many", async () => {
  const buyer = await openBuyer(opened, { kind: "business" });
  await orderIntoWarehouse(opened, buyer, { 23: 20, 24: 100 });
  const stocks = await stocksOf(buyer);
  const [few, many] = [stocks.get(23)?.stored_id ?? "", stocks.get(24)?.stored_id ?? ""];
  const processes = [buyer.call, second.callAs(buyer.token)];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      // Named in either order: rows are locked in one.
      const pieces = [few, many].map((line_id) => ({ line_id, quantity: 1 }));
      const destination = {
        ...{ destination_id: randomId(), address_id: buyer.addressId },
        pieces: index % 4 < 2 ? pieces : pieces.toReversed(),
      };
      const call = processes[index % 2] as typeof buyer.call;
      return call(sendStored, { sending_id: randomId(), destinations: [destination], expected_total: 0 });
    }),
  );
  const codes = answers.map((answer) => (answer.ok ? "placed" : answer.failure.code));
  expect(codes.toSorted()).toEqual([...Array(20).fill("placed"), ...Array(30).fill("warehouse/not-enough")]);
  const { rows } = await opened.shop.database.db.execute(sql`
    select pieces.size_id, pieces.on_hand, pieces.reserved, sum(movement.on_hand)::int as moved, sum(movement.reserved)::int as promised
    from stored_pieces pieces join stock_movements movement on movement.user_id = pieces.user_id and movement.stored_id = pieces.id
    where pieces.user_id = ${buyer.member.id} group by pieces.user_id, pieces.id order by pieces.size_id`);
  expect(rows).toEqual([
    { size_id: 23, on_hand: 20, reserved: 20, moved: 20, promised: 20 },
    { size_id: 24, on_hand: 100, reserved: 20, moved: 100, promised: 20 },
  ]);
});
