import type { Page } from "@playwright/test";
import { expect, expectNoSeriousAxe, keepScreenshot } from "../harness/test.ts";

/** Every screen of a journey is held to the same: nothing hangs over the side, axe finds nothing serious, and its picture is kept. */
export async function lookAt(page: Page, name: string): Promise<void> {
  // Pictures of goods are drawn when they are first asked for.
  await page.waitForLoadState("networkidle");
  await page.evaluate(standStill);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} hangs over the side`).toBeLessThanOrEqual(0);
  await expectNoSeriousAxe(page);
  await keepScreenshot(page, name);
}

/** What fades in has the contrast of its end only at its end; what turns for ever, or was paused, is not waited for. */
async function standStill(): Promise<void> {
  // On a busy machine a few frames alone may take seconds.
  const until = performance.now() + 30_000;
  while (performance.now() < until) {
    // A dialog begins to fade in a frame or two after it is there.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const moving = document
      .getAnimations()
      .filter((one) => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity);
    if (moving.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
