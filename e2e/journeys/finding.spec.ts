import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../harness/test.ts";
import { lookAt } from "../steps/look-at.ts";

/** The demo's consumer, already a member. */
async function enter(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByRole("textbox", { name: "メールアドレス" }).fill("demo@surimono.example");
  await page.getByRole("textbox", { name: "パスワード" }).fill("surimono-demo");
  await page.getByRole("button", { name: "ログインする" }).click();
  await expect(page).not.toHaveURL(/login|callback/);
}

/** Presses it and waits for the shop's answer: the heart turns earlier, and leaving the page would cancel the request. */
async function pressHeart(page: Page, heart: Locator): Promise<void> {
  const taken = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/api/favorite");
  await heart.click();
  expect((await taken).status()).toBe(200);
}

test("a member searches, keeps favourites, and finds recently viewed goods", async ({ page, isMobile }) => {
  await enter(page);

  await test.step("search by keyboard", async () => {
    if (isMobile) await page.getByRole("button", { name: "キーワードで検索" }).click();
    const box = page.getByRole("combobox", { name: "キーワードで検索" }).and(page.locator(":visible"));
    if (isMobile) await expect(box).toBeFocused();
    await box.fill("まぐ");
    await expect(page.getByRole("option").first()).toBeVisible();
    await lookAt(page, "search-results");
    await box.press("ArrowDown");
    await expect(page.getByRole("option", { selected: true })).toHaveCount(1);
    await box.press("Enter");
    await expect(page).toHaveURL(/\/items\/detail\/\d+/);
    await expect(page.getByRole("dialog").getByRole("heading", { name: /マグ/ })).toBeVisible();
    // The script that keeps it comes after what is seen: whoever leaves before is not remembered.
    await page.waitForFunction(() =>
      Object.keys(localStorage).some((key) => key.startsWith("surimono.checked-items.")),
    );
  });

  await test.step("a heart on the item and on its card", async () => {
    const dialog = page.getByRole("dialog");
    await pressHeart(page, dialog.getByRole("button", { name: /^お気に入り：.*マグ/ }));
    await dialog.getByRole("button", { name: "閉じる" }).click();
    await page.goto("/items/category/mugs");
    await expect(page.getByRole("heading", { level: 1, name: "マグカップ" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^お気に入り：/, pressed: true })).toHaveCount(1);
    await pressHeart(page, page.getByRole("button", { name: /^お気に入り：/, pressed: false }).first());
  });

  await test.step("the favourites, one restored after its removal", async () => {
    await page.goto("/favorite");
    const hearts = page.getByRole("button", { name: /^お気に入り：.*マグ/ });
    await expect(hearts).toHaveCount(2);
    await lookAt(page, "favourites");
    await pressHeart(page, hearts.first());
    await expect(hearts.first()).toHaveAttribute("aria-pressed", "false");
    await page.reload();
    await expect(hearts).toHaveCount(1);
  });

  await test.step("a shared search: an item over it, and back and forth", async () => {
    await page.goto(`/items?${new URLSearchParams({ search: "ながそで", colors_arr: "6,1", sort: "2" })}`);
    const conditions = page.getByRole("button", { name: /を外す$/ });
    await expect(conditions).toHaveCount(3);
    await conditions.filter({ hasText: "ホワイト" }).click();
    await expect(conditions).toHaveCount(2);
    await lookAt(page, "shared-search");
    await page.getByRole("button", { name: "しぼりこむ" }).click();
    await expect(page.getByRole("dialog").getByRole("button", { name: "ブラック" })).toBeVisible();
    await lookAt(page, "filter-panel");
    await page.getByRole("button", { name: "閉じる" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const last = page.getByRole("article").getByRole("link", { name: /長袖/ }).last();
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    const name = (await last.textContent()) ?? "";
    await last.click();
    await expect(page.getByRole("dialog").getByRole("radio", { name: "ブラック" })).toBeChecked();
    await expect(page).toHaveTitle(`${name}｜SURIMONO`);
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(last).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await page.goBack();
    await expect(conditions).toHaveCount(3);
  });

  await test.step("a slip that finds something is not the end", async () => {
    await page.goto("/items?search=キャンバスト");
    const meant = page.getByRole("region", { name: /^もしかして：キャンバス/ });
    await expect(meant.getByRole("article")).toHaveCount(8);
    await lookAt(page, "few-found");
    await meant.getByRole("button", { name: "「キャンバス」のアイテムをすべて見る" }).click();
    await expect(page.getByRole("button", { name: /「キャンバス」.*を外す$/ })).toBeVisible();
  });

  await test.step("recently viewed goods, on the list and at home", async () => {
    const checked = page.getByRole("region", { name: "最近チェックしたアイテム" });
    await page.goto("/items");
    await expect(checked.getByRole("link", { name: /マグ/ })).toBeVisible();
    await page.goto("/");
    await expect(checked.getByRole("link", { name: /マグ/ })).toBeVisible();
    await lookAt(page, "home-of-member");
  });
});

test("an unknown category gives a message", { tag: "@once" }, async ({ page }) => {
  await enter(page);
  await page.goto("/items/category/no-such-thing");
  await expect(page.getByRole("heading", { name: "このページは見つかりませんでした" })).toBeVisible();
  await expect(page).toHaveTitle("ページが見つかりませんでした｜SURIMONO");
  await expect(page.getByRole("banner")).toHaveCount(1);
});
