import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { type Browser, chromium, type Page } from "@playwright/test";
import { type AreaOutline, areaOutline } from "@surimono/domain/catalogue";
import { cutShape } from "@surimono/domain/designs";
import { UM_PER_MM } from "@surimono/domain/kernel";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { INK_PX_PER_MM, traceDieCut } from "../die-cut/index.ts";
import { composeMockup, cutGoods, type MockupContext } from "../mockup/index.ts";
import { loadArt } from "../mockup-files/index.ts";
import { createNodeSurface, loadViewArt, renderMockup } from "./index.ts";
import { CUT_GOODS, PARITY_CASES, PARITY_PRINT, type ParityCase, SERVED_CASES } from "./parity.fixture.ts";

const ART = path.join(import.meta.dirname, "../../../catalogue/art");
const CHROMIUM = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
const ORIGIN = "http://mockup.invalid";

let browser: Browser;
let page: Page;
let built: string;

beforeAll(async () => {
  built = await mkdtemp(path.join(tmpdir(), "mockup-parity-"));
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
    return route.fulfill({ status: 200, ...(await answerFor(pathname)) });
  });
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction("window.composeInBrowser");
});

afterAll(async () => {
  await browser?.close();
  await rm(built, { recursive: true, force: true });
});

async function answerFor(pathname: string): Promise<{ contentType: string; body: string | Buffer }> {
  if (pathname === "/") return { contentType: "text/html", body: '<script type="module" src="/page.js"></script>' };
  if (!pathname.startsWith("/art/")) {
    return { contentType: "text/javascript", body: await readFile(path.join(built, pathname)) };
  }
  const contentType = pathname.endsWith(".json") ? "application/json" : "image/webp";
  return { contentType, body: await readFile(path.join(ART, pathname.slice("/art/".length))) };
}

async function inChromium(wanted: ParityCase): Promise<Buffer> {
  const compose = (argument: ParityCase): Promise<string> =>
    (window as unknown as { composeInBrowser(wanted: ParityCase): Promise<string> }).composeInBrowser(argument);
  return Buffer.from(await page.evaluate(compose, wanted), "base64");
}

function printPicture() {
  const print = createCanvas(PARITY_PRINT.width, PARITY_PRINT.height);
  const image = print.getContext("2d").createImageData(PARITY_PRINT.width, PARITY_PRINT.height);
  image.data.set(PARITY_PRINT.data);
  print.getContext("2d").putImageData(image, 0, 0);
  return print;
}

function differing(some: ArrayLike<number>, others: ArrayLike<number>): number {
  expect(some.length).toBe(others.length);
  let count = 0;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) count++;
  return count;
}

/** With the layers at their own size, as in the browser; for small pictures `renderMockup` shrinks them first. */
async function inNode({ silhouette, viewId, color, width, rect, outline }: ParityCase): Promise<Uint8ClampedArray> {
  const { referenceWidth } = await loadArt(ART, silhouette);
  const art = await loadViewArt(ART, silhouette, viewId, 100_000);
  const print = printPicture();
  const height = Math.round((width * art.view.height) / art.view.width);
  const context = createCanvas(width, height).getContext("2d");
  composeMockup({
    context: context as unknown as MockupContext,
    width,
    height,
    art,
    referenceWidth,
    sizeWidth: referenceWidth,
    color,
    prints: [{ rect, picture: print, ...(outline && { drawGoods: cutGoods(outline) }) }],
    createSurface: createNodeSurface,
  });
  return context.getImageData(0, 0, width, height).data;
}

test.each(PARITY_CASES)(
  "Chromium and the server compose the same pixels: $silhouette $viewId at $width",
  async (wanted) => {
    expect(differing(await inNode(wanted), await inChromium(wanted))).toBe(0);
  },
);

/** Along two discs, as if they were drawn on the goods. */
function lineOn({ rect, viewId, rules }: (typeof CUT_GOODS)[number]): AreaOutline {
  const [width, height] = [rect.w / UM_PER_MM, rect.h / UM_PER_MM].map((side) => Math.round(side * INK_PX_PER_MM)) as [
    number,
    number,
  ];
  const context = createCanvas(width, height).getContext("2d");
  for (const [x, y, radius] of [
    [0.42, 0.42, 0.3],
    [0.62, 0.66, 0.22],
  ] as const) {
    context.beginPath();
    context.arc(x * width, y * height, radius * width, 0, Math.PI * 2);
    context.fill();
  }
  const { data } = context.getImageData(0, 0, width, height);
  const cut = traceDieCut([{ data, width, height }], { rules, margin: rules.margin, rect });
  if (!cut) throw new Error("nothing was drawn");
  return areaOutline(cutShape(cut, rect, viewId as "front"), rect);
}

/** Goods without a baked layer are drawn by paths: what a curve's edge may differ by is in decision 740. */
test.each(CUT_GOODS)("goods that are cut along the design look the same in both: $silhouette", async (goods) => {
  const { rules: _, ...wanted } = { ...goods, outline: lineOn(goods) };
  const [ours, theirs] = [await inNode(wanted), await inChromium(wanted)];
  expect(ours.some((byte) => byte !== 0)).toBe(true);
  expect(differing(ours, theirs) / ours.length).toBeLessThan(0.0005);
});

test.each(SERVED_CASES)(
  "what the server answers with is what the preview draws: $silhouette $viewId at $width",
  async (wanted) => {
    const { rect, tilt = 0 } = wanted;
    const { data } = await renderMockup({ ...wanted, artRoot: ART, prints: [{ rect, tilt, picture: printPicture() }] });
    expect(differing(data, await inChromium(wanted))).toBe(0);
  },
);
