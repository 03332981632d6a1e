import { expect, test } from "../harness/test.ts";
import { countPresses } from "../steps/count-presses.ts";
import { signInWithEmptyCart } from "../steps/demo-account.ts";
import { lookAt } from "../steps/look-at.ts";
import { advance } from "../steps/operate.ts";
import { choosePayment, expectOrderPlaced, placeOrder, typeAddress } from "../steps/order.ts";
import { ownItemInCart } from "../steps/own-item.ts";

test("a business stores an order, sends one piece in few presses, refills, and takes everything back", async ({
  page,
  shop,
}) => {
  await signInWithEmptyCart(page, "b2b");
  await page.goto("/my-page/warehouse");
  await expect(page.getByText("お預かりしている商品はありません")).toBeVisible();
  await page.getByRole("link", { name: "倉庫のしくみ" }).click();
  await expect(page.getByText(/30日間無料/)).toBeVisible();
  await lookAt(page, "warehouse-intro");
  const name = `保管T ${test.info().project.name}`;
  await ownItemInCart(page, { name, quantity: 6 });
  await page.goto("/cart/delivery-list");
  const stored = page.getByRole("radio", { name: /倉庫で保管/ });
  // Its mark moves when the server has kept the choice.
  await stored.click();
  await expect(stored).toBeChecked();
  await expect(page.getByText(/30日間無料/)).toBeVisible();
  await page.getByRole("radio", { name: /宅配便/ }).click();
  await expect(page.getByRole("radio", { name: /1か所に届ける/ })).toBeVisible();
  await stored.click();
  await expect(stored).toBeChecked();
  await lookAt(page, "delivery-method");
  await page.getByRole("button", { name: "倉庫で保管してすすむ" }).click();
  await choosePayment(page, /請求書/);
  await expect(page.getByText(/30日間無料/)).toBeVisible();
  await placeOrder(page);
  const number = await expectOrderPlaced(page);
  await expect(page.getByText(/6点・請求書払い・倉庫で保管/)).toBeVisible();
  await advance(shop, number, "printing", "packed", "stored");

  await page.goto("/my-page/shipping-address");
  await page
    .getByRole("button", { name: /住所を追加|追加する/ })
    .first()
    .click();
  await typeAddress(page);
  await page.getByRole("button", { name: "保存する" }).click();
  await expect(page.getByText("住所を保存しました。")).toBeVisible();
  await page.goto("/my-page/warehouse/return-address");
  await page.getByRole("button", { name: "保存する" }).click();
  await expect(page.getByText("返送先を保存しました。")).toBeVisible();
  await lookAt(page, "return-address");

  const presses = await countPresses(page);
  await page.goto("/my-page/warehouse");
  const item = page.getByRole("listitem").filter({ hasText: name });
  await expect(item.getByText("無料 あと30日")).toBeVisible();
  await lookAt(page, "warehouse-stock");
  await item.getByRole("link", { name: /^発送する/ }).click();
  await expect(page.getByRole("textbox", { name: `${name}のMを送る数` })).toHaveValue("1");
  await lookAt(page, "warehouse-send");
  await page.getByRole("button", { name: "1点の発送を確認する" }).click();
  await expect(page.getByRole("button", { name: "発送を確定する" })).toBeVisible();
  await lookAt(page, "warehouse-confirm");
  await page.getByRole("button", { name: "発送を確定する" }).click();
  await expect(page.getByRole("heading", { name: /倉庫から送ります。/ })).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(6);
  await lookAt(page, "warehouse-sent");
  const sending = (await page.getByText("注文番号").locator("xpath=following::dd[1]").textContent()) ?? "";
  await advance(shop, sending, "packed", "shipped");

  await page.goto("/my-page/warehouse");
  await expect(item.getByRole("row", { name: /^M 5点/ })).toBeVisible();
  await item.getByRole("button", { name: /補充する/ }).click();
  await page.getByRole("textbox", { name: "Mの補充する数" }).fill("3");
  await lookAt(page, "warehouse-refill");
  await page.getByRole("button", { name: "3点をカートに入れる" }).click();
  await expect(page.getByRole("heading", { name: "カート" })).toBeVisible();
  await page.goto("/cart/delivery-list");
  await expect(stored).toBeChecked();

  await page.goto("/my-page/warehouse");
  await page.getByRole("button", { name: "すべて返送する" }).click();
  const question = page.getByRole("dialog", { name: "すべて返送しますか？" });
  await expect(question).toContainText(/5点を、.+ みどり 様/);
  await expect(question).toContainText("費用はかかりません。");
  await question.getByRole("button", { name: "返送の確認へすすむ" }).click();
  await page.getByRole("button", { name: "返送を確定する" }).click();
  await expect(page.getByRole("heading", { name: /倉庫から送ります。/ })).toBeVisible();
  await page.goto("/my-page/warehouse");
  await expect(item.getByText("発送準備中 5点")).toBeVisible();
});
