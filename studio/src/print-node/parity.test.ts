import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import type { AreaDesign } from "@surimono/domain/designs";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emojiPath, fontPath } from "../print/index.ts";
import { createNodeAssets, renderArea } from "./index.ts";
import { PARITY_DOCUMENTS } from "./parity.fixture.ts";
import { PARITY_CORPUS, type ParityCase } from "./parity-corpus.fixture.ts";
import { parityPictures } from "./parity-pictures.fixture.ts";

const CHROMIUM = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
const ORIGIN = "http://parity.invalid";

let browser: Browser;
let page: Page;
let built: string;
let pictures: Readonly<Record<string, Buffer>> = {};

beforeAll(async () => {
  pictures = await parityPictures();
  built = await mkdtemp(path.join(tmpdir(), "parity-"));
  await build({
    configFile: false,
    logLevel: "error",
    root: import.meta.dirname,
    build: {
      outDir: built,
      target: "es2024",
      rolldownOptions: {
        input: path.join(import.meta.dirname, "parity-page.fixture.ts"),
        output: { entryFileNames: "page.js" },
      },
    },
  });
  browser = await chromium.launch({ ...(existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {}), args: FLAGS });
  page = await browser.newPage();
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const answer = await answerFor(pathname);
    return route.fulfill(answer ? { status: 200, ...answer } : { status: 404 });
  });
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction("window.drawInBrowser");
});

afterAll(async () => {
  await browser?.close();
  await rm(built, { recursive: true, force: true });
});

async function answerFor(pathname: string): Promise<{ contentType: string; body: Buffer } | undefined> {
  const font = /^\/fonts\/(.+)\.ttf$/.exec(pathname)?.[1];
  if (font) return { contentType: "font/ttf", body: await readFile(fontPath(font) ?? "") };
  const emoji = /^\/emoji\/(.+)\.svg$/.exec(pathname)?.[1];
  if (emoji) {
    const file = emojiPath(emoji);
    return file ? { contentType: "image/svg+xml", body: await readFile(file) } : undefined;
  }
  const picture = pictures[pathname.replace("/assets-of-members/", "")];
  if (picture) return { contentType: picture[0] === 0xff ? "image/jpeg" : "image/png", body: picture };
  if (pathname === "/")
    return { contentType: "text/html", body: Buffer.from('<script type="module" src="/page.js"></script>') };
  const contentType = pathname.endsWith(".wasm") ? "application/wasm" : "text/javascript";
  return { contentType, body: await readFile(path.join(built, pathname)) };
}

/** The page's functions: see `parity-page.fixture.ts`. */
type ParityPage = Window & {
  drawInBrowser(area: AreaDesign, pxPerMm: number): Promise<{ width: number; height: number }>;
  rowsInBrowser(first: number, count: number): Promise<string>;
};

/** Rows compared at once: the largest print does not fit into one message. */
const PIXELS_AT_ONCE = 4_000_000;

interface Difference {
  readonly pixels: number;
  /** Of the whole picture, in millionths. */
  readonly share: number;
  /** The largest of one channel, of 255. */
  readonly most: number;
}

async function differenceOf({ area, dpi }: ParityCase): Promise<Difference> {
  const assets = await createNodeAssets([area], async (assetId) => pictures[assetId] as Buffer);
  const { data, width, height } = renderArea(area, dpi, assets);
  expect(data.some((byte) => byte !== 0)).toBe(true);
  const draw = ([drawn, pxPerMm]: [AreaDesign, number]) =>
    (window as unknown as ParityPage).drawInBrowser(drawn, pxPerMm);
  expect(await page.evaluate(draw, [area, dpi / 25.4] as [AreaDesign, number])).toEqual({ width, height });
  const rows = Math.max(1, Math.floor(PIXELS_AT_ONCE / width));
  let pixels = 0;
  let most = 0;
  for (let first = 0; first < height; first += rows) {
    const count = Math.min(rows, height - first);
    const read = ([from, many]: [number, number]) => (window as unknown as ParityPage).rowsInBrowser(from, many);
    const theirs = Buffer.from(await page.evaluate(read, [first, count] as [number, number]), "base64");
    const ours = Buffer.from(data.buffer, data.byteOffset + first * width * 4, count * width * 4);
    expect(theirs.length).toBe(ours.length);
    if (Buffer.compare(theirs, ours) === 0) continue;
    const apart = pixelsApart(theirs, ours);
    pixels += apart.length;
    most = Math.max(most, ...apart);
  }
  return { pixels, share: (pixels / (width * height)) * 1_000_000, most };
}

/** Of each pixel that differs, by how much its inks do: a clear pixel has none, whatever its colour. */
function pixelsApart(left: Buffer, right: Buffer): number[] {
  const apart: number[] = [];
  const ink = (of: Buffer, at: number, channel: number) =>
    channel === 3 ? (of[at + 3] ?? 0) : ((of[at + channel] ?? 0) * (of[at + 3] ?? 0)) / 255;
  for (let at = 0; at < left.length; at += 4) {
    if (left.readUInt32LE(at) === right.readUInt32LE(at)) continue;
    apart.push(Math.max(...[0, 1, 2, 3].map((channel) => Math.abs(ink(left, at, channel) - ink(right, at, channel)))));
  }
  return apart;
}

/** What a release of the browser may do otherwise at the edge of a curve (decision 740). */
const TOLERATED = { share: 500, most: 64, documents: 0.05 };

const cases = [
  ...Object.entries(PARITY_DOCUMENTS).flatMap(([name, area]) => [96, 300].map((dpi) => [name, { area, dpi }] as const)),
  ...Object.entries(PARITY_CORPUS),
];

test("at least sixty documents are compared", () => {
  expect(new Set(cases.map(([name]) => name)).size).toBeGreaterThanOrEqual(60);
});

const differing: string[] = [];

for (const [name, drawn] of cases) {
  test(`Chromium and the server draw the same pixels at ${drawn.dpi} dpi: ${name}`, async () => {
    const { pixels, share, most } = await differenceOf(drawn);
    if (pixels > 0) differing.push(`${name}: ${pixels} pixels, by ${Math.round(most)}`);
    expect(share).toBeLessThanOrEqual(TOLERATED.share);
    expect(most).toBeLessThanOrEqual(TOLERATED.most);
  });
}

test("nearly all of them to the last pixel", () => {
  expect(differing.length, differing.join("\n")).toBeLessThanOrEqual(cases.length * TOLERATED.documents);
});
