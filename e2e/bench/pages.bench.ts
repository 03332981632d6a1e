import { brotliCompressSync } from "node:zlib";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.mjs";
import { type Bench, type Measurement, readable } from "./bench.ts";

type Visitor = "guest" | "member";

const pages: [what: string, visitor: Visitor, path: string, budgetKb?: number][] = [
  ["guest home page", "guest", "/", 150],
  ["login", "guest", "/login", 190],
  ["list of items", "member", "/items", 190],
  // Two pages: the list's code comes beside that of the sign-in to which it leads.
  ["list of items as a guest, who is led to the login", "guest", "/items"],
];

/** What a first visit downloads until the page is idle. */
export const bench: Bench = {
  title: "First-load JavaScript",
  note: "All scripts that a Chromium with an empty cache loads until the network is quiet, each compressed with brotli 11.",
  async run({ baseURL }) {
    const executablePath = findChromium();
    const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
    const measured: Measurement[] = [];
    try {
      const signedIn = await signIn(browser, baseURL);
      for (const [what, visitor, path, budget] of pages) {
        // A context of its own has a cache of its own.
        const context = await browser.newContext(visitor === "member" ? { storageState: signedIn } : {});
        const kb = await compressedKb(await loadScripts(context, baseURL + path));
        await context.close();
        measured.push({
          what,
          measured: `${readable(kb, 1)} kB`,
          ...(budget !== undefined && { budget: `≤ ${budget} kB`, kept: kb <= budget }),
        });
      }
    } finally {
      await browser.close();
    }
    return measured;
  },
};

async function signIn(browser: Browser, baseURL: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${baseURL}/login`);
  await page.getByRole("button", { name: "個人のお客様として試す" }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
  const state = await context.storageState();
  await context.close();
  return state;
}

async function loadScripts(context: BrowserContext, url: string): Promise<Set<string>> {
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script" || response.url().endsWith(".js")) scripts.add(response.url());
  });
  await page.goto(url, { waitUntil: "networkidle" });
  return scripts;
}

async function compressedKb(scripts: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const script of scripts) {
    const answer = await fetch(script, { headers: { "accept-encoding": "identity" } });
    bytes += brotliCompressSync(Buffer.from(await answer.arrayBuffer())).length;
  }
  return bytes / 1000;
}
