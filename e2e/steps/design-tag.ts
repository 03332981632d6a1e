import type { Page } from "@playwright/test";
import { expect } from "../harness/test.ts";
import { lookAt } from "./look-at.ts";

/** From the confirm screen into a tag's studio, a few words, and back. */
export async function designTag(page: Page, tag: string, words: string): Promise<void> {
  await page.getByRole("button", { name: "タグをデザイン", exact: true }).click();
  await lookAt(page, "which-tag");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: new RegExp(tag) })
    .click();
  await page.waitForURL(/\/mt\/dtpage\/v1\/edit/);
  await page.getByRole("button", { name: "テキスト", exact: true }).click();
  await page.getByRole("textbox", { name: "テキスト" }).first().fill(words);
  await expect(page.getByText(/自動保存/).first()).toBeVisible();
  await lookAt(page, `studio-${tag}`);
  await finishStudio(page, page.getByRole("heading", { name: "できあがりを、たしかめる。" }));
}

/** Goes to the confirmation, past the studio's warning if there is one. */
async function finishStudio(page: Page, then: ReturnType<Page["getByRole"]>): Promise<void> {
  await page
    .getByRole("button", { name: /^確認へ/ })
    .first()
    .click();
  const goOn = page.getByRole("button", { name: /このまま|承知|進む/ });
  await goOn.or(then).first().waitFor();
  if (await goOn.isVisible()) await goOn.click();
  await expect(then).toBeVisible();
}
