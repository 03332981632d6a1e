import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { type Browser, chromium, type Page } from "@playwright/test";
import { type AreaDesign, type CutJob, flattenLayers, type TracedCut } from "@surimono/domain/designs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadPressLook } from "../mockup-files/index.ts";
import type { Raster } from "../plates/index.ts";
import { printInInks } from "../screens/index.ts";
import { createNodeAssets, renderArea } from "./index.ts";
import { PARITY_DOCUMENTS } from "./parity.fixture.ts";
import { PARITY_CORPUS, type ParityCase } from "./parity-corpus.fixture.ts";
import { parityPictures, SHOWN_SMALLER } from "./parity-pictures.fixture.ts";
import { CUT_CASES, type HowPrinted, PRINTED_CASES, type PrintedCase } from "./parity-printed.fixture.ts";
import { buildParitySite, type ParitySite } from "./parity-site.fixture.ts";
import { type Difference, differenceOf, joined, SAME } from "./pixels-apart.fixture.ts";
import { traceDesign } from "./trace-design.ts";

const CHROMIUM = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
// Pages of other schemes have no digests.
const ORIGIN = "https://parity.invalid";

let browser: Browser;
let page: Page;
let site: ParitySite;
let pictures: Readonly<Record<string, Buffer>> = {};

