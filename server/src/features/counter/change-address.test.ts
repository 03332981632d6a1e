import {
  changeCounterAddress,
  findCounterPostalCode,
  getCounterOrder,
  getCounterPapers,
} from "@surimono/contract/counter";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CounterOrder, makeCounterOrder } from "../../testing/counter-world.ts";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";

let shop: TestShop;
let order: CounterOrder;

beforeAll(async () => {
  shop = await openTestShop();
  order = await makeCounterOrder(shop);
});
afterAll(() => shop.stop());

const NEW = {
  ...{ last_name: "山田", first_name: "太郎", company_name: "", postal_code: "9000015", prefecture: "沖縄県" },
  ...{ city: "那覇市", street: "久茂地1-1", building: "", room: "", phone: "0980-12-3456" },
};
const wish = (change = {}) => ({
  ...{ order_number: order.number, parcel_number: 1, reason: "お引っ越し" },
  address: { ...NEW, ...change },
});

test("a parcel goes elsewhere until it is packed, and the buyer is told (rule orders-change-address)", async () => {
  const { call } = await shop.asOperator("orders");
  const { db } = shop.shop.database;
  await order.at("printing");
  await db.execute(sql`update order_destinations set wished_day = '2099-01-01', wished_band = '19-21'`);
  expect(await call(changeCounterAddress, wish({ postal_code: "1", phone: "x", city: "😀" }))).toMatchObject({
    failure: {
      code: "delivery/invalid-address",
      detail: { problems: [{ field: "postal_code" }, { field: "city" }, { field: "phone" }] },
    },
  });
  const unlisted = wish({ postal_code: "999-9999" });
  expect(await call(changeCounterAddress, unlisted)).toMatchObject({
    failure: { code: "orders/unlisted-postal-code" },
  });
  expect(await call(changeCounterAddress, wish({ prefecture: "北海道" }))).toMatchObject({
    failure: { code: "orders/other-prefecture" },
  });
  expect(value(await call(findCounterPostalCode, { postal_code: NEW.postal_code }))).toMatchObject({ city: "那覇市" });
  value(await call(changeCounterAddress, wish()));
  const seen = value(await call(getCounterOrder, { order_number: order.number }));
  expect(seen.order.destinations[0]).toMatchObject({
    ...{ last_name: "山田", postal_code: "900-0015", prefecture: "沖縄県", phone: "0980-12-3456" },
    wished_day: null,
    wished_band: null,
  });
  expect(seen.order.destinations[0]?.pieces.length).toBeGreaterThan(0);
  const { letters } = value(await call(getCounterPapers, { order_number: order.number }));
  expect(letters.at(-1)).toMatchObject({ subject: expect.stringContaining("お届け先を変更しました") });
  expect(letters.at(-1)?.text).toContain("那覇市久茂地1-1");
  const { rows } = await db.execute<{ before: object; after: object; reason: string }>(
    sql`select before, after, reason from operator_deeds where action = 'changeCounterAddress'`,
  );
  expect(rows).toEqual([
    {
      before: { fulfilment: "printing", places: [{ prefecture: "東京都", city: "渋谷区" }] },
      after: { fulfilment: "printing", places: [{ prefecture: "沖縄県", city: "那覇市" }] },
      reason: "お引っ越し",
    },
  ]);
  // The list may be older than the number.
  value(await call(changeCounterAddress, { ...unlisted, is_sure: true }));
  await order.at("packed");
  expect(await call(changeCounterAddress, wish({ city: "浦添市" }))).toMatchObject({
    failure: { code: "orders/packed-already" },
  });
});
