import type { Page } from "@playwright/test";
import { expect, expectNoSeriousAxe, keepScreenshot } from "../harness/test.ts";

/** Every screen of a journey is held to the same: nothing hangs over the side, axe finds nothing serious, and its picture is kept. */
export async function lookAt(page: Page, name: string): Promise<void> {
  // Pictures of goods are drawn when they are first asked for.
  await page.waitForLoadState("networkidle");
  await page.evaluate(standStill);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${name} hangs over the side`).toBeLessThanOrEqual(0);
  await expectNoSeriousAxe(page);
  await keepScreenshot(page, name);
}

/** What fades in has the contrast of its end only at its end; what turns for ever is not waited for. */
async function standStill(): Promise<void> {
  const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  const ended = Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
  // One that was paused never ends.
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2000))]);
}