beforeAll(async () => {
  pictures = await parityPictures();
  site = await buildParitySite(pictures);
  browser = await chromium.launch({ ...(existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {}), args: FLAGS });
  page = await browser.newPage();
  await page.route(`${ORIGIN}/**`, async (route) => {
    const answer = await site.answer(new URL(route.request().url()).pathname);
    return route.fulfill(answer ? { status: 200, ...answer } : { status: 404 });
  });
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction("window.drawInBrowser");
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

/** The page's functions: see `parity-page.fixture.ts`. */
type ParityPage = Window & {
  drawInBrowser(area: AreaDesign, pxPerMm: number): Promise<Size>;
  printInBrowser(area: AreaDesign, dpi: number, how: HowPrinted): Promise<Size>;
  traceInBrowser(job: CutJob): Promise<TracedCut | undefined>;
  digestInBrowser(first: number, count: number): Promise<number[]>;
  rowsInBrowser(first: number, count: number): Promise<string>;
};

type Size = { width: number; height: number };

/** Rows compared at once: the largest print does not fit into one message. */
const PIXELS_AT_ONCE = 4_000_000;

const assetsOf = (...areas: AreaDesign[]) => createNodeAssets(areas, async (assetId) => pictures[assetId] as Buffer);

async function compared({ area, dpi }: ParityCase) {
  const raster = renderArea(area, dpi, await assetsOf(area));
  const draw = ([drawn, pxPerMm]: [AreaDesign, number]) =>
    (window as unknown as ParityPage).drawInBrowser(drawn, pxPerMm);
  return compare(raster, await page.evaluate(draw, [area, dpi / 25.4] as [AreaDesign, number]));
}

/** As the shop shows it on the proof sheet and, by silk screen, on the goods. */
async function printedCompared({ area, dpi, how }: PrintedCase) {
  const press = how.kind === "press" ? loadPressLook() : undefined;
  const raster = renderArea(press ? press.prepared(area) : area, dpi, await assetsOf(area));
  if (how.kind === "inks") printInInks(raster, dpi, how.job);
  press?.print(raster.data);
  const print = ([drawn, at, as]: [AreaDesign, number, HowPrinted]) =>
    (window as unknown as ParityPage).printInBrowser(drawn, at, as);
  return compare(raster, await page.evaluate(print, [area, dpi, how] as [AreaDesign, number, HowPrinted]));
}

/** With what the page drew last: `share` are the pixels that differ, `seen` those that do by another colour, in millionths of the picture. */
async function compare({ data, width, height }: Raster, theirSize: Size) {
  expect(data.some((byte) => byte !== 0)).toBe(true);
  expect(theirSize).toEqual({ width, height });
  const rows = Math.max(1, Math.floor(PIXELS_AT_ONCE / width));
  const parts: [Difference, number][] = [];
  for (let first = 0; first < height; first += rows) {
    const count = Math.min(rows, height - first);
    const ours = Buffer.from(data.buffer, data.byteOffset + first * width * 4, count * width * 4);
    parts.push([
      (await isDrawnAs(ours, first, count)) ? SAME : differenceOf(await rowsDrawn(first, count), ours),
      ours.length,
    ]);
  }
  const all = joined(parts);
  const millionths = (pixels: number) => (pixels / (width * height)) * 1_000_000;
  return { ...all, share: millionths(all.pixels), seen: millionths(all.beyond.at(-1) ?? 0) };
}

/** Whether the page's rows are these bytes, without fetching them. */
async function isDrawnAs(ours: Buffer, first: number, count: number): Promise<boolean> {
  const ask = ([from, many]: [number, number]) => (window as unknown as ParityPage).digestInBrowser(from, many);
  const digest = await page.evaluate(ask, [first, count] as [number, number]);
  return createHash("sha256").update(ours).digest().equals(Buffer.from(digest));
}

async function rowsDrawn(first: number, count: number): Promise<Buffer> {
  const read = ([from, many]: [number, number]) => (window as unknown as ParityPage).rowsInBrowser(from, many);
  return Buffer.from(await page.evaluate(read, [first, count] as [number, number]), "base64");
}

/** What a release of the browser may do otherwise at the edge of a curve (decision 740). */
const TOLERATED = { share: 500, most: 64, documents: 0.05 };
/** With pictures that screens show in fewer pixels than they have (decision 960): of 255, and in millionths. */
const SMALLER = { mean: 8, beyond: 2000 };

const cases = [
  ...Object.entries(PARITY_DOCUMENTS).flatMap(([name, area]) => [96, 300].map((dpi) => [name, { area, dpi }] as const)),
  ...Object.entries(PARITY_CORPUS),
];

test("at least sixty documents are compared", () => {
  expect(new Set(cases.map(([name]) => name)).size).toBeGreaterThanOrEqual(60);
});

const differing: string[] = [];
const isShownSmaller = ({ area }: ParityCase) =>
  flattenLayers(area.layers).some((layer) => layer.kind === "image" && SHOWN_SMALLER.has(layer.assetId));

for (const [name, drawn] of cases.filter(([, one]) => !isShownSmaller(one))) {
  test(`Chromium and the server draw the same pixels at ${drawn.dpi} dpi: ${name}`, async () => {
    const { pixels, share, most } = await compared(drawn);
    if (pixels > 0) differing.push(`${name}: ${pixels} pixels, by ${Math.round(most)}`);
    expect(share).toBeLessThanOrEqual(TOLERATED.share);
    expect(most).toBeLessThanOrEqual(TOLERATED.most);
  });
}

for (const [name, drawn] of Object.entries(PRINTED_CASES)) {
  test(`Chromium and the server print the same pixels: ${name}`, async () => {
    const { pixels, share, most } = await printedCompared(drawn);
    if (pixels > 0) differing.push(`${name}: ${pixels} pixels, by ${Math.round(most)}`);
    expect(share).toBeLessThanOrEqual(TOLERATED.share);
  });
}

for (const [name, job] of Object.entries(CUT_CASES)) {
  test(`Chromium and the server cut along the same line: ${name}`, async () => {
    const ours = traceDesign(job, await assetsOf(...job.drawings.map(({ area }) => area)));
    expect(ours?.edge.length).toBeGreaterThan(3);
    const trace = (wanted: CutJob) => (window as unknown as ParityPage).traceInBrowser(wanted);
    expect(await page.evaluate(trace, job)).toEqual(ours);
  });
}

test("nearly all of them to the last pixel", () => {
  expect(differing.length, differing.join("\n")).toBeLessThanOrEqual(cases.length * TOLERATED.documents);
});

for (const [name, drawn] of cases.filter(([, one]) => isShownSmaller(one))) {
  test(`large pictures look in Chromium as the server draws them at ${drawn.dpi} dpi: ${name}`, async () => {
    const { mean, seen } = await compared(drawn);
    expect(mean).toBeLessThanOrEqual(SMALLER.mean);
    expect(seen).toBeLessThanOrEqual(SMALLER.beyond);
  });
}
