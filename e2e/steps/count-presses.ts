import type { Page } from "@playwright/test";

/** How often something was pressed on the page since this call, across documents. */
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
