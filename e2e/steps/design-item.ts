import type { Page } from "@playwright/test";
import { expect } from "../harness/test.ts";
import { lookAt } from "./look-at.ts";
import { makePhoto } from "./photo.ts";

/** From the list of goods through the studio to a completed item with this name. */
export async function designItem(page: Page, name: string): Promise<void> {
  await chooseGoods(page);
  await drawDesign(page);
  await nameAndComplete(page, name);
}

/** From the list of goods through the studio to a draft with this name in the list. */
export async function makeDraft(page: Page, name: string): Promise<void> {
  await chooseGoods(page);
  await drawDesign(page);
  await nameAndSave(page, name, "下書きに保存");
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
}

export async function chooseGoods(page: Page): Promise<void> {
  await page.goto("/items");
  await expect(page.getByRole("heading", { name: "なにに刷りますか。" })).toBeVisible();
  await lookAt(page, "items");
  await page
    .getByRole("link", { name: /オーガニックコットンTシャツ/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "オーガニックコットンTシャツ" })).toBeVisible();
  await page.getByRole("checkbox", { name: /胸中央/ }).check();
  await expect(page.getByRole("checkbox", { name: /左胸/ })).toBeDisabled();
  await lookAt(page, "item-detail");
  await page.getByRole("button", { name: "デザインをはじめる" }).click();
  await page.waitForURL(/\/mt\/dtpage\/v1\/start/);
}

export async function drawDesign(page: Page, then = { name: "できあがりを、たしかめる。" }): Promise<void> {
  await page.getByRole("button", { name: "画像", exact: true }).click();
  const picker = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /^画像を選ぶ/ }).click();
  await (await picker).setFiles({ name: "海の写真.png", mimeType: "image/png", buffer: makePhoto() });
  await expect(page.getByText("海の写真.png").or(page.getByText("海の写真")).first()).toBeAttached();
  // Saved means that the picture lies in the design: one that arrives later is selected, and takes the text's field away.
  await expect(page.getByText(/自動保存/).first()).toBeVisible();
  await page.getByRole("button", { name: "テキスト", exact: true }).click();
  await page.getByRole("textbox", { name: "テキスト" }).first().fill("夜ふかし、上等。");
  await expect(page.getByText(/自動保存/).first()).toBeVisible();
  await lookAt(page, "studio");
  await page.getByRole("button", { name: /^完成/ }).first().click();
  const goOn = page.getByRole("button", { name: /このまま|承知|進む/ });
  await goOn.or(page.getByRole("heading", then)).first().waitFor();
  if (!(await goOn.isVisible())) return;
  for (const tick of await page.getByRole("checkbox", { name: "確認しました。このまま印刷します。" }).all())
    await tick.check();
  await goOn.click();
}

export async function nameAndComplete(page: Page, name: string): Promise<void> {
  await nameAndSave(page, name, "完成する");
  await expect(page.getByRole("heading", { name: "アイテムが完成しました" })).toBeVisible();
  await lookAt(page, "completed");
  await page.getByRole("link", { name: "マイアイテムを確認する" }).click();
  await expect(page.getByRole("heading", { name, level: 2 }).last()).toBeVisible();
  await lookAt(page, "my-item");
}

async function nameAndSave(page: Page, name: string, as: "完成する" | "下書きに保存"): Promise<void> {
  await expect(page.getByRole("heading", { name: "できあがりを、たしかめる。" })).toBeVisible();
  await lookAt(page, "confirm");
  await page.getByRole("button", { name: "完成する" }).click();
  const editor = page.getByRole("dialog", { name: "アイテムを編集" });
  await editor.getByRole("textbox", { name: /アイテムの名前/ }).fill(name);
  await editor.getByRole("textbox", { name: /説明/ }).fill("夏のおわりに、海で撮った写真です。");
  await lookAt(page, "editor");
  await editor.getByRole("button", { name: "保存する" }).click();
  const question = page.getByRole("dialog", { name: "どのように保存しますか？" });
  await question.getByRole("button", { name: as }).click();
}
