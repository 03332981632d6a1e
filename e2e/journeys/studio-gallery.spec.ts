import type { Page } from "@playwright/test";
import { expect, test } from "../harness/test.ts";
import { signInAsDemo } from "../steps/demo-account.ts";
import { lookAt } from "../steps/look-at.ts";
import { makePhoto } from "../steps/photo.ts";
import { addText, announced, expectSaved, layers, startDesign, studioOpened } from "../steps/studio.ts";

async function upload(page: Page, name: string): Promise<void> {
  const picker = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /^画像を選ぶ/ }).click();
  await (await picker).setFiles({ name, mimeType: "image/png", buffer: makePhoto() });
}

test("an upload is used in another design, removed from the gallery, and stays in the designs", {
  tag: "@once",
}, async ({ page }) => {
  await signInAsDemo(page);
  await startDesign(page);
  await page.getByRole("button", { name: "画像", exact: true }).click();
  await upload(page, "海の写真.png");
  await expectSaved(page);
  await startDesign(page);
  await page.getByRole("button", { name: "画像", exact: true }).click();
  await expect(page.getByRole("region", { name: "マイ画像" }).locator("img").first()).toBeVisible();
  await lookAt(page, "studio-gallery");
  await page.getByRole("button", { name: "「海の写真.png」を配置" }).first().click();
  await expectSaved(page);
  const gallery = page.getByRole("region", { name: "マイ画像" });
  if (!(await gallery.isVisible())) await page.getByRole("button", { name: "画像", exact: true }).click();
  await gallery.getByRole("button", { name: "「海の写真.png」をマイ画像から削除" }).first().click();
  await lookAt(page, "studio-gallery-removal");
  await gallery.getByRole("button", { name: "削除する" }).click();
  await expect(announced(page)).toHaveText("「海の写真.png」をマイ画像から削除しました");
  await page.reload();
  await studioOpened(page);
  await page.getByRole("button", { name: "レイヤー", exact: true }).or(layers(page)).first().click();
  await expect(layers(page)).toHaveText(["海の写真.png"]);
});

test("a picture arriving during typing leaves field and selection alone", { tag: "@once" }, async ({ page }) => {
  await signInAsDemo(page);
  await startDesign(page);
  await page.getByRole("button", { name: "画像", exact: true }).click();
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/api/design/picture", async (route) => {
    await held;
    await route.continue();
  });
  await upload(page, "遅い写真.png");
  await addText(page, "書いている");
  letThrough();
  await expect(announced(page)).toHaveText(/「遅い写真.png」を.*に追加しました/);
  await page.keyboard.type("途中");
  await expect(page.getByRole("textbox", { name: "テキスト" }).first()).toHaveValue("書いている途中");
});
