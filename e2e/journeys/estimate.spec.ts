import { expect, test } from "../harness/test.ts";
import { signInWithEmptyCart } from "../steps/demo-account.ts";
import { lookAt } from "../steps/look-at.ts";
import { ownItemInCart } from "../steps/own-item.ts";

test("a business asks for an estimate, and orders from it days later at its price", async ({ page }) => {
  await signInWithEmptyCart(page, "b2b");
  const name = `稟議T ${test.info().project.name}`;
  await ownItemInCart(page, { name, quantity: 30 });
  await page.goto("/cart");
  await page.getByRole("button", { name: "見積書を作る" }).click();
  const dialog = page.getByRole("dialog", { name: "見積書を作る" });
  await dialog.getByLabel(/宛名/).fill("版木商会");
  await lookAt(page, "estimate-dialog");
  await dialog.getByRole("button", { name: "見積書を作る" }).click();
  const paper = page.getByRole("article", { name: "見積書" });
  await expect(paper).toContainText("版木商会 御中");
  // The sum, the price of a piece, the amount of the line.
  const [, , amount = ""] = await paper.getByText(/^¥ [\d,]+$/).allTextContents();
  await lookAt(page, "estimate");

  // Meanwhile the cart was emptied.
  await page.goto("/cart");
  await page.getByRole("button", { name: new RegExp(`${name}.*をカートから削除`) }).click();
  await expect(page.getByText("カートは空になりました。")).toBeVisible();
  await page.goto("/my-page/documents");
  await page.getByRole("link", { name: "見積書" }).first().click();
  await page.getByRole("button", { name: "この見積もりで注文する" }).click();
  await expect(page.getByRole("heading", { name: "カート" })).toBeVisible();
  await expect(page.getByText(/見積書の価格（/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: new RegExp(`${name}.*の数量`) })).toHaveValue("30");
  await expect(page.getByText(amount, { exact: true }).first()).toBeVisible();
  await lookAt(page, "cart-of-estimate");
});
