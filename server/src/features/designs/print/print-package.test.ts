import { createHash } from "node:crypto";
import { getPrintFile, listPrintFiles } from "@surimono/contract/designs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { getItem } from "../../catalogue/index.ts";
import type { DesignVersion } from "../designs.tables.ts";
import { ensurePackage } from "../package/make-package.ts";
import { packedFiles, printKey } from "../package/print-files.ts";
import { keepProof } from "../proof/keep-proof.ts";
import { finishedVersion, shape, text } from "../testing/finished-version.fixture.ts";
import { asPrintable } from "../version/printable-version.ts";
import { sizedVersions } from "../version/sized-version.ts";
import { type LineToPrint, printOrder } from "./print-order.ts";

const ITEM = 1001;
let shop: TestShop;
let owner: Awaited<ReturnType<TestShop["asMember"]>>;
let version: DesignVersion;

const sun = shape([100_000, 100_000, 80_000, 80_000], "#d9240f");
const words = text([100_000, 200_000, 4000, 6000], "摺物\n髙﨑様", { fontSize: 1500, lineHeight: 1200 });

beforeAll(async () => {
  shop = await openTestShop();
  owner = await shop.asMember();
  version = await finishedVersion(shop, owner.call, { itemId: ITEM, methodId: 46, layers: { 1: [sun, words] } });
});
afterAll(() => shop.stop());

async function download(kind: "png" | "plate" | "pdf" | "proof" | "ticket" | "ticket_csv", area?: number) {
  const answer = await owner.call(getPrintFile, { version_id: version.id, kind, ...(area && { area_kind_id: area }) });
  if (!answer.ok) throw new Error(answer.failure.code);
  return Buffer.from(await (answer.value as Blob).arrayBuffer());
}

describe("the owner's print files", () => {
  test("are listed with their areas, and are made on demand", async () => {
    const listed = await owner.call(listPrintFiles, { version_id: version.id });
    if (!listed.ok) throw new Error(listed.failure.code);
    expect(listed.value.files.map(({ kind, area_name }) => [kind, area_name])).toEqual([
      ["png", "胸中央"],
      ["plate", "胸中央"],
      ["pdf", "胸中央"],
      ["proof", undefined],
      ["ticket_csv", undefined],
      ["ticket", undefined],
    ]);
    expect((await download("pdf", 1)).subarray(0, 5).toString()).toBe("%PDF-");
    expect(await owner.call(listPrintFiles, { version_id: version.id })).toMatchObject({ value: { ready: true } });
  });

  test("the white plate is as large as the print and keeps the white letters", async () => {
    const [print, plate] = await Promise.all([download("png", 1), download("plate", 1)]);
    const [{ width, height }, grey] = [await sharp(print).metadata(), await sharp(plate).metadata()];
    expect(grey).toMatchObject({ width, height, channels: 1, density: 300 });
    const at = (um: number) => Math.round((um * 300) / 25_400);
    const letters = { left: at(98_000), top: at(197_000), width: at(4000), height: at(6000) };
    const white = await sharp(plate).extract(letters).extractChannel(0).raw().toBuffer();
    expect(Math.max(...white)).toBe(255);
  });

  test("the ticket says where and how large, with the hash of each file", async () => {
    const ticket = JSON.parse((await download("ticket")).toString());
    expect(ticket).toMatchObject({
      version_id: version.id,
      design_sha256: version.contentHash,
      method: { id: 46, choke_mm: 0.17 },
      dpi: 300,
    });
    const [area] = ticket.areas;
    const print = await download("png", 1);
    expect(area.files[0]).toEqual({ name: "1.png", sha256: createHash("sha256").update(print).digest("hex") });
    expect(area.width_mm).toBe((version.document.areas[0]?.width ?? 0) / 1000);
    const csv = (await download("ticket_csv")).toString();
    expect(csv.split("\r\n")).toHaveLength(5);
    expect(csv).toContain("1-white.png");
  });

  test("the proof sheet is a PDF", async () => {
    const proof = await download("proof");
    expect(proof.subarray(0, 5).toString()).toBe("%PDF-");
    expect(proof.length).toBeGreaterThan(20_000);
  });

  test("nobody else has them, and there is no file of an area or kind that the design lacks", async () => {
    const other = await shop.asMember();
    for (const call of [other.call, owner.call])
      expect(await call(getPrintFile, { version_id: crypto.randomUUID(), kind: "proof" })).toMatchObject({
        failure: { code: "designs/version-not-found" },
      });
    expect(await other.call(getPrintFile, { version_id: version.id, kind: "proof" })).toMatchObject({
      failure: { code: "designs/version-not-found", status: 404 },
    });
    for (const missing of [{ kind: "png" as const, area_kind_id: 2 }, { kind: "pdf" as const }])
      expect(await owner.call(getPrintFile, { version_id: version.id, ...missing })).toMatchObject({
        failure: { code: "designs/no-such-print-file" },
      });
  });
});

test("a package that is made again has the same bytes in every file", async () => {
  const { files } = shop.shop;
  const [sized] = sizedVersions(await asPrintable(shop.shop, version));
  const proof = await keepProof(shop.shop, sized, []);
  const names = packedFiles(sized).map(({ kind, name }) => (kind === "proof" ? proof.name : name));
  const read = () => Promise.all(names.map((name) => files.read(printKey(version.id, name))));
  await ensurePackage(shop.shop, sized);
  const first = await read();
  for (const name of names) await files.remove(printKey(version.id, name));
  // Requested twice at once, it is made once.
  await Promise.all([ensurePackage(shop.shop, sized), ensurePackage(shop.shop, sized)]);
  await keepProof(shop.shop, sized, []);
  const again = await read();
  expect(again.map((bytes, index) => [names[index], bytes?.equals(first[index] as Buffer)])).toEqual(
    names.map((name) => [name, true]),
  );
});

test("an order's lines get a ticket each, however often the job runs", async () => {
  const item = getItem(shop.shop, ITEM);
  const line: LineToPrint = {
    ...{ id: crypto.randomUUID(), versionId: version.id, itemId: ITEM, quantity: 3 },
    ...{
      sizeId: item.sizes.at(-1)?.id ?? 0,
      sizeName: item.sizes.at(-1)?.name ?? "",
      nameTagVersionId: null,
      hangTagVersionId: null,
    },
  };
  const order = { orderNumber: "S-1", dispatchBy: "2026-12-01", lines: [line] };
  await printOrder(shop.shop, order);
  const read = async () =>
    (await shop.shop.files.read(printKey(version.id, `lines/${line.id}.json`)))?.toString() ?? "";
  const first = await read();
  await printOrder(shop.shop, order);
  expect(await read()).toBe(first);
  const ticket = JSON.parse(first);
  expect(ticket).toMatchObject({ order_number: "S-1", quantity: 3, tags: [], size: { name: line.sizeName } });
  expect(ticket.areas[0].scale_percent).toBe(100);
  const csv = await shop.shop.files.read(printKey(version.id, `lines/${line.id}.csv`));
  expect(csv?.toString()).toContain("S-1");
});
