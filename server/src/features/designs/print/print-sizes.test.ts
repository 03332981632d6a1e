import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getPrintFile, listPrintFiles } from "@surimono/contract/designs";
import { getArea, getMethod } from "@surimono/domain/catalogue";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { hasTool, runTool } from "../../../testing/outside-tools.ts";
import { getItem } from "../../catalogue/index.ts";
import { type DesignVersion, designVersions } from "../designs.tables.ts";
import { printKey } from "../package/print-files.ts";
import { finishedTag, finishedVersion, shape, text } from "../testing/finished-version.fixture.ts";
import { type LineToPrint, printOrder } from "./print-order.ts";

/** A shirt for children and adults, whose places are smaller on the children's. */
const SHIRT = 1007;
const [CHEST, SLEEVE, NAPE, TAG] = [3, 5, 7, 31];
let shop: TestShop;
let owner: Awaited<ReturnType<TestShop["asMember"]>>;
let version: DesignVersion;
let nameTag: DesignVersion;

beforeAll(async () => {
  shop = await openTestShop();
  // Not in the catalogue yet: a place equally large on the children's and the adults'.
  const nape = getArea(getMethod(getItem(shop.shop, SHIRT), 46), NAPE).rects as Record<
    string,
    { w: number; h: number }
  >;
  Object.assign(nape["kids"] ?? {}, { w: nape["adult"]?.w, h: nape["adult"]?.h });
  owner = await shop.asMember();
  version = await finishedVersion(shop, owner.call, {
    itemId: SHIRT,
    methodId: 46,
    layers: {
      [CHEST]: [
        shape([50_000, 50_000, 90_000, 90_000], "#e0a020"),
        text([50_000, 50_000, 12_000, 40_000], "摺物、\n髙﨑"),
      ],
      [SLEEVE]: [shape([40_000, 40_000, 60_000, 60_000], "#ffffff", { shape: "star" })],
      [NAPE]: [shape([50_000, 25_000, 40_000, 20_000], "#d9240f", { shape: "heart" })],
    },
  });
  nameTag = await finishedTag(shop, owner.call, version, 2, {
    [TAG]: [
      text([23_000, 9000, 30_000, 6000], "摺物屋謹製", { direction: "horizontal", fontSize: 5000, color: "#222222" }),
    ],
  });
  await ordered("M", "120", "XXL");
});
afterAll(() => shop.stop());

function lineOf(sizeName: string): LineToPrint {
  const size = getItem(shop.shop, SHIRT).sizes.find(({ name }) => name === sizeName);
  if (!size) throw new Error(`no size ${sizeName}`);
  return {
    ...{ id: crypto.randomUUID(), versionId: version.id, itemId: SHIRT, sizeId: size.id, sizeName, quantity: 2 },
    ...{ nameTagVersionId: nameTag.id, hangTagVersionId: null },
  };
}

const read = async (name: string) => (await shop.shop.files.read(printKey(version.id, name))) as Buffer;

/** The files of the first order are there for every later one. */
async function ordered(...sizes: string[]) {
  const lines = sizes.map(lineOf);
  await printOrder(shop.shop, { orderNumber: "S-2", dispatchBy: "2026-12-01", lines });
  return Promise.all(lines.map(async ({ id }) => JSON.parse((await read(`lines/${id}.json`)).toString())));
}

const pixels = (um: number) => Math.round((um * 300) / 25_400);

test("each line has files of the exact size of its goods, and those that are equally large are one", async () => {
  const [adult, child] = await ordered("M", "120");
  const names = (ticket: typeof adult) =>
    ticket.areas.map((area: { files: { name: string }[] }) => area.files.map(({ name }) => name));
  expect(names(adult)).toEqual([
    ["3.png", "3-white.png", "3.pdf"],
    ["5.png", "5-white.png", "5.pdf"],
    ["7.png", "7-white.png", "7.pdf"],
  ]);
  expect(names(child)).toEqual([
    ["3-kids.png", "3-kids-white.png", "3-kids.pdf"],
    ["5-kids.png", "5-kids-white.png", "5-kids.pdf"],
    ["7.png", "7-white.png", "7.pdf"],
  ]);
  expect(await read("7-kids.png")).toBeUndefined();
  for (const { files } of [...adult.areas, ...child.areas])
    for (const { name, sha256 } of files)
      expect(
        createHash("sha256")
          .update(await read(name))
          .digest("hex"),
      ).toBe(sha256);
  expect(adult).toMatchObject({ sizes: ["XS", "S", "M", "L", "XL", "XXL"], size: { name: "M" } });
  expect(child).toMatchObject({ sizes: ["110", "120", "130", "140", "150"], size: { name: "120" } });
  const measures = child.areas.map((area: Record<string, number>) => [
    area["width_mm"],
    area["height_mm"],
    area["scale_percent"],
  ]);
  expect(measures).toEqual([
    [65, 65, 65],
    [50, 50, 62.5],
    [100, 50, 100],
  ]);
});

