import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.mjs";
import { type Bench, type Measurement, readable } from "./bench.ts";

const pages: [what: string, path: string, budgetKb: number][] = [
  ["guest home page", "/", 150],
  ["list of items", "/items", 190],
  ["login", "/login", 190],
];

/** What a first visit downloads until the page is idle. */
export const bench: Bench = {
  title: "First-load JavaScript",
  note: "All scripts that a fresh Chromium loads until the network is quiet, each compressed with brotli 11.",
  async run({ baseURL }) {
    const executablePath = findChromium();
    const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
    const measured: Measurement[] = [];
    try {
      for (const [what, path, budget] of pages) {
        const page = await browser.newPage();
        const scripts = new Set<string>();
        page.on("response", (response) => {
          if (response.request().resourceType() === "script" || response.url().endsWith(".js"))
            scripts.add(response.url());
        });
        await page.goto(baseURL + path, { waitUntil: "networkidle" });
        await page.close();
        const kb = await compressedKb(scripts);
        measured.push({ what, measured: `${readable(kb, 1)} kB`, budget: `≤ ${budget} kB`, kept: kb <= budget });
      }
    } finally {
      await browser.close();
    }
    return measured;
  },
};

async function compressedKb(scripts: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const script of scripts) {
    const answer = await fetch(script, { headers: { "accept-encoding": "identity" } });
    bytes += brotliCompressSync(Buffer.from(await answer.arrayBuffer())).length;
  }
  return bytes / 1000;
}
