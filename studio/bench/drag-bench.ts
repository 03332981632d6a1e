import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import tailwindcss from "@tailwindcss/vite";
import { build, type PreviewServer, preview } from "vite";

export interface DragMeasurement {
  readonly layers: number;
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
      const paced = await frames(executablePath, SWITCHES.split(" "), `${url}?layers=${layers}`);
      const free = await frames(
        executablePath,
        [...SWITCHES.split(" "), ...UNPACED.split(" ")],
        `${url}?layers=${layers}`,
      );
      measured.push({
        layers,
        framesPerSecond: (1000 * paced.length) / paced.reduce((sum, ms) => sum + ms, 0),
        medianFrameMs: free.toSorted((one, other) => one - other)[Math.floor(free.length / 2)] ?? Number.NaN,
        slowestFrameMs: Math.max(...free),
      });
    }
    return measured;
  } finally {
    await server?.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

async function frames(executablePath: string, args: string[], url: string): Promise<readonly number[]> {
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
async function dragInPage(count: number): Promise<number[]> {
  const canvas = document.querySelector<HTMLElement>("[role=application]");
  if (!canvas) throw new Error("No canvas");
  canvas.setPointerCapture = () => undefined;
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const send = (type: string, dx: number, dy: number) =>
    canvas.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: "mouse", clientX: x + dx, clientY: y + dy }),
    );
  send("pointerdown", 0, 0);
  const times: number[] = [];
  for (let index = 0; index <= count; index += 1) {
    send("pointermove", Math.sin(index / 20) * 90, Math.cos(index / 15) * 60);
    times.push(await new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))));
  }
  if (!document.querySelector("[data-testid=selection]")) throw new Error("Nothing was held");
  send("pointerup", 0, 0);
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
}

if (import.meta.main) {
  for (const result of await measureDrag(process.argv[2] ?? "/usr/bin/chromium")) {
    process.stdout.write(`${JSON.stringify(result)}\n`);
  }
}
