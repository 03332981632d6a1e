import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { judgeTexts } from "./judge-texts.ts";

const folder = mkdtempSync(join(tmpdir(), "texts-"));
const root = join(folder, "client");
mkdirSync(root);
afterAll(() => rmSync(folder, { recursive: true }));

test("pages are served only by a shop that stores goods if their texts say so, and only then", () => {
  expect(judgeTexts(root, { storage: true })).toBeUndefined();
  for (const storesGoods of [true, false]) {
    writeFileSync(join(folder, "texts.json"), JSON.stringify({ storesGoods }));
    expect(judgeTexts(root, { storage: storesGoods })).toBeUndefined();
    expect(judgeTexts(root, { storage: !storesGoods })).toContain(`STORAGE_FEATURE=${storesGoods ? "off" : "on"}`);
  }
});
