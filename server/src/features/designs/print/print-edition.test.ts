import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEditions } from "@surimono/domain/designs";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { designVersions } from "../designs.tables.ts";
import { ensurePackage, readTicket } from "../package/make-package.ts";
import { packedFiles } from "../package/print-files.ts";
import { keepProof } from "../proof/keep-proof.ts";
import { finishedVersion, shape } from "../testing/finished-version.fixture.ts";
import { findPrintable } from "../version/printable-version.ts";
import { sizedVersions } from "../version/sized-version.ts";

const [STAND, POSTCARD] = [1091, 1055];
const [TRANSFER, INK_JET] = [67, 43] as const;
const FRONT = 19;

let shop: TestShop;
let call: Awaited<ReturnType<TestShop["asMember"]>>["call"];

beforeAll(async () => {
  shop = await openTestShop();
  ({ call } = await shop.asMember());
});
afterAll(() => shop.stop());

async function printed(versionId: string) {
  const version = await findPrintable(shop.shop, versionId);
  if (!version) throw new Error("no version");
  const [sized] = sizedVersions(version);
  await ensurePackage(shop.shop, sized);
  const ticket = await readTicket(shop.shop, sized);
  const read = (name: string) => readFileSync(join(shop.dataDir, "files/prints", versionId, name));
  return { names: packedFiles(sized).map(({ name }) => name), ticket, read, goods: version.goods };
}

test("a clear stand is printed from behind: mirrored, with white below all of its art, and its files say so", async () => {
  const red = shape([16_000, 47_000, 20_000, 60_000], "#d9240f", { shape: "rectangle" });
  const { id } = await finishedVersion(shop, call, { itemId: STAND, methodId: TRANSFER, layers: { [FRONT]: [red] } });
  const { names, ticket, read } = await printed(id);
  expect(names.slice(0, 3)).toEqual(["19-mirrored.png", "19-mirrored-white.png", "19-mirrored.pdf"]);
  expect(ticket).toMatchObject({ method: { choke_mm: 0.17 }, areas: [{ mirrored: true, width_mm: 64 }] });
  const { data, info } = await sharp(read("19-mirrored.png")).raw().toBuffer({ resolveWithObject: true });
  const alphaAt = (share: number) => data[((info.height >> 1) * info.width + Math.round(info.width * share)) * 4 + 3];
  // The design's red is on the left.
  expect([alphaAt(0.25), alphaAt(0.75)]).toEqual([0, 255]);
  expect(String(read("ticket.csv"))).toMatch(/,sha256,png_bleed_mm,mirrored\r\n.*,0,yes\r\n/);
  const plate = await sharp(read("19-mirrored-white.png")).extractChannel(0).raw().toBuffer();
  expect(plate[(info.height >> 1) * info.width + Math.round(info.width * 0.75)]).toBe(255);
});

test("a postcard's PNG has its bleed, and what was finished before stays without", async () => {
  const sky = shape([50_000, 74_000, 106_000, 40_000], "#2060d0", { shape: "rectangle" });
  const { id } = await finishedVersion(shop, call, { itemId: POSTCARD, methodId: INK_JET, layers: { [FRONT]: [sky] } });
  const now = await printed(id);
  expect(now.names.slice(0, 2)).toEqual(["19.png", "19.pdf"]);
  expect(now.ticket.areas[0]).toMatchObject({ width_mm: 100, bleed_mm: 3, png_bleed_mm: 3 });
  // The PDF is for a press, and the ticket says how much ink is laid.
  expect(String(now.read("19.pdf"))).toContain("PDF/X-4");
  expect(now.ticket.areas[0]).toMatchObject({ output_condition: "CGATS TR 006" });
  const inks = now.ticket.areas[0]?.files.flatMap(({ most_ink_percent: most }) => (most === undefined ? [] : [most]));
  expect(inks).toHaveLength(1);
  expect(inks?.[0]).toBeGreaterThan(100);
  expect(String(now.read("ticket.csv"))).toMatch(/,sha256,png_bleed_mm,mirrored\r\n.*,3,\r\n/);
  const pixels = (um: number) => Math.round((um * 300) / 25_400);
  expect(await sharp(now.read("19.png")).metadata()).toMatchObject({ width: pixels(106_000), height: pixels(154_000) });

  const { db } = shop.shop.database;
  await db
    .update(designVersions)
    .set({ goods: beforeEditions(now.goods) })
    .where(eq(designVersions.id, id));
  rmSync(join(shop.dataDir, "files/prints", id), { recursive: true });
  const before = await printed(id);
  expect(before.ticket.areas[0]).not.toHaveProperty("png_bleed_mm");
  expect(before.ticket).not.toHaveProperty("edition");
  expect(String(before.read("ticket.csv"))).toMatch(/,file,sha256\r\n/);
  expect(await sharp(before.read("19.png")).metadata()).toMatchObject({ width: pixels(100_000) });
  expect(before.read("19.png").includes("sRGB")).toBe(false);
});

test("a colour that the press prints duller is ticked, in the shop's words, and the proof sheet shows it as it is printed", async () => {
  const green = shape([50_000, 74_000, 60_000, 40_000], "#00ff00", { shape: "rectangle" });
  const version = await finishedVersion(shop, call, {
    ...{ itemId: POSTCARD, methodId: INK_JET, layers: { [FRONT]: [green] } },
  });
  expect(version.acceptedWarnings).toMatchObject([
    { code: "designs/dull-in-press", text: expect.stringMatching(/（#00ff00）は、印刷ではくすみます。$/) },
  ]);
  const printable = await findPrintable(shop.shop, version.id);
  if (!printable) throw new Error("no version");
  const [sized] = sizedVersions(printable);
  await ensurePackage(shop.shop, sized);
  const sheet = await keepProof(shop.shop, sized, []);
  const jpeg = jpegsIn(Buffer.from(sheet.bytes)).at(-1);
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const middle = ((info.height >> 1) * info.width + (info.width >> 1)) * info.channels;
  const [red = 255, strong = 0] = data.subarray(middle, middle + 3);
  // No ink is as green as a screen.
  expect(strong).toBeGreaterThan(red);
  expect(strong).toBeLessThan(210);
});

/** Pictures of photographs in a PDF, in its order. */
function jpegsIn(pdf: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = pdf.indexOf("\xff\xd8\xff", 0, "latin1"); at >= 0; at = pdf.indexOf("\xff\xd8\xff", at + 1, "latin1")) {
    const end = pdf.indexOf("endstream", at, "latin1");
    if (end > at) found.push(pdf.subarray(at, end));
  }
  return found;
}
