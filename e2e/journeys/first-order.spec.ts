import { expect, test } from "../harness/test.ts";
import { countPresses } from "../steps/count-presses.ts";
import { signInWithEmptyCart } from "../steps/demo-account.ts";
import { chooseGoods, complete, designNamedItem, drawDesign, leaveForLater } from "../steps/design-item.ts";
import { lookAt } from "../steps/look-at.ts";
import { lookAtPaper } from "../steps/look-at-paper.ts";
import { signUp } from "../steps/members.ts";
import {
  buyTwo,
  choosePayment,
  expectOrderPlaced,
  orderAsFarAsPayment,
  placeOrder,
  putOneIntoCart,
} from "../steps/order.ts";

test("a newcomer signs up, designs a T-shirt with a photograph, pays by card with the new member's coupon and finds the order in the history", async ({
  page,
  shop,
}) => {
  const person = { email: `newcomer-${test.info().project.name}@example.com`, password: "kaminari-gorogoro" };
  await signUp(page, shop, person);
  const presses = await countPresses(page);
  await chooseGoods(page);
  await drawDesign(page);
  const before = presses();
  await complete(page);
  await putOneIntoCart(page);
  expect(presses() - before).toBe(2);
  await orderAsFarAsPayment(page, "新規会員クーポン");
  await choosePayment(page, /クレジットカード/);
  await expect(page.getByText("クーポンの¥ 1,000を差し引いた金額です。")).toBeVisible();
  await placeOrder(page);
  await page.waitForURL(/\/gateway\/pay\//);
  await lookAt(page, "gateway");
  await page.getByRole("button", { name: /を支払う/ }).click();
  const number = await expectOrderPlaced(page);
  const letter = await shop.letterTo(person.email, new RegExp(number));
  expect(letter.text).toContain("オーガニックコットンTシャツ");
  expect(letter.text).toContain("新規会員クーポン：− ¥ 1,000");
  await page.goto("/my-page");
  await expect(page.getByRole("region", { name: "クーポン" }).getByText("ご利用済み")).toBeVisible();
  await page.goto("/rank");
  await expect(page.getByText(/お届け後に \d+マイル/)).toBeVisible();
  await lookAt(page, "rank");
  await page.goto("/withdraw");
  await expect(page.getByRole("region", { name: "いまは退会の手続きができません" })).toContainText(number);
  await expect(page.getByRole("button", { name: "退会する" })).toHaveCount(0);
  await lookAt(page, "withdraw-blocked");
  expect(await shop.query("select count(*)::int as orders from orders where lifecycle = 'placed'")).not.toEqual([
    { orders: 0 },
  ]);
});

test("an approved business designs and orders by invoice", async ({ page, shop }) => {
  await signInWithEmptyCart(page, shop, "b2b");
  const name = `社員旅行T ${test.info().project.name}`;
  await designNamedItem(page, name);
  await leaveForLater(page, name);
  await buyTwo(page);
  await orderAsFarAsPayment(page);
  await choosePayment(page, /請求書/);
  await placeOrder(page);
  const number = await expectOrderPlaced(page);
  await shop.letterTo("business@surimono.example", new RegExp(number));
  await page
    .getByRole("link", { name: new RegExp(number) })
    .first()
    .click();
  await expect(page.getByText("請求書は、キャンセルできる時間が過ぎたあとに発行できます。")).toBeVisible();
  await lookAt(page, "order");
  const orderId = page.url().split("/").at(-1);
  await shop.query(`update orders set placed_at = placed_at - interval '31 minutes' where id = '${orderId}'`);
  await page.reload();
  await page.getByRole("link", { name: "請求書", exact: true }).click();
  await lookAt(page, "order-documents");
  await page.getByRole("button", { name: "請求書を発行する" }).click();
  await expect(page.getByRole("article", { name: "請求書" })).toContainText("登録番号");
  await lookAt(page, "invoice");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "PDFを保存" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^S-\d{4}-\d{6}\.pdf$/);
  expect(await lookAtPaper(page, "invoice")).toBe(1);
  await page.goto("/my-page/documents");
  await expect(page.getByRole("link", { name: "請求書", exact: true })).toBeVisible();
  await lookAt(page, "documents");
});
