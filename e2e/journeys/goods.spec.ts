import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../harness/test.ts";
import { signInAsDemo } from "../steps/demo-account.ts";
import { lookAt } from "../steps/look-at.ts";

const NAME = "リサイクルコットンTシャツ";
const PHOTOGRAPH = "棚にたたんだTシャツ";
/** Before tax; the shop shows 10 % more. */
const PRICES = { was: "1480", wrong: "1385", is: "1380" } as const;

async function priceInShop(page: Page): Promise<Locator> {
  await page.goto("/items/detail/1025");
  await expect(page.getByRole("heading", { name: NAME })).toBeVisible();
  // Pictures that are still being drawn hold all the connections that a browser has for one host, and the console waits for one.
  await page.waitForLoadState("networkidle");
  return page.getByRole("main");
}

async function publish(page: Page, reason: string): Promise<void> {
  await page.getByRole("button", { name: "公開する…" }).click();
  const dialog = page.getByRole("dialog", { name: "公開する" });
  await dialog.getByLabel("理由").fill(reason);
  await dialog.getByRole("button", { name: "公開する" }).click();
  await expect(dialog).toBeHidden();
}

/** Larger than the least that is taken, so that it is cut and made smaller. */
const photograph = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: "#2f6f4f" } })
    .jpeg()
    .toBuffer();

test("a price and a photograph are drafted, refused by their line, mended, published, seen in the shop and taken back", async ({
  page,
  expectedErrors,
}) => {
  // Nobody is signed in yet.
  expectedErrors.push(/401/);
  await page.goto("/operator/login");
  await page.getByRole("button", { name: "デモのオーナーとして試す" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "今日" })).toBeVisible();
  await page.goto(`/operator/goods?text=${NAME}`);
  await page.getByRole("link", { name: new RegExp(NAME) }).click();
  const price = page.getByLabel("Sの価格", { exact: true });
  await expect(price).toHaveValue(PRICES.was);
  await price.fill(PRICES.wrong);
  const upload = { name: "shelf.jpg", mimeType: "image/jpeg", buffer: await photograph() };
  await page.getByLabel("商品の写真", { exact: true }).setInputFiles(upload);
  await page.getByLabel("1枚目の説明").fill(PHOTOGRAPH);
  await expect(page.getByRole("img", { name: PHOTOGRAPH })).toBeVisible();
  await page.getByRole("button", { name: "下書きを保存" }).click();
  await expect(page.getByRole("list", { name: "誤り" })).toContainText("10円きざみ");
  await expect(page.getByRole("button", { name: "公開する…" })).toBeDisabled();
  await page.getByRole("tab", { name: "全文" }).click();
  await page.getByRole("button", { name: /^\d+行目$/ }).click();
  await expect(page.getByRole("textbox", { name: /items\/1025/ })).toBeFocused();
  await lookAt(page, "operator-goods-text");
  await page.getByRole("tab", { name: "項目" }).click();
  await price.fill(PRICES.is);
  await page.getByRole("button", { name: "下書きを保存" }).click();
  await expect(page.getByRole("list", { name: "誤り" })).toBeHidden();
  await lookAt(page, "operator-goods");
  const shop = await page.context().newPage();
  await signInAsDemo(shop);
  await expect(await priceInShop(shop)).toContainText("1,628");
  await publish(page, "仕入れの値下がり");
  const item = await priceInShop(shop);
  await expect(item).toContainText("1,518");
  await expect(item.getByRole("img", { name: PHOTOGRAPH })).toBeVisible();
  await lookAt(shop, "item-photograph");
  await page.getByRole("tab", { name: "履歴" }).click();
  await expect(page.getByText("仕入れの値下がり")).toBeVisible();
  await page.getByRole("button", { name: "この版に戻す" }).click();
  await page.getByRole("button", { name: "下書きにする" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await publish(page, "まちがいでした");
  const before = await priceInShop(shop);
  await expect(before).not.toContainText("1,518");
  await expect(before.getByRole("img", { name: PHOTOGRAPH })).toBeHidden();
});
