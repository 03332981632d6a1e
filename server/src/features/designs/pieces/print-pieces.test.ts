import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addItem, getCart, getRoster, saveRoster } from "@surimono/contract/cart";
import { saveAddress } from "@surimono/contract/delivery";
import { withdraw } from "@surimono/contract/members";
import { cancelOrder, getOrder, placeOrder, repeatRosters } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askOperator } from "../../../testing/ask-operator.ts";
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
  const password = "kaminari-gorogoro";
  const { call } = await shop.asMember({ kind: "business", password });
  const { versionId, productId } = await personalItem(shop, call, { isSmall: true });
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
  await waitUntil("the ticket", async () => (await read("ticket.json")) !== undefined);
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
  expect(ticket).toContain('"2","L","1","ONO","7","左袖","002-5.png"');

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

  // For the press, by names that say which is which; what is there stays, what is damaged comes again.
  const to = join(shop.dataDir, "press");
  const exported = (...more: string[]) => askOperator(shop, "export-pieces", placed.order_number, "--to", to, ...more);
  expect(await exported()).toMatchObject({
    code: 0,
    output: expect.stringContaining("L, 1 pieces: 6 files saved, 0 there."),
  });
  const [, folder = ""] = readdirSync(join(to, placed.order_number)).sort();
  const inFolder = (name: string) => join(to, placed.order_number, folder, name);
  const kept = inFolder("002_L_ONO_7_左袖.png");
  expect(readFileSync(kept).equals((await read("002-5.png")) ?? Buffer.alloc(0))).toBe(true);
  expect(readFileSync(inFolder("一覧.csv"), "utf8")).toContain('"2","L","1","ONO","7","左袖","002_L_ONO_7_左袖.png"');
  writeFileSync(kept, "half of it");
  expect((await exported("--line", "2")).output).toContain("1 files saved, 5 there.");
  expect(await exported("--line", "9")).toMatchObject({ code: 1 });
  const deeds = sql`select 1 from operator_deeds where action = 'export-pieces' and subject_id = ${placed.order_number}`;
  expect((await shop.shop.database.db.execute(deeds)).rows).toHaveLength(2);

  // A cancelled order keeps its names until its account is closed, and no files of them.
  value(await call(cancelOrder, { order_id: placed.order_id }));
  await waitUntil("the files gone", async () => (await read("002-5.png")) === undefined);
  expect(await namesLeft()).toEqual(["cart_lines", "order_lines"]);
  expect((await call(withdraw, { confirmation: password })).ok).toBe(true);
  await waitUntil("the names gone", async () => (await namesLeft()).length === 0);
});

/** Which tables name a wearer. */
async function namesLeft(): Promise<string[]> {
  const { db } = shop.shop.database;
  const tables = await db.execute<{ name: string }>(
    sql`select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by table_name`,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await db.execute(
      sql.raw(`select 1 from ${name} row where strpos(row::text, 'TANAKA') > 0 limit 1`),
    );
    if (rows.length > 0) found.push(name.replace(/^public\./, ""));
  }
  return found;
}
