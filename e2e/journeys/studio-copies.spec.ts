import type { Locator } from "@playwright/test";
import { expect, test } from "../harness/test.ts";
import { callerOf, signInAsDemo } from "../steps/demo-account.ts";
import { lookAt } from "../steps/look-at.ts";
import { makeItem } from "../steps/own-item.ts";
import { addText, announced, expectSaved, runByName, startDesign, studioOpened } from "../steps/studio.ts";

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

test("a finished design is seen on goods of every kind, and saved on the ticked two, each once", async ({
  page,
  shop,
}) => {
  await signInAsDemo(page);
  const { product_id: id } = await makeItem(await callerOf(page, "b2c"), "夜ふかし、上等。");
  await page.goto(`/my-items?itemTab=0&productId=${id}`);
  await page.getByRole("link", { name: "この絵で、ほかにも" }).click();
  await expect(page.getByRole("heading", { name: "この絵で、ほかにも。" })).toBeVisible();
  const goods = page.getByRole("button", { name: /をこの絵でデザインする/ });
  await expect(goods.nth(11)).toBeVisible();
  // Drawn on this device, one after the other.
  await expect(page.locator("canvas.opacity-0")).toHaveCount(0, { timeout: 180_000 });
  await expect(page.getByRole("listitem").filter({ hasText: "¥" }).first()).toBeVisible();
  for (const at of [0, 1]) await page.getByRole("checkbox").nth(at).check();
  await lookAt(page, "design-on-goods");
  await page.getByRole("button", { name: "まとめて保存" }).click();
  await expect(page.getByText("2点を保存しました")).toBeVisible();
  const copies = await shop.query<{ copies: number }>(
    "select count(*)::int as copies from my_items i join designs d using (user_id, product_id) where d.document::text like '%夜ふかし、上等。%' and i.product_id > $1",
    [id],
  );
  expect(copies).toEqual([{ copies: 2 }]);
  await goods.last().click();
  await studioOpened(page);
});
