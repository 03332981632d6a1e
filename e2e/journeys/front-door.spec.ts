import { expect, expectNoSeriousAxe, keepScreenshot, test } from "../harness/test.ts";

test("a guest finds the shop open, in Japanese and without horizontal scrolling", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await expect(page.getByRole("main")).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectNoSeriousAxe(page);
  await keepScreenshot(page, "front-door");
});

test("an unknown address answers 404 with a page of the shop", async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("main")).toBeVisible();
});
