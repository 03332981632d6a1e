import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { formatSku, formatWorksId } from "@surimono/domain/designs";
import { expect } from "../harness/test.ts";
import { beginDesign, TEE } from "./begin-design.ts";
import { callerOf } from "./demo-account.ts";

/** A new design, without a choice for the front of the T-shirt. The page is one of the shop's, signed in. */
export async function startDesign(page: Page, userType: "b2b" | "b2c" = "b2c", goods = TEE): Promise<void> {
  const { url } = await beginDesign(await callerOf(page, userType), goods);
  await page.goto(new URL(url, page.url()).href);
  await studioOpened(page);
}

/** As a guest: a new design for the front of the T-shirt, which stays on this device. */
export async function startTrial(page: Page): Promise<void> {
  const { id, pku, colorIds } = SHIRT;
  const sku = formatSku({ ...TEE, pku, colorId: colorIds[0] ?? 0 });
  await page.goto(
    `/items/designSimulator?${new URLSearchParams({ productId: `${id}`, sku, works: formatWorksId(TEE) })}`,
  );
  await expect(page.getByRole("application")).toBeVisible();
}

/** The same from the list of the goods that can be tried. */
export async function chooseTrial(page: Page): Promise<void> {
  await page.goto("/items/designSimulator?productId=1001");
  await page.getByRole("checkbox", { name: /胸中央/ }).check();
  await page.getByRole("button", { name: "ためしにデザインする" }).click();
  await page.waitForURL(/designSimulator\?.*sku=/);
  await expect(page.getByRole("application")).toBeVisible();
}

/** As a file of the catalogue has it. */
interface Listed {
  readonly id: number;
  readonly pku: string;
  readonly colorIds: readonly number[];
}
const FILE = join(import.meta.dirname, "../../catalogue/items/1001-organic-cotton-tee.json");
const SHIRT: Listed = JSON.parse(readFileSync(FILE, "utf8"));

export async function studioOpened(page: Page): Promise<void> {
  await page.waitForURL(/\/mt\/dtpage\/v1\//);
  await expect(page.getByRole("application")).toBeVisible();
}

/** A text layer with these words. */
export async function addText(page: Page, words: string): Promise<void> {
  await page.getByRole("button", { name: "テキスト", exact: true }).click();
  await page.getByRole("textbox", { name: "テキスト" }).first().fill(words);
}

/** The names in the layer list, top first. */
export function layers(page: Page) {
  return page.locator("[data-layer-id] button[aria-pressed] .truncate");
}

/** The studio's announcements for screen readers. */
export function announced(page: Page) {
  return page.locator("[role=status][aria-live=polite].sr-only").last();
}

/** The first match: its middle and its size. */
export async function boxOf(page: Page, what: string) {
  const box = await page.locator(what).first().boundingBox();
  if (!box) throw new Error(`${what} is not to be seen`);
  return { ...box, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText(/\d自動保存|\d 自動保存/).first()).toBeVisible();
}

/** Sends what could not be sent before. The editor may retry first: then there is nothing left to press. */
export async function sendNow(page: Page): Promise<void> {
  const send = page.getByRole("button", { name: "今すぐ送る" });
  await send.click({ timeout: 5_000 }).catch(async (missed: unknown) => {
    if (await send.isVisible()) throw missed;
  });
}

/** Runs a command by typing its name, without knowing its shortcut. */
export async function runByName(page: Page, words: string): Promise<void> {
  await page.keyboard.press("ControlOrMeta+k");
  // The field has the focus: typing works at once.
  await expect(page.getByRole("combobox", { name: "コマンドを検索" })).toBeFocused();
  await page.keyboard.insertText(words);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "コマンドを検索" })).toBeHidden();
}
