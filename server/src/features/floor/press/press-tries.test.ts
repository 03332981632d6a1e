import { randomUUID } from "node:crypto";
import { getPressPackage, getPressSheets } from "@surimono/contract/floor";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { StoreAway } from "../../../platform/files/index.ts";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { type Hand, inkOf, madePackage, printedOrder } from "../testing/index.ts";
import { insertGang } from "./gangs.store.ts";
import { laySheets } from "./lay-sheets.ts";
import { packPackage } from "./pack-package.ts";

let shop: TestShop;
let hand: Hand;

beforeAll(async () => {
  shop = await openTestShop();
  hand = await shop.asOperator("floor");
});
afterAll(() => shop.stop());

/** The shop while its file store is away. */
const storeless = () => ({
  ...shop.shop,
  files: {
    ...shop.shop.files,
    read: () => Promise.reject(new StoreAway(new Error("read ECONNRESET"))),
  },
});

test("while the shop tries again by itself, package and sheets are being made; they failed with the last try", async () => {
  const { order } = await printedOrder(shop, 1, [{ areaKindId: 1, name: "胸中央", png: await inkOf(100, 50) }]);
  const { package_id } = (await madePackage(hand, { order_number: order })).package;
  const gangId = randomUUID();
  await shop.shop.database.inTransaction((tx) =>
    insertGang(tx, {
      ...{ id: gangId, packageId: package_id, operatorId: hand.id, madeAt: new Date(), film: shop.shop.env.press.film },
    }),
  );
  const sheets = async () => value(await hand.call(getPressSheets, { package_id })).gang;
  const lay = (isLastTry: boolean) => laySheets(storeless(), gangId, { isLastTry });
  await expect(lay(false)).rejects.toThrow(StoreAway);
  expect(await sheets()).toMatchObject({ state: "making", failure: "" });
  await expect(lay(true)).rejects.toThrow(StoreAway);
  expect(await sheets()).toMatchObject({
    state: "failed",
    failure: "シートを作れませんでした。もう一度作ってください。",
  });

  // As before its job began.
  await shop.shop.database.db.execute(
    sql`update press_packages set state = 'making', plan = null where id = ${package_id}::uuid`,
  );
  const seen = async () => value(await hand.call(getPressPackage, { package_id }));
  const pack = (isLastTry: boolean) => packPackage(storeless(), package_id, { isLastTry });
  await expect(pack(false)).rejects.toThrow(StoreAway);
  expect(await seen()).toMatchObject({ package: { state: "making" }, failure: "" });
  await expect(pack(true)).rejects.toThrow(StoreAway);
  expect(await seen()).toMatchObject({
    package: { state: "failed" },
    failure: "印刷データを読めませんでした。もう一度作ってください。",
  });
});
