import { mkdirSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { sharedFolder } from "../harness/shared-folder.ts";
import { expect, expectNoSeriousAxe, keepScreenshot, test } from "../harness/test.ts";

/**
 * Every screen of a journey must pass the same checks: no horizontal overflow, nothing serious from axe. Its picture is kept. A screen that
 * another journey of this width looks at or passed before is only waited for.
 */
export async function lookAt(page: Page, name: string): Promise<void> {
  // Pictures of goods are drawn when they are first asked for.
  await page.waitForLoadState("networkidle");
  const seen = join(sharedFolder("seen") as string, `${test.info().project.name} ${name}`);
  if (!isMade(seen)) return;
  try {
    await page.evaluate(standStill);
    await expectFit(page, name);
    await keepScreenshot(page, name);
  } catch (error) {
    rmdirSync(seen);
    throw error;
  }
}

/** False if it is there already: of several workers one makes it. */
function isMade(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Nothing hangs over the side, and axe finds nothing serious. */
export async function expectFit(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} hangs over the side`).toBeLessThanOrEqual(0);
  await expectNoSeriousAxe(page);
}

/** Fading elements reach their contrast only at the end; endless and paused animations are not waited for. */
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
