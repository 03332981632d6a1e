import { expect, test } from "../harness/test.ts";
import { signInWithEmptyCart } from "../steps/demo-account.ts";
import { listOf, typeDestination } from "../steps/destinations.ts";
import { lookAt } from "../steps/look-at.ts";
import { choosePayment, expectOrderPlaced, placeOrder } from "../steps/order.ts";
import { ownItemInCart } from "../steps/own-item.ts";

test("a business sends one order to three by hand, and the same again to fifty of a list", async ({ page, shop }) => {
  await signInWithEmptyCart(page, "b2b");
  const name = `記念T ${test.info().project.name}`;
  await ownItemInCart(page, { name, quantity: 6 });
  await page.goto("/cart/delivery-list");
  const several = page.getByRole("radio", { name: /複数のお届け先に分ける/ });
  await several.check();
  await expect(page.getByRole("button", { name: "リストから取り込む" })).toBeVisible();
  // The usual address, if another journey of this run has left one, is the first.
  const cards = page.getByRole("list", { name: "お届け先" });
  for (const remove of await cards.getByRole("button", { name: /を外す$/ }).all()) await remove.click();
  for (const surname of ["摺木", "版木", "墨田"]) await typeDestination(page, `${surname}${test.info().project.name}`);
  const pieces = (number: number) => page.getByRole("textbox", { name: new RegExp(`^お届け先${number}の${name}`) });
  await pieces(1).fill("1");
  await pieces(2).fill("2");
  const sums = page.getByRole("list", { name: "割り振り" });
  await expect(sums).toContainText("あと3点");
  await page.getByRole("button", { name: "このお届け先ですすむ" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "あと3点のお届け先を決めてください。" })).toBeVisible();
  await lookAt(page, "several-missing");
  await pieces(3).fill("3");
  await expect(sums).toContainText("そろいました");
  // One address, and back: nothing was lost.
  await page.getByRole("radio", { name: /1か所に届ける/ }).check();
  await expect(page.getByRole("button", { name: "この住所に届ける" })).toBeVisible();
  await lookAt(page, "one-of-two-modes");
  await several.check();
  await expect(pieces(3)).toHaveValue("3");
  await page.getByRole("button", { name: "均等に分ける" }).click();
  for (const number of [1, 2, 3]) await expect(pieces(number)).toHaveValue("2");
  await cards.getByText("ご依頼主・日時・メモ").nth(1).click();
  await page.getByRole("combobox", { name: "ご依頼主", exact: true }).selectOption("present");
  await page.getByRole("combobox", { name: "時間帯" }).selectOption("14-16");
  await expect(page.getByText("¥ 1,540")).toBeVisible();
  await lookAt(page, "several");
  await page.getByRole("button", { name: "このお届け先ですすむ" }).click();
  await expect(page.getByRole("heading", { name: "お支払い方法" })).toBeVisible();
  await choosePayment(page, /請求書/);
  await expect(cards.getByRole("listitem").filter({ hasText: "プレゼント（金額なし）" })).toContainText("14時～16時");
  await placeOrder(page);
  const number = await expectOrderPlaced(page);
  await page
    .getByRole("link", { name: new RegExp(number) })
    .first()
    .click();
  await expect(cards.getByText("準備中")).toHaveCount(3);
  await lookAt(page, "order-of-three");
  const letter = await shop.letterTo("business@surimono.example", new RegExp(number));
  expect(letter.text).toContain("お届け先：3か所");

  await page.getByRole("button", { name: "同じものをカートに入れる" }).click();
  await expect(page.getByRole("heading", { name: "カート" })).toBeVisible();
  const quantity = page.getByRole("textbox", { name: /数量/ }).first();
  await quantity.fill("50");
  await quantity.press("Enter");
  await expect(page.getByText(/50点/).first()).toBeVisible();
  await page.goto("/cart/delivery-list");
  await several.check();
  await page.getByRole("button", { name: "リストから取り込む" }).click();
  const dialog = page.getByRole("dialog", { name: "リストから取り込む" });
  await dialog.getByRole("textbox", { name: "リスト" }).fill(listOf(name, 50, { wrong: true }));
  await dialog.getByRole("button", { name: "内容を確認する" }).click();
  await expect(dialog.getByRole("region", { name: "リストの誤り" })).toContainText("電話番号");
  await expect(dialog.getByRole("button", { name: "取り込む", exact: true })).toBeDisabled();
  await lookAt(page, "list-wrong");
  const buffer = Buffer.from(listOf(name, 50), "utf8");
  await dialog.getByLabel("CSVファイル").setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer });
  await expect(dialog.getByText("50か所・50点を読み取りました。")).toBeVisible();
  await lookAt(page, "list-read");
  await dialog.getByRole("button", { name: "50か所を取り込む" }).click();
  await expect(sums).toContainText("そろいました");
  await lookAt(page, "several-fifty");
  await page.getByRole("button", { name: "このお届け先ですすむ" }).click();
  await expect(page.getByRole("heading", { name: "お支払い方法" })).toBeVisible();
  await choosePayment(page, /請求書/);
  await expect(page.getByText("¥ 37,730").first()).toBeVisible();
  await placeOrder(page);
  await expectOrderPlaced(page);
  expect(
    await shop.query(`select count(*)::int as parcels from order_destinations d join order_lines l using (user_id, order_id)
      where l.name = '${name}' and l.quantity = 50`),
  ).toEqual([{ parcels: 50 }]);
});
