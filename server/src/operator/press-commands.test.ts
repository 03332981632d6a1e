import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inkOf, printedOrder } from "../features/floor/testing/index.ts";
import { waitUntil } from "../features/orders/testing/index.ts";
import { askOperator } from "../testing/ask-operator.ts";
import { openTestShop, type TestShop } from "../testing/index.ts";

const folder = mkdtempSync(join(tmpdir(), "press-commands-"));
let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(async () => {
  await opened.stop();
  rmSync(folder, { recursive: true });
});

const operator = (...args: string[]) => askOperator(opened, ...args);
const refusal = (words: string) => ({ code: 1, output: expect.stringContaining(words) });

test("a package is made, listed and saved by commands", async () => {
  const { order } = await printedOrder(opened, 1, [{ areaKindId: 1, name: "胸中央", png: await inkOf(100, 50) }]);
  expect((await operator("packages")).output).toContain("There is no print package.");
  expect(await operator("make-package", "SR-0000-0000", "--yes")).toMatchObject(refusal("nothing to print"));
  expect(await operator("make-package", order, "--yes")).toMatchObject({
    ...{ code: 0, output: expect.stringContaining("makes P000001") },
  });
  await waitUntil("it is made", async () => (await operator("packages")).output.includes("ready"));
  expect((await operator("packages")).output).toMatch(
    new RegExp(`P000001, ${order}, 1 pieces, ready, 3 files, 0 missing`),
  );
  expect(await operator("save-package", "P000009", "--to", folder)).toMatchObject(refusal("no package P000009"));
  for (const _ of ["once", "again"])
    expect(await operator("save-package", "p000001", "--to", folder)).toMatchObject({
      ...{ code: 0, output: expect.stringContaining("3 print files, 0 missing") },
    });
  expect(readdirSync(folder)).toEqual(["P000001"]);
  expect(readdirSync(join(folder, "P000001"))).toContain("index.csv");
  expect(await operator("lay-package", "P000001", "--yes")).toMatchObject(refusal("HOT_FOLDER is not set"));
});
