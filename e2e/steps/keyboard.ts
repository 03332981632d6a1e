import { expect, type Locator, type Page } from "@playwright/test";

/** Further than any screen of the console has controls. */
const FURTHEST = 120;

/** Goes on by the Tab key until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let pressed = 0; pressed < FURTHEST; pressed += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${control} cannot be reached by the Tab key`);
}

/** As somebody does who has no mouse. */
export async function pressByKeyboard(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press("Enter");
}

/** Types it over what is there. */
export async function typeInto(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(words);
}

/** Opens a dialog by its button; the Tab key does not lead out of it, and Escape leads back to the button. */
export async function tryDialog(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  for (let pressed = 0; pressed < 8; pressed += 1) {
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
}
