import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addItem } from "@surimono/contract/cart";
import { getPrintFile, listPrintFiles } from "@surimono/contract/designs";
import { getPressPackage, makePressPackage } from "@surimono/contract/floor";
import { orderNumber } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { finishedVersion, shape } from "../../designs/testing/index.ts";
import { openBuyer, placeAgain, waitUntil } from "../../orders/testing/index.ts";
import { readyUnits } from "../ready-units.ts";
import { findPackage } from "./press.store.ts";

const TEE = 1001;
let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

test("silk screen is bought from 20 pieces, priced by screens, and its films are in the package once, named by ink", async () => {
  const { database } = shop.shop;
  const buyer = await openBuyer(shop, { kind: "business", itemId: TEE });
  const layers = {
    3: [shape([30_000, 50_000, 40_000, 40_000], "#d22630"), shape([70_000, 50_000, 40_000, 40_000], "#1a1a1a")],
  };
  const version = await finishedVersion(shop, buyer.call, {
    ...{ itemId: TEE, methodId: 71, colorId: 101, layers },
    screen: { inks: ["black", "red"] },
  });
  await database.db.execute(
    sql`update my_items set status = 1, delete_flag = 0 where product_id = ${version.productId}`,
  );
  const { rows: items } = await database.db.execute(
    sql`select screens from my_items where product_id = ${version.productId}`,
  );
  expect(items).toEqual([{ screens: [2] }]);

  const add = async (quantity: number) =>
    value(await buyer.call(addItem, { product_id: version.productId, sizes: [{ size_id: 23, quantity }] }));
  const few = await add(19);
  expect(few.obstacles).toMatchObject([
    {
      code: "cart/too-few-for-screens",
      message: "シルクスクリーンは、同じデザインを合わせて20点からご注文いただけます。サイズは混ぜられます。",
    },
  ]);
  expect(await placeAgain(buyer, { ...few, cart_id: few.cart_id ?? "" }, 1)).toMatchObject({ ok: false });

  // 1,680 of the shirt, two passes of 160, and two screens of 3,500 by 20 pieces; with tax.
  const cart = await add(1);
  expect(cart.lines).toMatchObject([{ unit_price: 2585, screens: 2, minimum_quantity: 20, quantity: 20 }]);
  expect(cart.obstacles).toEqual([]);
  const { order_id: id } = value(await placeAgain(buyer, { ...cart, cart_id: cart.cart_id ?? "" }, 1));

  const { rows } = await database.db.execute<{ sequence: string }>(
    sql`update orders set placed_at = placed_at - interval '1 hour' where id = ${id}::uuid returning sequence`,
  );
  const order = orderNumber(Number(rows[0]?.sequence));
  const hand = await shop.asOperator("floor");
  await waitUntil("the units", async () => {
    await readyUnits(shop.shop);
    const { rows: ready } = await database.db.execute(sql`select 1 from units where state = 'ready'`);
    return ready.length === 20;
  });
  const { package_id } = value(await hand.call(makePressPackage, { order_number: order }));
  const read = async () => value(await hand.call(getPressPackage, { package_id }));
  await waitUntil("the package", async () => (await read()).package.state !== "making");
  const { package: made, units } = await read();
  expect(made).toMatchObject({ state: "ready", missing: 0, files: 4 });
  const names = new Set(units.flatMap(({ files }) => files.map(({ name }) => name.replace(/_\d{8}_/, "_UNIT_"))));
  expect([...names].map((name) => name.replace(order, "ORDER"))).toEqual([
    "ORDER_UNIT_left-chest_all_white_print.png",
    "ORDER_UNIT_left-chest_all_white_print.pdf",
    "ORDER_UNIT_left-chest_all_white_film1-red.pdf",
    "ORDER_UNIT_left-chest_all_white_film2-black.pdf",
  ]);
  const plan = (await findPackage(database.db, package_id))?.plan;
  expect(plan?.tickets[19]?.places[0]).toMatchObject({
    screens: [
      { ink: "red", name: "赤" },
      { ink: "black", name: "黒" },
    ],
    files: [{ kind: "print" }, { kind: "pdf" }, { kind: "film", screen: 1 }, { kind: "film", screen: 2 }],
  });

  const { files } = value(await buyer.call(listPrintFiles, { version_id: version.id }));
  const films = files.filter(({ kind }) => kind === "film");
  expect(films).toMatchObject([
    { file_name: "3-film1-red.pdf", film: 1, ink_name: "赤" },
    { file_name: "3-film2-black.pdf", film: 2, ink_name: "黒" },
  ]);
  for (const { kind, area_kind_id, film, file_name } of films) {
    const answer = value(await buyer.call(getPrintFile, { version_id: version.id, kind, area_kind_id, film }));
    const kept = readFileSync(join(shop.dataDir, "files/prints", version.id, file_name));
    expect(kept.equals(Buffer.from(await (answer as Blob).arrayBuffer()))).toBe(true);
  }
});
