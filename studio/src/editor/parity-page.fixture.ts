import type { AreaDesign, CutJob, TracedCut } from "@surimono/domain/designs";
import { traceDieCut } from "../die-cut/index.ts";
import { fetchPressLook } from "../press/fetch-press-look.ts";
import type { HowPrinted } from "../print-node/parity-printed.fixture.ts";
import { drawDesign, missingAssets } from "../scene/index.ts";
import { printInInks } from "../screens/index.ts";
import { drawInk } from "./session/draw-ink.ts";
import { createSceneLoader } from "./session/scene-loader.ts";

/** The editor's own: it fetches and decodes for every further document as the editor does for its canvas. */
const scene = createSceneLoader({ assetUrl: (assetId) => `/assets-of-members/${assetId}` });
let drawn: CanvasRenderingContext2D;
let printed: ImageData | undefined;

async function load(area: AreaDesign): Promise<void> {
  for (;;) {
    const missing = missingAssets(area, scene.assets);
    const lazy = [...missing.assetIds, ...missing.stampIds, ...missing.emojiIds];
    const failed = lazy.find(scene.hasFailed);
    if (failed !== undefined) throw new Error(`${failed} did not come`);
    if (lazy.length + missing.fontIds.length === 0) return;
    const arrival = new Promise<void>((resolve) => {
      const stop = scene.subscribe(() => {
        stop();
        resolve();
      });
    });
    await Promise.all([...missing.fontIds.map(scene.ensureFace), arrival]);
  }
}

/** Draws in the browser as the editor does. */
async function drawInBrowser(area: AreaDesign, pxPerMm: number): Promise<{ width: number; height: number }> {
  await load(area);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round((area.width / 1000) * pxPerMm);
  canvas.height = Math.round((area.height / 1000) * pxPerMm);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas");
  drawDesign(context, area, pxPerMm, scene.assets);
  drawn = context;
  printed = undefined;
  return { width: canvas.width, height: canvas.height };
}

/** The same as it will be printed. */
async function printInBrowser(
  area: AreaDesign,
  dpi: number,
  how: HowPrinted,
): Promise<{ width: number; height: number }> {
  const press = how.kind === "press" ? await fetchPressLook() : undefined;
  const size = await drawInBrowser(press ? press.prepared(area) : area, dpi / 25.4);
  printed = drawn.getImageData(0, 0, size.width, size.height);
  if (how.kind === "inks") printInInks(printed, dpi, how.job);
  press?.print(printed.data);
  return size;
}

/** The line that goods are cut along, as the editor finds it. */
async function traceInBrowser(job: CutJob): Promise<TracedCut | undefined> {
  for (const { area } of job.drawings) await load(area);
  return traceDieCut(drawInk(job, scene.assets), job);
}

/** RGBA of the last drawing. */
function rowsOf(first: number, count: number): Uint8ClampedArray<ArrayBuffer> {
  const row = drawn.canvas.width * 4;
  return printed
    ? printed.data.slice(first * row, (first + count) * row)
    : drawn.getImageData(0, first, drawn.canvas.width, count).data;
}

/** The SHA-256 of such rows. */
async function digestInBrowser(first: number, count: number): Promise<number[]> {
  return [...new Uint8Array(await crypto.subtle.digest("SHA-256", rowsOf(first, count)))];
}

/** Such rows in base64. */
async function rowsInBrowser(first: number, count: number): Promise<string> {
  const data = rowsOf(first, count);
  const reader = new FileReader();
  reader.readAsDataURL(new Blob([data]));
  await new Promise((resolve) => reader.addEventListener("load", resolve));
  return (reader.result as string).split(",")[1] ?? "";
}

/** For browsers that nobody steers: asks for one drawing after the other and answers with its pixels, until there are no more. */
async function drawOnDemand(): Promise<void> {
  const by = location.search;
  for (;;) {
    const answer = await fetch(`/next${by}`);
    if (answer.status !== 200) return;
    const { area, pxPerMm } = (await answer.json()) as { readonly area: AreaDesign; readonly pxPerMm: number };
    const body = await drawInBrowser(area, pxPerMm).then(
      ({ width, height }) => drawn.getImageData(0, 0, width, height).data,
      (error: unknown) => `${String(error)} ${navigator.userAgent}`,
    );
    await fetch(`/drawn${by}`, { method: "POST", body });
  }
}

Object.assign(window, { drawInBrowser, printInBrowser, traceInBrowser, digestInBrowser, rowsInBrowser });
if (location.search !== "") void drawOnDemand();
