import { type AreaDesign, PRINT_DPI } from "@surimono/domain/designs";
import { createJobRunner, type PrintJob } from "../src/print/index.ts";
import { areaPdf, createNodeAssets, encodePng, renderArea, whitePlate } from "../src/print-node/index.ts";
import { areaOf, imageLayer, shapeLayer, textLayer } from "../src/scene/design.fixture.ts";
import { photograph } from "./photograph.ts";
import type { MeasuredPrint } from "./print-bench-worker.ts";

/** One area of 4200 × 4800 pixels, the largest that the shop prints: three photographs, shapes and five texts. */
const AREA: AreaDesign = areaOf(
  [
    imageLayer("large", { x: 177_800, y: 177_800, width: 300_000, height: 300_000 }),
    imageLayer("small", { x: 80_000, y: 330_000, width: 120_000, height: 90_000, rotation: 12_000, opacity: 800 }),
    imageLayer("small", { x: 280_000, y: 330_000, width: 120_000, height: 90_000, rotation: 341_000, flipX: true }),
    shapeLayer("star", { x: 60_000, y: 60_000, stroke: { color: "#1b2a6b", width: 3000 }, opacity: 700 }),
    textLayer("夜ふかし、上等。", {
      x: 330_000,
      y: 170_000,
      direction: "vertical",
      fontSize: 36_000,
      fontId: "noto-sans-jp-900",
    }),
    textLayer("大漁祈願", {
      x: 177_800,
      y: 60_000,
      fontSize: 60_000,
      fontId: "dela-gothic-one",
      outline: { color: "#fff3dd", width: 3000 },
    }),
    textLayer("手づくりTシャツ、\nあなただけの一枚。", { x: 177_800, y: 250_000, fontSize: 28_000, rotation: 350_000 }),
    textLayer("令和8年12月吉日", {
      x: 30_000,
      y: 200_000,
      direction: "vertical",
      fontSize: 14_000,
      fontId: "shippori-mincho-800",
    }),
    textLayer("SURIMONO 2026", {
      x: 177_800,
      y: 390_000,
      fontSize: 20_000,
      opacity: 500,
      outline: { color: "#fe3a27", width: 1000 },
    }),
  ],
  355_600,
  406_400,
);

const RUNS = 5;

function median(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

async function timed<T>(times: number[], work: () => Promise<T> | T): Promise<T> {
  const start = performance.now();
  const result = await work();
  times.push(performance.now() - start);
  return result;
}

const job: PrintJob = {
  area: AREA,
  images: { large: await photograph(3000, 3000, "png"), small: await photograph(1600, 1200, "png") },
  dpi: PRINT_DPI,
  bleed: 0,
  plate: { choke: 200, ground: "#1f2430" },
};
const read = async (assetId: string): Promise<Uint8Array> => job.images[assetId] as Uint8Array;
const [bleed, rules] = [0, { choke: 200, ground: "#1f2430" }];
const times: Record<"load" | "draw" | "png" | "print" | "plate" | "pdf" | "first" | "next", number[]> = {
  ...{ load: [], draw: [], png: [], print: [] },
  ...{ plate: [], pdf: [], first: [], next: [] },
};

// One part after the other; inside the job they overlap.
for (let run = 0; run < RUNS; run++) {
  const start = performance.now();
  const assets = await timed(times.load, () => createNodeAssets([AREA], read));
  const raster = await timed(times.draw, () => renderArea(AREA, PRINT_DPI, assets));
  await timed(times.png, () => encodePng(raster, { dpi: PRINT_DPI }));
  times.print.push(performance.now() - start);
  await timed(times.plate, () => whitePlate(raster, PRINT_DPI, rules));
  await timed(times.pdf, () => areaPdf({ area: AREA, dpi: PRINT_DPI, bleed, assets, images: job.images }));
}

// The way the shop prints: in a process of its own, whose start and whose messages count.
const runner = createJobRunner<PrintJob, MeasuredPrint>(new URL("./print-bench-worker.ts", import.meta.url));
let last = await timed(times.first, () => runner.run(job));
for (let run = 0; run < RUNS; run++) last = await timed(times.next, () => runner.run(job));
runner.close();

const figures = Object.fromEntries(Object.entries(times).map(([name, all]) => [`${name} ms`, Math.round(median(all))]));
console.log(
  JSON.stringify({
    bench: "print file with white plate and PDF",
    pixels: `${last.width} × ${last.height}`,
    ...figures,
    "print MB": Number((last.print.length / 1e6).toFixed(1)),
    "pdf MB": Number((last.pdf.length / 1e6).toFixed(1)),
    "peak MB": last.peakMb,
  }),
);
