import { expect, test } from "../harness/test.ts";
import { lookAt } from "../steps/look-at.ts";
import { choosePayment, expectOrderPlaced, goOnToPayment, placeOrder } from "../steps/order.ts";
import { ownItemInCart } from "../steps/own-item.ts";

test("a consumer spends all miles in the cart, cancels the order and has them back", { tag: "@phone" }, async ({
  page,
  shop,
}) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "個人のお客様として試す" }).click();
  await expect(page).not.toHaveURL(/login|callback/);
  await ownItemInCart(page, shop, { name: "マイルのT", quantity: 1, buyer: "b2c" });
  await page.goto("/cart");
  const miles = page.getByRole("region", { name: "マイル" });
  await expect(miles).toContainText("使えるマイル 480");
  await miles.getByRole("button", { name: "すべて使う（480）" }).click();
  await expect(miles.getByRole("button", { name: "使わない" })).toBeVisible();
  await expect(page.getByRole("region", { name: "お支払い金額" })).toContainText("マイルのご利用− ¥ 480");
  await goOnToPayment(page);
  await choosePayment(page, /クレジットカード/);
  await expect(page.getByText("480マイルを差し引いた金額です。")).toBeVisible();
  await placeOrder(page);
  await page.waitForURL(/\/gateway\/pay\//);
  await page.getByRole("button", { name: /を支払う/ }).click();
  const number = await expectOrderPlaced(page);
  const ledger = page.getByRole("listitem").filter({ hasText: number });
  await page.goto("/rank");
  await expect(ledger).toContainText("−480マイル");
  await ledger.getByRole("link", { name: number }).click();
  await page.getByRole("button", { name: "ご注文をキャンセルする" }).click();
  await page.getByRole("button", { name: "キャンセルする", exact: true }).click();
  await expect(page.getByText(/480マイルをお戻ししました。/)).toBeVisible();
  await page.goto("/rank");
  await expect(ledger.filter({ hasText: "+480マイル" })).toBeVisible();
  await expect(page.getByRole("region", { name: "いまのランク" })).toContainText("480");
  await lookAt(page, "miles-back");
});
