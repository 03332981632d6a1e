import { readFile, rm, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { queryProduct } from "@surimono/contract/catalogue";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askOperator } from "./testing/ask-operator.ts";
import { copyCatalogue } from "./testing/copy-catalogue.ts";
import { openTestShop, type TestShop } from "./testing/index.ts";

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
