import type { Locator } from "@playwright/test";
import { getCart } from "@surimono/contract/cart";
import { walk } from "../../scripts/walk/walk.ts";
import { expect, expectNoSeriousAxe, keepScreenshot, test } from "../harness/test.ts";
import { answered } from "../steps/answered.ts";
import { callerOf, signInWithEmptyCart } from "../steps/demo-account.ts";
import { makeItem } from "../steps/own-item.ts";

/** In pixels (rule frame-heights). */
const HEIGHTS = { header: { desktop: 160, phone: 80 }, bottomBar: 64 } as const;

test("a guest finds the shop open, in Japanese, in a frame of its size and without horizontal scrolling", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await expect(page.getByRole("main")).toBeVisible();
  // What loads only on arrival is held to the same.
  // The band below them; a phone's tall footer is too far away.
  await page.getByRole("heading", { name: "まず、1枚。" }).scrollIntoViewIfNeeded();
  const uses = page.getByRole("region", { name: "つかいみち" });
  await expect(uses.getByRole("listitem")).toHaveCount(4);
  const paths = await page
    .getByRole("main")
    .getByRole("link")
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
  for (const path of paths) expect((await page.request.get(path)).status(), path).toBe(200);
  const height = async (part: Locator) => (await part.boundingBox())?.height;
  expect(await height(page.getByRole("banner"))).toBe(HEIGHTS.header[isMobile ? "phone" : "desktop"]);
  const bottomBar = page.getByRole("navigation", { name: "下のメニュー" });
  if (isMobile) expect(await height(bottomBar)).toBe(HEIGHTS.bottomBar);
  else await expect(bottomBar).toBeHidden();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await expectNoSeriousAxe(page);
  await keepScreenshot(page, "front-door");
});

test("an unknown address answers 404 with a page of the shop", { tag: "@once" }, async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("main")).toBeVisible();
});

test("a page with code gone since the old build is reached by one reload", { tag: "@once" }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/, /Error loading route module/, /Failed to fetch dynamically imported module/);
  let gone = 1;
  await page.route(/\/assets\/faq-/, async (route) => {
    gone -= 1;
    if (gone < 0) return route.continue();
    // A real server is not next door: by its answer the page has noted where the click leads.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("surimono.pending"))).not.toBeNull();
    await route.fulfill({ status: 404 });
  });
  const starts: string[] = [];
  page.on("domcontentloaded", () => starts.push(new URL(page.url()).pathname));
  await page.goto("/print");
  await page.getByRole("contentinfo").getByRole("link", { name: "よくある質問" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "よくある質問" })).toBeVisible();
  await expect(page).toHaveURL(/\/faq$/);
  // The reload in between has no document yet.
  expect(starts.length).toBeLessThanOrEqual(3);
});

test("the scripts come after the first pictures, and earlier input is not lost", { tag: "@once" }, async ({ page }) => {
  const phone = test.info().project.name === "phone";
  const scripts = Promise.withResolvers<void>();
  await page.route(/assets\/vendor/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  // The shop stops waiting for a late first paint: not here, however slow the machine.
  await page.addInitScript(() => {
    const soon = window.setTimeout;
    window.setTimeout = ((work: () => void, after = 0) => soon(work, after === 1500 ? 60_000 : after)) as typeof soon;
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const menu = page.getByRole("button", { name: phone ? "メニューを開く" : "ITEM CATEGORY" });
  await menu.click();
  if (!phone) await page.getByRole("combobox").fill("マグ");
  scripts.resolve();
  if (phone) await expect(page.getByRole("dialog", { name: "メニュー" })).toBeVisible();
  else {
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await page.getByRole("combobox").blur();
    await page.getByRole("combobox").focus();
    await expect(page.getByRole("option").first()).toBeVisible();
  }
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    asked: performance.getEntriesByType("resource").find(({ name }) => name.includes("/assets/vendor"))?.startTime,
  }));
  expect(asked).toBeGreaterThan(painted);
});

test("`npm run walk` goes through the shop into the cart and out again", { tag: "@once" }, async ({ page, shop }) => {
  await signInWithEmptyCart(page, "b2c");
  const call = await callerOf(page, "b2c");
  await makeItem(call, "見回りT");
  const steps = await walk(shop.baseURL, { email: "demo@surimono.example", password: "surimono-demo" });
  expect(steps.filter(({ fault }) => fault)).toEqual([]);
  expect(steps.map(({ name }) => name)).toContain("out of the cart");
  expect(answered(await call(getCart, {})).lines).toEqual([]);
});
