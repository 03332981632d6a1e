import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { encodeMockup, renderMockup } from "@surimono/studio/mockup-node";
import { findChromium } from "../../scripts/chromium.mjs";
import { measureDrag } from "../../studio/bench/drag-bench.ts";
import type { RunningShop } from "../harness/shop.ts";
import { type Bench, type Measurement, median, readable } from "./bench.ts";
import { heavyProofTimes, proofTimes } from "./proof.ts";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../..");

/** The pictures of goods, the print file and the editor. Only the proof sheet comes from the shop. */
export const bench: Bench = {
  title: "Drawing",
  note: "Mock-up: a tee of 1,200 px, medians of 9. Print: 4,200 × 4,800 px with three photographs, in its child process. Proof sheet: asked of the shop by its owner before anything was printed, for four places with a photograph of nine million pixels and two texts each; of heavy designs with five photographs of 20 million pixels, turned, cut to a shape and adjusted on the poster, medians of 3. Editor: one layer dragged in headless Chromium without a GPU.",
  async run(shop) {
    return [...(await mockup()), ...(await print()), ...(await proof(shop)), ...(await editor())];
  },
};

async function mockup(): Promise<Measurement[]> {
  const request = {
    artRoot: join(ROOT, "catalogue/art"),
    silhouette: "tee",
    viewId: "front",
    color: "#1f2b4a",
    prints: [],
    width: 1200,
  } as const;
  const drawn: number[] = [];
  const encoded: number[] = [];
  await renderMockup(request);
  for (let n = 0; n < 9; n++) {
    const started = performance.now();
    const pixels = await renderMockup(request);
    const done = performance.now();
    await encodeMockup(pixels, "webp");
    drawn.push(done - started);
    encoded.push(performance.now() - done);
  }
  const time = median(drawn);
  return [
    { what: "mock-up of a view, drawn", measured: `${readable(time)} ms`, budget: "≤ 100 ms", kept: time <= 100 },
    { what: "mock-up of a view, encoded as WebP", measured: `${readable(median(encoded))} ms` },
  ];
}

async function print(): Promise<Measurement[]> {
  const { stdout } = await run(process.execPath, [join(ROOT, "studio/bench/print-bench.ts")], { maxBuffer: 1 << 24 });
  const figures = JSON.parse(stdout.trim().split("\n").at(-1) ?? "{}") as PrintFigures;
  const part = (what: string, name: keyof PrintFigures): Measurement => ({
    what,
    measured: `${readable(figures[name] / 1000, 2)} s`,
  });
  const whole = figures["next ms"] / 1000;
  return [
    part("print file alone: decoded, drawn, encoded as PNG", "print ms"),
    part("white plate alone", "plate ms"),
    part("PDF alone", "pdf ms"),
    {
      what: "print job: PNG, white plate and PDF, with its process's messages",
      measured: `${readable(whole, 2)} s`,
      budget: "≤ 2.5 s",
      kept: whole <= 2.5,
    },
    part("print job, with the start of its process", "first ms"),
    {
      what: "print job, peak memory of its process",
      measured: `${readable(figures["peak MB"])} MB`,
      budget: "≤ 900 MB",
      kept: figures["peak MB"] <= 900,
    },
  ];
}

async function proof(shop: RunningShop): Promise<Measurement[]> {
  const [first = Number.NaN, ...next] = await proofTimes(shop, 6);
  const heavy = await heavyProofTimes(shop, 3);
  const row = (what: string, ms: number) => ({
    ...{ what, measured: `${readable(ms / 1000, 2)} s`, budget: "≤ 5 s", kept: ms <= 5000 },
  });
  return [
    row("proof sheet", median(next)),
    row("proof sheet, with the start of the drawing processes", first),
    row("proof sheet of five large photographs on a chest", median(heavy.chest)),
    row("proof sheet of five large photographs on an A2 poster", median(heavy.poster)),
  ];
}

/** What `studio/bench/print-bench.ts` prints. */
type PrintFigures = Record<"print ms" | "plate ms" | "pdf ms" | "first ms" | "next ms" | "peak MB", number>;

async function editor(): Promise<Measurement[]> {
  const chromium = findChromium();
  if (!chromium) return [];
  const measured = await measureDrag(chromium, [300, 1000]);
  return measured.map(({ layers, pickUpMs, framesPerSecond, medianFrameMs }) => ({
    what: `editor, one layer dragged among ${readable(layers)}`,
    measured: `${readable(framesPerSecond)} frames/s, a frame costs ${readable(medianFrameMs, 1)} ms; picked up in ${readable(pickUpMs)} ms`,
    ...(layers === 1000 && { budget: "60 frames/s", kept: framesPerSecond >= 59.5 }),
  }));
}
