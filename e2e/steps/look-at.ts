import type { Page } from "@playwright/test";
import { expect, expectNoSeriousAxe, keepScreenshot } from "../harness/test.ts";

/** Every screen of a journey is held to the same: nothing hangs over the side, axe finds nothing serious, and its picture is kept. */
export async function lookAt(page: Page, name: string): Promise<void> {
  // Pictures of goods are drawn when they are first asked for.
  await page.waitForLoadState("networkidle");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${name} hangs over the side`).toBeLessThanOrEqual(0);
  await expectNoSeriousAxe(page);
  await keepScreenshot(page, name);
}
