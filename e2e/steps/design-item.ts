import type { Page } from "@playwright/test";
import { expect } from "../harness/test.ts";
import { lookAt } from "./look-at.ts";
import { makePhoto } from "./photo.ts";

/** From the list of goods through the studio to the sheet of a completed item with this name. */
export async function designNamedItem(page: Page, name: string): Promise<void> {
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
  // Saved means that the picture is in the design: one that arrives later is selected, and closes the text's field.
  await expect(page.getByText(/自動保存/).first()).toBeVisible();
  await page.getByRole("button", { name: "テキスト", exact: true }).click();
  await page.getByRole("textbox", { name: "テキスト" }).first().fill("夜ふかし、上等。");
  await expect(page.getByText(/自動保存/).first()).toBeVisible();
  await lookAt(page, "studio");
  await page
    .getByRole("button", { name: /^確認へ/ })
    .first()
    .click();
  const goOn = page.getByRole("button", { name: /このまま|承知|進む/ });
  await goOn.or(page.getByRole("heading", then)).first().waitFor();
  if (!(await goOn.isVisible())) return;
  for (const tick of await page.getByRole("checkbox", { name: "確認しました。このまま印刷します。" }).all())
    await tick.check();
  await goOn.click();
}

/** One press on the confirm screen, which warns beside the button, opens the sheet: no name or price is needed. */
export async function complete(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "できあがりを、たしかめる。" })).toBeVisible();
  await expect(page.getByText("完成すると、デザインと内容は変更できなくなります。")).toBeVisible();
  for (const word of ["販売価格", "利益"]) await expect(page.getByText(word, { exact: true })).toBeHidden();
  await lookAt(page, "confirm");
  await page.getByRole("button", { name: "完成する" }).click();
  await expectCompleted(page);
}

export async function nameAndComplete(page: Page, name: string): Promise<void> {
  await nameAndSave(page, name, "完成する");
  await expectCompleted(page);
}

/** The sheet that orders it. */
export function completedSheet(page: Page) {
  return page.getByRole("dialog", { name: "アイテムが完成しました" });
}

async function expectCompleted(page: Page): Promise<void> {
  await expect(completedSheet(page)).toBeVisible();
  await lookAt(page, "completed");
}

/** From the sheet to the item in the list, by its name. */
export async function leaveForLater(page: Page, name: string): Promise<void> {
  await completedSheet(page).getByRole("link", { name: "あとで" }).click();
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { name, level: 2 }).last()).toBeVisible();
  await expect(page.getByRole("button", { name: "カートに入れる" })).toBeInViewport({ ratio: 1 });
  await lookAt(page, "my-item");
}

async function nameAndSave(page: Page, name: string, as: "完成する" | "下書きに保存"): Promise<void> {
  await expect(page.getByRole("heading", { name: "できあがりを、たしかめる。" })).toBeVisible();
  await page.getByRole("button", { name: "内容を編集" }).click();
  const editor = page.getByRole("dialog", { name: "アイテムを編集" });
  await editor.getByRole("textbox", { name: /アイテムの名前/ }).fill(name);
  await editor.getByRole("textbox", { name: /説明/ }).fill("夏のおわりに、海で撮った写真です。");
  await lookAt(page, "editor");
  await editor.getByRole("button", { name: "保存する" }).click();
  const question = page.getByRole("dialog", { name: "どのように保存しますか？" });
  await question.getByRole("button", { name: as }).click();
}
