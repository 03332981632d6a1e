import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import tailwindcss from "@tailwindcss/vite";
import { build, type PreviewServer, preview } from "vite";

export interface DragMeasurement {
  readonly layers: number;
  /** From the press until the layer's first move is on the screen: what lies below and above it is painted once. */
  readonly pickUpMs: number;
  /** With the display's pace: what the customer sees. */
  readonly framesPerSecond: number;
  /** Without it: what a frame costs. */
  readonly medianFrameMs: number;
  readonly slowestFrameMs: number;
}

const PAGE = join(import.meta.dirname, "drag-page");
const FRAMES = 180;
const SWITCHES = "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking";
const UNPACED = "--disable-frame-rate-limit --disable-gpu-vsync";

/** Drags one layer of the real editor, in its production build, and takes the time from frame to frame. */
export async function measureDrag(executablePath: string, counts: readonly number[] = [300, 1000]) {
  const outDir = mkdtempSync(join(tmpdir(), "surimono-drag-"));
  const plugins = [tailwindcss()];
  const quiet = { configFile: false, root: PAGE, logLevel: "error" } as const;
  let server: PreviewServer | undefined;
  try {
    await build({ ...quiet, plugins, build: { outDir, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 } });
    server = await preview({ ...quiet, build: { outDir }, preview: { host: "127.0.0.1", port: 0 } });
    const address = server.httpServer.address();
    if (address === null || typeof address === "string") throw new Error("The page is served on no port");
    const url = `http://127.0.0.1:${address.port}/`;
    const measured: DragMeasurement[] = [];
    for (const layers of counts) {
      const paced = await drag(executablePath, SWITCHES.split(" "), `${url}?layers=${layers}`);
      const free = await drag(
        executablePath,
        [...SWITCHES.split(" "), ...UNPACED.split(" ")],
        `${url}?layers=${layers}`,
      );
      measured.push({
        layers,
        pickUpMs: paced.pickUpMs,
        framesPerSecond: (1000 * paced.frames.length) / paced.frames.reduce((sum, ms) => sum + ms, 0),
        medianFrameMs: median(free.frames),
        slowestFrameMs: Math.max(...free.frames),
      });
    }
    return measured;
  } finally {
    await server?.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

interface Drag {
  readonly pickUpMs: number;
  /** Milliseconds from frame to frame, once the layer is held. */
  readonly frames: readonly number[];
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function drag(executablePath: string, args: string[], url: string): Promise<Drag> {
  const browser: Browser = await chromium.launch({ executablePath, args });
  try {
    const page: Page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(url);
    await page.getByRole("application").waitFor();
    // Pictures and the face arrive, thumbnails are drawn.
    await page.waitForTimeout(4000);
    return await page.evaluate(dragInPage, FRAMES);
  } finally {
    await browser.close();
  }
}

/** Runs in the page: one pointer move for each frame, as a real hand gives at least. */
async function dragInPage(count: number): Promise<Drag> {
  const canvas = document.querySelector<HTMLElement>("[role=application]");
  if (!canvas) throw new Error("No canvas");
  canvas.setPointerCapture = () => undefined;
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const send = (type: string, dx: number, dy: number) =>
    canvas.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: "mouse", clientX: x + dx, clientY: y + dy }),
    );
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now())));
  const move = (index: number) => send("pointermove", Math.sin(index / 20) * 90, Math.cos(index / 15) * 60);
  const pressed = performance.now();
  send("pointerdown", 0, 0);
  move(0);
  // The first frame is asked for before the painting, the second comes when it is done, the third when it is on the screen.
  await frame();
  await frame();
  const times = [await frame()];
  for (let index = 1; index <= count; index += 1) {
    move(index);
    times.push(await frame());
  }
  if (!document.querySelector("[data-testid=selection]")) throw new Error("Nothing was held");
  send("pointerup", 0, 0);
  return {
    pickUpMs: (times[0] ?? pressed) - pressed,
    frames: times.slice(1).map((time, index) => time - (times[index] ?? time)),
  };
}

if (import.meta.main) {
  for (const result of await measureDrag(process.argv[2] ?? "/usr/bin/chromium")) {
    process.stdout.write(`${JSON.stringify(result)}\n`);
  }
}
