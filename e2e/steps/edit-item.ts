import type { Page } from "@playwright/test";
import { expect } from "../harness/test.ts";

/** The editor that is open. */
export function editorOf(page: Page) {
  return page.getByRole("dialog", { name: "アイテムを編集" });
}

/** Answers a question of the shop by the button's label. */
export async function answer(page: Page, question: string, button: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: question }).or(page.getByRole("alertdialog", { name: question }));
  await dialog.getByRole("button", { name: button }).click();
  await expect(dialog).toBeHidden();
}

/** Hands files to the editor as a person chooses them. */
export async function addImages(
  page: Page,
  files: readonly { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[],
): Promise<void> {
  const picker = page.waitForEvent("filechooser");
  await editorOf(page).getByRole("button", { name: "画像を追加" }).click();
  await (await picker).setFiles([...files]);
}
