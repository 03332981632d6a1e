import { addItem, getCart, getRoster, saveRoster } from "@surimono/contract/cart";
import { saveAddress } from "@surimono/contract/delivery";
import { getOrder, placeOrder, repeatRosters } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { ADDRESS, waitUntil } from "../../orders/testing/index.ts";
import { drawFiles } from "../package/index.ts";
import { personalItem, retyped } from "../testing/personal-item.fixture.ts";
import { findPrintable, sizedVersions } from "../version/index.ts";
import { pieceKey } from "./print-pieces.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const row = (size_id: number, name: string, number: string) => ({ size_id, name, number });

test("an ordered roster is printed piece by piece, as if each was typed by hand, and can be ordered again", async () => {
  const { call } = await shop.asMember({ kind: "business" });
  const { versionId, productId } = await personalItem(shop, call);
  const { address_id } = value(await call(saveAddress, ADDRESS));
  const put = value(await call(addItem, { product_id: productId, sizes: [{ size_id: 23, quantity: 1 }] }));
  const rows = [row(23, "TANAKA", "10"), row(24, "ONO", "7")];
  const cart = value(await call(saveRoster, { line_id: put.lines[0]?.line_id ?? "", rows }));
  const placed = value(
    await call(placeOrder, {
      ...{ cart_id: cart.cart_id ?? "", expected_total: cart.totals.total, payment_type: 1 as const, address_id },
    }),
  );
  const order = value(await call(getOrder, { order_id: placed.order_id }));
  expect(order.lines.map(({ size_name, personal }) => [size_name, personal])).toEqual([
    [
      "M",
      {
        kinds: ["name", "number"],
        fee: 550,
        rows: 1,
        pieces: [{ row: 1, name: "TANAKA", number: "10", parcel_number: 1 }],
      },
    ],
    [
      "L",
      {
        kinds: ["name", "number"],
        fee: 550,
        rows: 1,
        pieces: [{ row: 2, name: "ONO", number: "7", parcel_number: 1 }],
      },
    ],
  ]);

  const lineId = order.lines[1]?.line_id ?? "";
  const read = (name: string) => shop.shop.files.read(pieceKey({ versionId, lineId }, name));
  await waitUntil("the ticket", async () => (await read("ticket.json")) !== undefined, 180_000);
  const [version] = sizedVersions((await findPrintable(shop.shop, versionId)) as never);
  for (const area of version.version.document.areas) {
    const layers = await Promise.all(
      area.layers.map((layer) =>
        layer.kind === "text" ? retyped(layer, layer.personal?.kind === "name" ? "ONO" : "7") : layer,
      ),
    );
    const byHand = await drawFiles(shop.shop, version, { ...area, layers });
    expect((await read(`002-${area.areaKindId}.png`))?.equals(byHand.print)).toBe(true);
    expect((await read(`002-${area.areaKindId}.pdf`))?.equals(byHand.pdf)).toBe(true);
  }
  const ticket = (await read("ticket.csv"))?.toString() ?? "";
  expect(ticket).toContain('"2","L","1","ONO","7","胸中央","002-1.png"');

  // No other place keeps the words: not the jobs, whose rows stay for days.
  const jobs = await shop.shop.database.db.execute(sql`select data::text as data from pgboss.job`);
  expect(jobs.rows.filter((job) => String(job["data"]).includes("TANAKA"))).toEqual([]);

  const again = value(
    await call(addItem, { product_id: productId, sizes: [23, 24].map((size_id) => ({ size_id, quantity: 1 })) }),
  );
  expect(again.obstacles).toHaveLength(2);
  value(await call(repeatRosters, { order_id: placed.order_id }));
  expect(value(await call(getCart, {})).obstacles).toEqual([]);
  expect(value(await call(getRoster, { line_id: again.lines[0]?.line_id ?? "" })).rows).toEqual(rows);
});
