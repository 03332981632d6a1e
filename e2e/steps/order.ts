import type { Page } from "@playwright/test";
import { expect } from "../harness/test.ts";
import { lookAt } from "./look-at.ts";

/** As the sheet suggests: one piece of the size in the pictures, by one press. */
export async function putOneIntoCart(page: Page): Promise<void> {
  await expect(page.getByRole("textbox", { name: "Mの数量" })).toHaveValue("1");
  await page.getByRole("button", { name: "カートに入れる" }).click();
  await expect(page.getByText("カートに1点入れました。")).toBeVisible();
  await lookAt(page, "completed-in-cart");
}

/** At the foot of a my item: two of M. */
export async function buyTwo(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: "サイズ" }).selectOption("M");
  await page.getByRole("textbox", { name: "数量" }).fill("2");
  await page.getByRole("button", { name: "カートに入れる" }).click();
  await expect(page.getByText("カートに2点入れました。")).toBeVisible();
}

/**
 * From the filled cart to the payment step, with an address found by its postal code, or one that the account already has. `coupon`:
 * applied automatically; it is removed and chosen again.
 */
export async function orderAsFarAsPayment(page: Page, coupon?: string): Promise<void> {
  await page
    .getByRole("link", { name: /カートを見る|カートへ/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "カート" })).toBeVisible();
  if (coupon) {
    await page.getByRole("button", { name: `${coupon}を外す` }).click();
    await expect(page.getByText(/使わずに注文すると、あとからはご利用いただけません。/)).toBeVisible();
    await lookAt(page, "cart-without-coupon");
    await page.getByRole("button", { name: `${coupon}を使う` }).click();
    await expect(page.getByRole("button", { name: `${coupon}を外す` })).toBeFocused();
  }
  await goOnToPayment(page);
}

/** From the cart. */
export async function goOnToPayment(page: Page): Promise<void> {
  await lookAt(page, "cart");
  await page
    .getByRole("link", { name: "お届け先へすすむ" })
    .or(page.getByRole("button", { name: "お届け先へすすむ" }))
    .click();
  const surname = page.getByRole("textbox", { name: "姓" });
  const known = page.getByRole("radio", { name: / みどり 様/ });
  await expect(surname.or(known).first()).toBeVisible();
  if (await surname.isVisible()) await typeAddress(page);
  await lookAt(page, "address");
  await page.getByRole("button", { name: "この住所に届ける" }).click();
  await expect(page.getByRole("heading", { name: "お支払い方法" })).toBeVisible();
}

/** The first order of an account has no address yet; the demo business may have ordered in another journey of this run. */
export async function typeAddress(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "姓" }).fill("摺木");
  await page.getByRole("textbox", { name: "名", exact: true }).fill("みどり");
  await page.getByRole("textbox", { name: "郵便番号" }).fill("111-0052");
  await page.getByRole("button", { name: "住所を検索" }).click();
  await expect(page.getByRole("textbox", { name: "市区町村" })).toHaveValue("台東区");
  await page.getByRole("textbox", { name: "町名・番地" }).fill("柳橋1-2-3");
  await page.getByRole("textbox", { name: "電話番号" }).fill("03-1234-5678");
}

export async function choosePayment(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("radio", { name }).check();
  await lookAt(page, "payment");
  await page.getByRole("button", { name: "最終確認へすすむ" }).click();
  await expect(page.getByRole("heading", { name: "この内容で注文しますか。" })).toBeVisible();
}

/** What the law requires beside the button (特定商取引法 第12条の6). */
export async function expectConditions(page: Page): Promise<void> {
  for (const item of [
    "分量",
    "販売価格・送料",
    "お支払いの時期・方法",
    "引渡しの時期",
    "お申し込みの期間",
    "キャンセル・返品",
  ])
    await expect(page.getByText(item, { exact: true }).first()).toBeVisible();
}

/** The conditions, then the button. */
export async function placeOrder(page: Page): Promise<void> {
  await expectConditions(page);
  await lookAt(page, "review");
  await page.getByRole("button", { name: "注文を確定する" }).click();
}

export async function expectOrderPlaced(page: Page): Promise<string> {
  await expect(page.getByRole("heading", { name: /ありがとうございます。\s*これから刷ります。/ })).toBeVisible();
  await lookAt(page, "complete");
  const number = (await page.getByText("注文番号").locator("xpath=following::dd[1]").textContent()) ?? "";
  await page.goto("/my-page/orders");
  await expect(page.getByText(number)).toBeVisible();
  await expect(page.getByText("準備中").first()).toBeVisible();
  await lookAt(page, "orders");
  return number;
}