test("the children's print is the adults', smaller, in all of its files", async () => {
  await ordered("120");
  const [large, small] = [await read("3.png"), await read("3-kids.png")];
  const side = pixels(65_000);
  expect(await sharp(small).metadata()).toMatchObject({ width: side, height: side, density: 300 });
  expect(await sharp(await read("3-kids-white.png")).metadata()).toMatchObject({
    width: side,
    height: side,
    channels: 1,
  });
  const shown = (png: Buffer) => sharp(png).flatten({ background: "#1c1c1e" }).resize(200, 200).raw().toBuffer();
  const [one, other] = await Promise.all([shown(large), shown(small)]);
  const apart = one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] as number)), 0) / one.length;
  expect(apart).toBeLessThan(2);
  const trim = /\/TrimBox \[0 0 (\S+) (\S+)\]/.exec((await read("3-kids.pdf")).toString("latin1"));
  expect(trim?.slice(1).map((point) => Math.round((Number(point) * 25_400) / 72))).toEqual([65_000, 65_000]);
});

test("on a wider shirt the sleeve lies further out, and the ticket says so; the files stay the same", async () => {
  const [medium, large] = await ordered("M", "XXL");
  const sleeve = (ticket: typeof medium) => ticket.areas[1];
  expect(sleeve(large).files).toEqual(sleeve(medium).files);
  expect(sleeve(medium)).toMatchObject({ from_centre_mm: 297, tilt_deg: -38 });
  expect(sleeve(large).from_centre_mm).toBeCloseTo((297 * 610) / 520, 1);
  expect(large.areas[0].from_centre_mm).toBe(medium.areas[0].from_centre_mm);
});

test("the owner is offered the files of all sizes, and a group that does not exist has none", async () => {
  const listed = await owner.call(listPrintFiles, { version_id: version.id });
  if (!listed.ok) throw new Error(listed.failure.code);
  const kids = listed.value.files.filter(({ size_group }) => size_group === "kids");
  expect(kids.map(({ file_name }) => file_name)).toEqual([
    ...["3-kids.png", "3-kids-white.png", "3-kids.pdf", "5-kids.png", "5-kids-white.png", "5-kids.pdf"],
    ...["proof-kids.pdf", "ticket-kids.csv", "ticket-kids.json"],
  ]);
  const wanted = { version_id: version.id, kind: "png" as const, area_kind_id: CHEST };
  const answer = await owner.call(getPrintFile, { ...wanted, size_group: "kids" });
  if (!answer.ok) throw new Error(answer.failure.code);
  expect(Buffer.from(await (answer.value as Blob).arrayBuffer()).equals(await read("3-kids.png"))).toBe(true);
  expect(await owner.call(getPrintFile, { ...wanted, size_group: "../adult" })).toMatchObject({
    failure: { code: "designs/no-such-print-file" },
  });
});

test.runIf(hasTool("pdftotext"))(
  "the line's proof sheet reads out the print in its size and the name tag",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "print-sizes-"));
    try {
      const said = async (bytes: Uint8Array) => {
        writeFileSync(join(folder, "proof.pdf"), bytes);
        // Any cell of the table may wrap.
        return runTool("pdftotext", "-layout", join(folder, "proof.pdf"), "-").replaceAll(/\s+/g, "");
      };
      const [child, other] = await ordered("120", "150");
      expect(other.proof).toEqual(child.proof);
      expect(child.proof.name).toMatch(/^proof-kids-[0-9a-f]{8}\.pdf$/);
      const ofLine = await said(await read(child.proof.name));
      for (const words of ["110・120・130・140・150", "幅65mm×高さ65mm", "髙﨑", "ネームタグ", "摺物屋謹製"])
        expect(ofLine).toContain(words);
      const own = await owner.call(getPrintFile, { version_id: version.id, kind: "proof" });
      if (!own.ok) throw new Error(own.failure.code);
      const ofOwner = await said(Buffer.from(await (own.value as Blob).arrayBuffer()));
      for (const words of ["幅100mm×高さ100mm", "幅65mm×高さ65mm（65%）", "摺物屋謹製"])
        expect(ofOwner).toContain(words);
      // A stricter rule has asked for one more tick.
      const acceptedAt = "2026-12-24T15:30:00.000Z";
      const tick = {
        key: "k",
        code: "designs/near-edge",
        areaKindId: CHEST,
        layerId: "l",
        text: "端に近い星です。",
        acceptedAt,
      };
      const acceptedWarnings = [...version.acceptedWarnings, tick as never];
      const { db } = shop.shop.database;
      await db.update(designVersions).set({ acceptedWarnings }).where(eq(designVersions.id, version.id));
      const [again] = await ordered("120");
      expect(await said(await read(again.proof.name))).toContain("端に近い星です。（2026/12/2500:30ご了承）");
      expect(again.areas).toEqual(child.areas);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
