import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { getItem } from "../../catalogue/index.ts";
import {
  finishedTag,
  finishedVersion,
  group,
  image,
  shape,
  text,
  uploadedPhoto,
} from "../testing/finished-version.fixture.ts";
import { printAll } from "./print-all.fixture.ts";

const run = promisify(execFile);
const SHIRT = 1007;
const [SLEEVE, NAPE, TAG] = [5, 7, 31];
const elsewhere = mkdtempSync(join(tmpdir(), "print-again-"));
let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(async () => {
  await shop.stop();
  rmSync(elsewhere, { recursive: true });
});

function hashes(dataDir: string): Record<string, string> {
  const root = join(dataDir, "files/prints");
  const names = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => /\.[a-z]+$/.test(name));
  const sha = (name: string) =>
    createHash("sha256")
      .update(readFileSync(join(root, name)))
      .digest("hex");
  return Object.fromEntries(names.sort().map((name) => [name, sha(name)]));
}

async function orderOfTwoSizes() {
  const { call } = await shop.asMember();
  const photo = await uploadedPhoto(call);
  const heart = image([30_000, 25_000, 50_000, 40_000], photo, { mask: "heart", rotation: 9000 });
  const version = await finishedVersion(shop, call, {
    ...{ itemId: SHIRT, methodId: 46 },
    layers: {
      [SLEEVE]: [
        group([40_000, 40_000, 70_000, 50_000], [heart, shape([60_000, 45_000, 16_000, 16_000], "#2060d0")], {
          opacity: 700,
        }),
        text([20_000, 50_000, 20_000, 50_000], "令和12年\n寿🎉", { shadow: { color: "#102040", x: 600, y: 600 } }),
      ],
      [NAPE]: [shape([50_000, 25_000, 40_000, 20_000], "#1c1c1e"), shape([50_000, 25_000, 20_000, 12_000], "#ffffff")],
    },
  });
  const tag = await finishedTag(shop, call, version, 2, {
    [TAG]: [
      text([23_000, 9000, 30_000, 6000], "摺物屋", { direction: "horizontal", fontSize: 5000, color: "#222222" }),
    ],
  });
  const lines = getItem(shop.shop, SHIRT)
    .sizes.filter(({ name }) => name === "L" || name === "130")
    .map(({ id, name }) => ({
      ...{ id: crypto.randomUUID(), versionId: version.id, itemId: SHIRT, sizeId: id, sizeName: name, quantity: 1 },
      ...{ nameTagVersionId: tag.id, hangTagVersionId: null },
    }));
  return { orderNumber: "=S-1", dispatchBy: "2026-12-01", lines };
}

test("another machine makes every file of a package byte for byte the same", async () => {
  const order = await orderOfTwoSizes();
  await printAll(shop.shop, order);
  cpSync(join(shop.dataDir, "files"), join(elsewhere, "files"), {
    recursive: true,
    filter: (path) => !path.includes("/files/prints"),
  });
  const here = import.meta.dirname;
  const clock = `--import ${join(here, "other-clock.fixture.mjs")}`;
  const other = { TZ: "America/St_Johns", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", UV_THREADPOOL_SIZE: "1" };
  // Without this processor's vector instructions, which another may lack.
  const plain = { VIPS_NOVECTOR: "1", JSIMD_FORCENONE: "1", VIPS_CONCURRENCY: "1" };
  const { stdout } = await run(
    process.execPath,
    [join(here, "print-again.fixture.ts"), shop.databaseUrl, elsewhere, JSON.stringify(order)],
    { env: { ...other, ...plain, NODE_OPTIONS: clock }, cwd: elsewhere },
  );
  const said = JSON.parse(stdout) as { now: number; zone: number };
  expect(said.now).toBeGreaterThan(Date.now() + 1e10);
  expect(said.zone).toBe(20);
  const made = hashes(shop.dataDir);
  // Two sizes and a tag: art, plates, PDFs, proofs and tickets of each.
  expect(Object.keys(made).length).toBeGreaterThan(20);
  expect(hashes(elsewhere)).toEqual(made);
});
