import type { Page } from "@playwright/test";

/** How often a person has pressed something on the page since this was asked for, over all its documents. */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction("notePress", () => {
    presses++;
  });
  await page.addInitScript(() => {
    const note = (window as unknown as { notePress: () => void }).notePress;
    document.addEventListener("click", ({ isTrusted }) => isTrusted && note(), { capture: true });
  });
  return () => presses;
}
