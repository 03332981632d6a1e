import type { Locator } from "@playwright/test";
import { expect, test } from "../harness/test.ts";
import { lookAt } from "../steps/look-at.ts";
import {
  addText,
  announced,
  expectSaved,
  runByName,
  signInAsDemo,
  startDesign,
  studioOpened,
} from "../steps/studio.ts";

/** Seen whole without scrolling, however long the list above it is. */
async function expectInSight(button: Locator): Promise<void> {
  await expect(button).toBeInViewport({ ratio: 1 });
}

test("the copy button is in sight, however many places there are", async ({ page, isMobile }) => {
  await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1280, height: 800 });
  await signInAsDemo(page);
  await startDesign(page);
  await addText(page, "夜ふかし");
  await expectSaved(page);
  await runByName(page, "ほかの場所に");
  const areas = page.getByRole("dialog", { name: "ほかの場所にコピー" });
  await expectInSight(areas.getByRole("button", { name: "コピーする" }));
  await areas.getByRole("checkbox", { name: /背中中央/ }).check();
  await expect(areas.getByRole("button", { name: "コピーする" })).toBeEnabled();
  await page.keyboard.press("Escape");
  await runByName(page, "ほかのアイテムに");
  const items = page.getByRole("dialog", { name: "ほかのアイテムにコピー" });
  await items.getByRole("searchbox", { name: "アイテムを検索" }).fill("パーカー");
  await items
    .getByRole("button", { name: /パーカー/ })
    .first()
    .click();
  await expectInSight(items.getByRole("button", { name: "コピーする" }));
});

test("a copy on another item opens with the design fitted into its place", async ({ page }) => {
  await signInAsDemo(page);
  await startDesign(page);
  await addText(page, "夜ふかし");
  await runByName(page, "ほかの場所に");
  await page.getByRole("checkbox", { name: /背中中央/ }).check();
  await page.getByRole("button", { name: "コピーする" }).click();
  await expect(announced(page)).toHaveText(/背中中央にコピーしました/);
  await runByName(page, "ほかのアイテムに");
  const dialog = page.getByRole("dialog", { name: "ほかのアイテムにコピー" });
  await dialog.getByRole("searchbox", { name: "アイテムを検索" }).fill("マグ");
  // Its text is on the mug, which is not blank.
  await expect(dialog.locator("canvas[data-drawn=true]").first()).toBeVisible();
  await lookAt(page, "studio-copy-drawn");
  await dialog.getByRole("button", { name: /マグ/ }).first().click();
  await lookAt(page, "studio-copy-choices");
  await dialog.getByRole("button", { name: "コピーする" }).click();
  await dialog.getByRole("link", { name: "コピーを開く" }).click();
  await expect(page.getByRole("heading", { name: /マグ/ })).toBeVisible();
  await studioOpened(page);
});
