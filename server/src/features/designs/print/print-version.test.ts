import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Member } from "../../../platform/http/index.ts";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import type { DesignVersion } from "../designs.tables.ts";
import { forgetDesigns } from "../forget-designs.ts";
import { drawCover, versionFolder } from "../mockup/index.ts";
import { printFolder, printKey } from "../package/index.ts";
import { finishedVersion, shape } from "../testing/finished-version.fixture.ts";
import { getPrintFile } from "./get-print-file.ts";
import { printVersion } from "./print-version.ts";

const CHEST = 3;
let shop: TestShop;
let version: DesignVersion;
let member: Member;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  const owner = await shop.asMember();
  member = { ...owner.member, sessionId: "", isSetUp: true, approvedDiscountBp: undefined };
  const layers = { [CHEST]: [shape([50_000, 25_000, 40_000, 40_000], "#e0a020")] };
  version = await finishedVersion(shop, owner.call, { itemId: 1001, methodId: 46, layers });
});

const hasFiles = () =>
  [printFolder(version.id), `pictures/${versionFolder(version.id)}`].some((folder) =>
    existsSync(join(shop.dataDir, "files", folder)),
  );
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

test.each([
  ["a print file", () => getPrintFile(shop.shop, member, { version_id: version.id, kind: "proof" })],
  ["a mock-up", () => drawCover(shop.shop, version.id, 240)],
])("%s that is drawn while its member leaves is not left either", async (_what, draw) => {
  const { files } = shop.shop;
  const { write } = files;
  const written = vi.spyOn(files, "write").mockImplementation(async (...file) => {
    if (written.mock.calls.length === 1) await forget();
    await write(...file);
  });
  expect(await draw()).toBeDefined();
  expect(written).toHaveBeenCalled();
  written.mockRestore();
  expect(hasFiles()).toBe(false);
});

test("what a job writes before the row of its version goes is not left either", async () => {
  const { files } = shop.shop;
  const { removeAll } = files;
  let isWritten = false;
  const removed = vi.spyOn(files, "removeAll").mockImplementation(async (folder) => {
    await removeAll(folder);
    if (isWritten || !folder.startsWith("pictures/") || !folder.includes(version.id)) return;
    isWritten = true;
    for (const key of [printKey(version.id, "3.png"), `pictures/${versionFolder(version.id)}/3.png`])
      await files.write(key, new Uint8Array([1]), "image/png");
  });
  await forget();
  removed.mockRestore();
  expect(hasFiles()).toBe(false);
});
