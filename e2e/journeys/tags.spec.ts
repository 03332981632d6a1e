import { expect, test } from "../harness/test.ts";
import { signInWithEmptyCart } from "../steps/demo-account.ts";
import { chooseGoods, drawDesign, leaveForLater, nameAndComplete } from "../steps/design-item.ts";
import { designTag } from "../steps/design-tag.ts";
import { lookAt } from "../steps/look-at.ts";
import { buyTwo, choosePayment, expectOrderPlaced, orderAsFarAsPayment, placeOrder } from "../steps/order.ts";

test("a shirt gets a name tag and a hang tag, loses one, gets it back, and is ordered with both", {
  tag: "@once",
}, async ({ page }) => {
  await signInWithEmptyCart(page, "b2b");
  await chooseGoods(page);
  await drawDesign(page);
  const tags = page.getByRole("region", { name: /^タグ/ });
  await designTag(page, "ネームタグ", "摺物堂");
  await tags.getByRole("button", { name: "ネームタグを外す" }).click();
  await page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog"))
    .getByRole("button", { name: "外す", exact: true })
    .click();
  await expect(tags.getByRole("button", { name: "ネームタグをデザインする" })).toBeVisible();
  await designTag(page, "ネームタグ", "摺物堂");
  await designTag(page, "下げ札", "ありがとう");
  await tags.getByRole("button", { name: "下げ札を拡大する" }).click();
  await expect(page.getByRole("img", { name: "下げ札の裏" })).toBeVisible();
  await lookAt(page, "tag-zoom");
  await page.getByRole("button", { name: "閉じる" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const name = `タグ付きT ${test.info().project.name}`;
  await nameAndComplete(page, name);
  await leaveForLater(page, name);
  await expect(tags.getByRole("button", { name: "ネームタグを拡大する" })).toBeVisible();
  await buyTwo(page);
  await orderAsFarAsPayment(page);
  await choosePayment(page, /請求書/);
  const onLine = page.getByRole("list", { name: "タグ" }).first();
  await expect(onLine).toContainText(/ネームタグ.*下げ札/);
  await expect(onLine.locator("img")).toHaveCount(2);
  await placeOrder(page);
  await expectOrderPlaced(page);
});
