import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test as base, expect, type Page } from "@playwright/test";
import { type RunningShop, startShop } from "./shop.ts";

type Fixtures = {
  /** Errors of the console that this test provokes on purpose: push a pattern before they happen. */
  expectedErrors: RegExp[];
  consoleWatch: undefined;
};

/** Playwright's test on a real shop. An unexpected error in the browser's console, or one that nobody caught, fails it. */
export const test = base.extend<Fixtures, { shop: RunningShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.baseURL),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  expectedErrors: ({}, use) => use([]),
  consoleWatch: [
    async ({ context, expectedErrors }, use) => {
      const heard: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error") heard.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => {
        heard.push(error.error().stack ?? String(error.error()));
      });
      await use(undefined);
      const unexpected = heard.filter((line) => !expectedErrors.some((pattern) => pattern.test(line)));
      expect(unexpected, "errors in the browser").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";

/** What axe calls moderate at most and takes long to look for: all style sheets loaded again, and every word of a page. */
const NOT_SERIOUS = { preload: false, rules: { region: { enabled: false } } };
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** How often a page that does not come to rest is looked at before its faults count. */
const MOST_LOOKS = 4;

/**
 * The page has no accessibility fault that axe calls serious or critical. Runs inside the page and collects faults only: the shop has no
 * frames, and collecting what passed took four times as long as the rest. Axe takes seconds and mixes what it read at different moments:
 * what it finds while the page changes counts only if it is found again.
 */
export async function expectNoSeriousAxe(page: Page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  let look = await findSeriousAxe(page);
  for (let looks = 1; look.faults.length > 0 && look.hasChanged && looks < MOST_LOOKS; looks += 1) {
    look = await findSeriousAxe(page);
  }
  expect(look.faults, `axe on ${page.url()}`).toEqual([]);
}

/** The faults, and whether anything of the page changed while they were looked for. */
function findSeriousAxe(page: Page): Promise<{ faults: string[]; hasChanged: boolean }> {
  return page.evaluate(async (less) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    // What is switched on meanwhile looks so at once, and is never seen half faded.
    const unfaded = new CSSStyleSheet();
    unfaded.replaceSync("*, ::before, ::after { transition-duration: 0s !important; transition-delay: 0s !important }");
    document.adoptedStyleSheets.push(unfaded);
    let hasChanged = false;
    const observer = new MutationObserver(() => {
      hasChanged = true;
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const { violations } = await axe.run(document, { resultTypes: ["violations"], ...less });
    observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== unfaded);
    const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    const faults = serious.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
    );
    return { faults, hasChanged };
  }, NOT_SERIOUS);
}

/** With `SCREENS=1` keeps a picture of the whole page in e2e/results/screens, named after the project, for people to look at. */
export async function keepScreenshot(page: Page, name: string) {
  if (!process.env["SCREENS"]) return;
  const path = join(import.meta.dirname, "../results/screens", `${name}-${test.info().project.name}.jpg`);
  await page.screenshot({ path, type: "jpeg", quality: 80, fullPage: true, animations: "disabled" });
}
