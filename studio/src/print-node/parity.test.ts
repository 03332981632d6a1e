import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import type { AreaDesign } from "@surimono/domain/designs";
import sharp from "sharp";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emojiPath, fontPath } from "../print/index.ts";
import { createNodeAssets, renderArea } from "./index.ts";
import { PARITY_DOCUMENTS } from "./parity.fixture.ts";

const CHROMIUM = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
const ORIGIN = "http://parity.invalid";

let browser: Browser;
let page: Page;
let built: string;
const pictures: Record<string, Buffer> = {};

beforeAll(async () => {
  const photo = await makePhoto(600, 400);
  pictures["photo"] = photo;
  pictures["cutout"] = await sharp(photo)
    .joinChannel(await makeVeil(600, 400))
    .png()
    .toBuffer();
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
  if (picture) return { contentType: "image/png", body: picture };
  if (pathname === "/")
    return { contentType: "text/html", body: Buffer.from('<script type="module" src="/page.js"></script>') };
  const contentType = pathname.endsWith(".wasm") ? "application/wasm" : "text/javascript";
  return { contentType, body: await readFile(path.join(built, pathname)) };
}

/** Something with slopes, edges and grain, the same on every run. */
async function makePhoto(width: number, height: number): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3);
  for (let index = 0; index < data.length; index++) {
    const pixel = Math.floor(index / 3);
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const grain = (Math.imul(index + 1, 2_654_435_761) >>> 24) / 4;
    data[index] = Math.min(255, (index % 3 === 0 ? (x * 190) / width : (y * 190) / height) + (x % 50 < 2 ? 0 : grain));
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** Every step from nothing to solid, as an alpha channel. */
async function makeVeil(width: number, height: number): Promise<Buffer> {
  const data = Buffer.from(Array.from({ length: width * height }, (_, index) => (index * 7 + (index % width)) % 256));
  return sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

async function inChromium(area: AreaDesign, pxPerMm: number): Promise<Buffer> {
  const draw = (argument: { area: AreaDesign; pxPerMm: number }): Promise<string> =>
    (window as unknown as { drawInBrowser(area: AreaDesign, pxPerMm: number): Promise<string> }).drawInBrowser(
      argument.area,
      argument.pxPerMm,
    );
  return Buffer.from(await page.evaluate(draw, { area, pxPerMm }), "base64");
}

function differingPixels(left: ArrayLike<number>, right: ArrayLike<number>): number {
  let count = 0;
  for (let index = 0; index < left.length; index += 4) {
    if ([0, 1, 2, 3].some((channel) => left[index + channel] !== right[index + channel])) count++;
  }
  return count;
}

for (const [name, area] of Object.entries(PARITY_DOCUMENTS)) {
  for (const dpi of [96, 300]) {
    test(`Chromium and the server draw the same pixels at ${dpi} dpi: ${name}`, async () => {
      const assets = await createNodeAssets([area], async (assetId) => pictures[assetId] as Buffer);
      const server = renderArea(area, dpi, assets);
      const chromiumPixels = await inChromium(area, dpi / 25.4);
      expect(chromiumPixels.length).toBe(server.data.length);
      expect(server.data.some((byte) => byte !== 0)).toBe(true);
      expect(differingPixels(chromiumPixels, server.data)).toBe(0);
    });
  }
}
