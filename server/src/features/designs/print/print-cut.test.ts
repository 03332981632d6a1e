import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getImage } from "@surimono/contract/catalogue";
import { areaOutline } from "@surimono/domain/catalogue";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { sealFor } from "../../catalogue/index.ts";
import { ensurePackage, readTicket } from "../package/make-package.ts";
import { finishedVersion, shape } from "../testing/finished-version.fixture.ts";
import { findPrintable } from "../version/printable-version.ts";
import { sizedVersions } from "../version/sized-version.ts";

const [STAND, KEYHOLDER] = [1091, 1063];
const TRANSFER = 67;
const [FRONT, BACK] = [19, 20];

let shop: TestShop;
let call: Awaited<ReturnType<TestShop["asMember"]>>["call"];
let userId: string;
const folder = mkdtempSync(join(tmpdir(), "cut-"));

beforeAll(async () => {
  shop = await openTestShop();
  const { call: own, member } = await shop.asMember();
  [call, userId] = [own, member.id];
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await shop.stop();
});

async function printed(wish: Omit<Parameters<typeof finishedVersion>[2], "methodId">) {
  const { id } = await finishedVersion(shop, call, { ...wish, methodId: TRANSFER });
  const version = await findPrintable(shop.shop, id);
  if (!version) throw new Error("no version");
  const [sized] = sizedVersions(version);
  await ensurePackage(shop.shop, sized);
  const read = (name: string) => readFileSync(join(shop.dataDir, "files/prints", id, name));
  return { id, goods: version.goods, ticket: await readTicket(shop.shop, sized), read };
}

const disc = shape([32_000, 40_000, 30_000, 30_000], "#d9240f");

test("a stand is cut along its design: the line is kept, is in the PDF as curves, and in the picture of the goods", async () => {
  const wish = { itemId: STAND, layers: { [FRONT]: [disc] } };
  const { id, goods, ticket, read } = await printed({ ...wish, dieCut: { margin: 3000 } });
  const [place] = goods.areas;
  expect(place?.shape).toMatchObject({ outline: { kind: "traced" }, cut: "edge" });
  // The foot ends below the disc, within the place: the page needs no room around it.
  expect([place?.bleed, place?.dieCut]).toEqual([0, undefined]);
  expect(ticket.areas[0]).toMatchObject({ has_cut_line: true, mirrored: true });
  const { edge } = areaOutline(place?.shape ?? fail(), { x: 0, y: 0, w: 64_000, h: 94_000 });
  const far = "points" in edge ? edge.points.map(([x, y]) => Math.hypot(x - 32_000, y - 40_000)) : [];
  expect(Math.abs(Math.min(...far) - 18_000)).toBeLessThan(200);
  expect(Math.max(...far)).toBeGreaterThan(22_000);
  const pdf = join(folder, "stand.pdf");
  writeFileSync(pdf, read("19-mirrored.pdf"));
  if (spawnSync("which", ["qpdf"]).status === 0) {
    const plain = execFileSync("qpdf", ["--qdf", "--object-streams=disable", pdf, "-"], { encoding: "latin1" });
    const line = plain.slice(plain.indexOf("CS 1 SCN"));
    expect(line.slice(0, line.indexOf("S Q")).match(/ c\b/g)?.length).toBeGreaterThan(5);
    expect(plain).toContain("/CutContour");
  }
  const url = `images${sealFor(shop.shop, userId)(`/designs/${id}/front.webp`)}`;
  const picture = await shop.callAs()(getImage, { url, w: 360 });
  if (!picture.ok) throw new Error(picture.failure.code);
  const { data, info } = await sharp(Buffer.from(await (picture.value as Blob).arrayBuffer()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Where the corner of the plate would be there is nothing.
  const alphaAt = (mmX: number, mmY: number) => {
    const px = info.width / 1500;
    return data[(Math.round((200 + mmY * 11.6) * px) * info.width + Math.round((742 + mmX * 11.6) * px)) * 4 + 3];
  };
  expect(alphaAt(-30, 6)).toBe(0);
  expect(alphaAt(0, 43)).toBe(255);
});

test("a keyholder's two sides are one piece: the back has the front's line turned around, and the same hole", async () => {
  const back = shape([30_000, 30_000, 16_000, 16_000], "#2060d0", { shape: "rectangle" });
  const front = shape([22_000, 14_000, 24_000, 24_000], "#d9240f");
  const { goods } = await printed({
    ...{ itemId: KEYHOLDER, layers: { [FRONT]: [front], [BACK]: [back] }, dieCut: { margin: 2500 } },
  });
  const [one, two] = goods.areas.map(({ shape: own }) => own);
  const [left, right] = [one?.windows?.[0], two?.windows?.[0]];
  expect(left && right && left.x + left.w / 2 + (right.x + right.w / 2)).toBe(0);
  const xs = (own: typeof one) =>
    own?.outline.kind === "traced" ? own.outline.edge.map((step) => step.at(-2) ?? 0) : [];
  expect(xs(two)).toEqual(xs(one).map((x) => 44_000 - x));
  // The ear lies above the place: the page has room for it, where nothing is printed.
  expect(goods.areas.map(({ inkBleed }) => inkBleed)).toEqual([0, 0]);
  const [{ radius = 0, y = 0 } = {}] = one?.windows ?? [];
  expect(y - 3000 - radius).toBeGreaterThan(-1000 * (goods.areas[0]?.bleed ?? 0));
});

test("a design in the goods' own shape is kept as ever", async () => {
  const { goods } = await printed({ itemId: STAND, layers: { [FRONT]: [disc] } });
  expect(goods.areas[0]).not.toHaveProperty("shape");
  expect(goods.areas[0]).not.toHaveProperty("dieCut");
});

test("parts that are too far apart are refused with the gap and what to do", async () => {
  const far = shape([32_000, 88_000, 8000, 8000], "#2060d0");
  const wish = { itemId: STAND, methodId: TRANSFER, dieCut: { margin: 3000 } } as const;
  await expect(finishedVersion(shop, call, { ...wish, layers: { [FRONT]: [disc, far] } })).rejects.toThrow(
    /一枚に切り抜けません.*近づける/,
  );
});

function fail(): never {
  throw new Error("the place has no shape");
}
