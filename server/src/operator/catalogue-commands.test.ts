import { readFile, rm, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { queryProduct } from "@surimono/contract/catalogue";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillCart, openBuyer } from "../features/orders/testing/index.ts";
import { askOperator } from "../testing/ask-operator.ts";
import { copyCatalogue } from "../testing/copy-catalogue.ts";
import { openTestShop, type TestShop } from "../testing/index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

test("checks and takes over a catalogue, and withdraws what it lacks", async () => {
  const operator = (...args: string[]) => askOperator(opened, ...args);
  const folder = await copyCatalogue();
  try {
    expect(await operator("catalogue", "check", folder)).toMatchObject({
      code: 0,
      output: "Just this catalogue is on sale already.",
    });
    await unlink(join(folder, "items/1001-organic-cotton-tee.json"));
    const tote = join(folder, "items/1002-canvas-tote-m.json");
    const text = await readFile(tote, "utf8");
    await writeFile(tote, text.replace("980", '"980"'));
    expect(await operator("catalogue", "import", folder, "--yes")).toMatchObject({
      code: 1,
      output: expect.stringMatching(/items\/1002-canvas-tote-m\.json:\d+ sizes\.0\.price: is no number/),
    });
    await writeFile(tote, text.replace(/, ?110\b/, ""));
    expect(await operator("catalogue", "import", folder)).toMatchObject({
      code: 1,
      output: expect.stringContaining("withdrawn: 1001 オーガニックコットンTシャツ"),
    });
    const sold = () => opened.callAs()(queryProduct, { product_id: 1001 });
    expect(await sold()).toMatchObject({ value: { data: [{ withdrawn: false }] } });
    expect(await operator("catalogue", "import", folder, "--yes")).toMatchObject({
      code: 0,
      output: expect.stringContaining("changed: 1002 キャンバストート M, no longer sold: colour サックス"),
    });
    // Within seconds, without a start.
    await expect.poll(sold).toMatchObject({ value: { data: [{ withdrawn: true }] } });
    expect(await operator("catalogue", "import", "--yes")).toMatchObject({
      code: 0,
      output: expect.stringContaining("on sale again: 1001"),
    });
    // The first to ask after a quiet time is told so too.
    await setTimeout(6_500);
    expect(await sold()).toMatchObject({ value: { data: [{ withdrawn: false }] } });
    expect(await operator("catalogue", "sell")).toMatchObject({ code: 1 });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test("shows which price a table moves from what to what, and what of it members have, before anything is taken over", async () => {
  const folder = await copyCatalogue();
  try {
    const buyer = await openBuyer(opened);
    const [design] = (
      await opened.shop.database.db.execute(sql`select * from my_items where user_id = ${buyer.member.id}`)
    ).rows;
    expect(design).toMatchObject({
      catalogue_item_id: 1001,
      method_id: 67,
      area_kind_ids: expect.arrayContaining([1]),
    });
    await fillCart(buyer, { 23: 2, 24: 1 });
    const path = join(folder, "fees/print.json");
    const text = await readFile(path, "utf8");
    await writeFile(
      path,
      text.replace(
        '"chest-transfer": { "methodId": 67, "areaKindIds": [1], "fees": { "1": 880',
        '"chest-transfer": { "methodId": 67, "areaKindIds": [1], "fees": { "1": 900',
      ),
    );
    const { code, output } = await askOperator(opened, "catalogue", "check", folder);
    expect(code).toBe(0);
    expect(output).toMatch(
      /^fees chest-transfer: from 1 880 → 900 yen\. Items: \d+, my items: 1, lines in carts: 2\.$/m,
    );
    expect(output).toContain("changed: 1001 オーガニックコットンTシャツ, fees: chest-transfer");
    expect(output).not.toContain("1002");
    // A deleted my item and a cart that was ordered pay nothing more.
    await opened.shop.database.db.execute(sql`update my_items set delete_flag = 1 where user_id = ${buyer.member.id}`);
    await opened.shop.database.db.execute(sql`update carts set state = 'ordered' where user_id = ${buyer.member.id}`);
    expect((await askOperator(opened, "catalogue", "check", folder)).output).toContain(
      "my items: 0, lines in carts: 0.",
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
