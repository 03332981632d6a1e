import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { getItem } from "../../catalogue/index.ts";
import { finishedTag, finishedVersion, shape } from "../testing/finished-version.fixture.ts";
import { printOrder } from "./print-order.ts";
import { reprintOrder } from "./reprint-order.ts";

const SHIRT = 1007;
let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ printsAhead: true });
});
afterAll(() => shop.stop());

/** Every file by its path, as what it holds. */
function printed(): Record<string, string> {
  const folder = join(shop.dataDir, "files/prints");
  const names = globSync("**/*.*", { cwd: folder }).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "base64")]));
}

test("a lost file of a tag is made again too, with the same bytes", async () => {
  const { call } = await shop.asMember();
  const version = await finishedVersion(shop, call, {
    ...{ itemId: SHIRT, methodId: 46 },
    layers: { 3: [shape([50_000, 50_000, 90_000, 90_000], "#e0a020")] },
  });
  const tag = await finishedTag(shop, call, version, 2, { 31: [shape([23_000, 9000, 8000, 8000], "#222222")] });
  const size = getItem(shop.shop, SHIRT).sizes.find(({ name }) => name === "M");
  const line = {
    ...{ id: crypto.randomUUID(), versionId: version.id, itemId: SHIRT, sizeId: size?.id ?? 0, sizeName: "M" },
    ...{ quantity: 2, nameTagVersionId: tag.id, hangTagVersionId: null },
  };
  const order = { orderNumber: "S-1", dispatchBy: "2026-12-01", lines: [line] };
  await printOrder(shop.shop, order);
  // The jobs of finishing both versions write their own proofs last: nothing else writes here afterwards.
  const isProof = (name: string) => name.includes("/proof") && [version.id, tag.id].some((id) => name.startsWith(id));
  await expect.poll(() => Object.keys(printed()).filter(isProof).length).toBe(3);
  const first = printed();
  const lost = Object.keys(first).filter((name) => name.startsWith(tag.id) && name.endsWith(".png"));
  expect(lost).not.toEqual([]);
  for (const name of lost) await shop.shop.files.remove(`prints/${name}`);
  // The tag's own ticket says that all is there: only who prints again looks.
  await printOrder(shop.shop, order);
  expect(Object.keys(printed())).not.toEqual(expect.arrayContaining(lost));
  await reprintOrder(shop.shop, order);
  expect(printed()).toEqual(first);
});
