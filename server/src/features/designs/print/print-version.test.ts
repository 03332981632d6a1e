import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import type { DesignVersion } from "../designs.tables.ts";
import { forgetDesigns } from "../forget-designs.ts";
import { printFolder, printKey } from "../package/index.ts";
import { finishedVersion, shape } from "../testing/finished-version.fixture.ts";
import { printVersion } from "./print-version.ts";

const CHEST = 3;
let shop: TestShop;
let version: DesignVersion;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  const { call } = await shop.asMember();
  const layers = { [CHEST]: [shape([50_000, 25_000, 40_000, 40_000], "#e0a020")] };
  version = await finishedVersion(shop, call, { itemId: 1001, methodId: 46, layers });
});

const hasFiles = () => existsSync(join(shop.dataDir, "files", printFolder(version.id)));
const forget = () => forgetDesigns(shop.shop, version.userId, new Set());

test.each([
  ["is done", false],
  ["fails", true],
])("a job that %s after its member has left leaves no print files", async (_what, isFailing) => {
  const { files } = shop.shop;
  const { write } = files;
  const written = vi.spyOn(files, "write").mockImplementation(async (...file) => {
    const isFirst = written.mock.calls.length === 1;
    if (isFirst) await forget();
    await write(...file);
    if (isFailing) throw new Error("the store is away");
  });
  const printing = printVersion(shop.shop, version.id);
  if (isFailing) await expect(printing).rejects.toThrow("the store is away");
  else await printing;
  written.mockRestore();
  expect(hasFiles()).toBe(false);
});

test("what a killed job has written of a version that is gone goes when it is tried again", async () => {
  await forget();
  await shop.shop.files.write(printKey(version.id, "3.png"), new Uint8Array([1]), "image/png");
  await printVersion(shop.shop, version.id);
  expect(hasFiles()).toBe(false);
});

test("what a job writes before the row of its version goes is not left either", async () => {
  const { files } = shop.shop;
  const { removeAll } = files;
  const removed = vi.spyOn(files, "removeAll").mockImplementation(async (folder) => {
    await removeAll(folder);
    if (folder.startsWith("pictures/") && folder.includes(version.id))
      await files.write(printKey(version.id, "3.png"), new Uint8Array([1]), "image/png");
  });
  await forget();
  removed.mockRestore();
  expect(hasFiles()).toBe(false);
});
