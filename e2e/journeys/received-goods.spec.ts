import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { scanUnit } from "@surimono/contract/floor";
import { unitCode } from "@surimono/domain/floor";
import type { RunningShop } from "../harness/shop.ts";
import { expect, test } from "../harness/test.ts";
import { answered } from "../steps/answered.ts";
import { callAsOwner } from "../steps/call-as-owner.ts";
import { signInWithEmptyCart } from "../steps/demo-account.ts";
import { lookAt } from "../steps/look-at.ts";
import { advance } from "../steps/operate.ts";
import { choosePayment, expectOrderPlaced, goOnToPayment, placeOrder } from "../steps/order.ts";
import { ownItemInCart } from "../steps/own-item.ts";
import { makePhoto } from "../steps/photo.ts";

const TEE = "オーガニックコットンTシャツ";
const GOODS = "/items/detail/1001";

async function takesReason(dialog: Locator, button: string): Promise<void> {
  await dialog.getByLabel("理由").fill("内容を確かめました");
  await dialog.getByRole("button", { name: button }).click();
  await expect(dialog).toBeHidden();
}

/** The only piece of the order placed last, printed and checked; its label. */
async function checkPiece(shop: RunningShop): Promise<string> {
  const last = "(select id from orders order by sequence desc limit 1)";
  await shop.query(`update orders set placed_at = placed_at - interval '1 hour' where id = ${last}`);
  const [row] = await shop.query<{
    unit: number;
  }>(`insert into unit_movements (user_id, unit, from_state, to_state, cause, at)
    select user_id, number, 'received', 'ready', 'shop', now() from units where order_id = ${last} returning unit::int as unit`);
  const code = unitCode(row?.unit ?? 0);
  const owner = await callAsOwner(shop);
  for (const station of ["print", "check"] as const)
    answered(await owner(scanUnit, { scan_id: randomUUID(), station, code }));
  return code;
}

const upload = (name: string) => ({ name, mimeType: "image/png", buffer: makePhoto(600, 400) });

async function openConsole(page: Page): Promise<Page> {
  const console = await page.context().newPage();
  await console.goto("/operator/login");
  await console.getByRole("button", { name: "デモのオーナーとして試す" }).click();
  await expect(console.getByRole("heading", { level: 1, name: "今日" })).toBeVisible();
  return console;
}

/** The reviews are there twice, for a phone and for a wide page. */
const seen = (page: Page) => page.getByRole("region", { name: "レビュー" }).and(page.locator(":visible"));

test("a buyer sees the piece that was made, reviews the goods once they are sent, and is answered", async ({
  page,
  shop,
  expectedErrors,
}) => {
  // Nobody is signed in at the console yet.
  expectedErrors.push(/401/);
  const words = `やわらかくて、気に入りました。${test.info().project.name}`;
  await signInWithEmptyCart(page, "b2b");
  await ownItemInCart(page, { name: `星のT ${test.info().project.name}`, quantity: 1 });
  await page.goto("/cart");
  await goOnToPayment(page);
  await choosePayment(page, /請求書/);
  await placeOrder(page);
  const number = await expectOrderPlaced(page);
  const code = await checkPiece(shop);
  const console = await openConsole(page);
  const openOrder = async () => {
    await page.goto("/my-page/orders");
    await page
      .getByRole("link", { name: new RegExp(number) })
      .first()
      .click();
  };

  await test.step("the checked piece is photographed, and its buyer sees it", async () => {
    await console.goto(`/operator/floor/units/${code}`);
    await console.getByLabel("写真", { exact: true }).setInputFiles(upload("できあがり.png"));
    await expect(console.getByText("写真を載せました。")).toBeVisible();
    await expect(console.getByRole("img", { name: /できあがりの写真/ })).toBeVisible();
    await lookAt(console, "operator-unit-photo");
    await openOrder();
    await page.getByRole("button", { name: /^星のT.*の写真を大きく見る$/ }).click();
    await expect(page.getByRole("dialog").getByRole("img", { name: /できあがり/ })).toBeVisible();
    await lookAt(page, "piece-photo-large");
    await page.getByRole("dialog").getByRole("button", { name: "閉じる" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await lookAt(page, "order-with-photo");
  });
  await advance(shop, number, "packed", "shipped");

  await test.step("from the page of the order", async () => {
    await openOrder();
    const block = page.getByRole("listitem").filter({ hasText: TEE });
    await block.getByRole("button", { name: /レビューを(書く|編集する)$/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "4" }).check();
    await dialog.getByRole("textbox", { name: /使ってみて/ }).fill(words);
    await dialog.getByLabel("写真", { exact: true }).setInputFiles(upload("着たところ.png"));
    await lookAt(page, "review-form");
    await dialog.getByRole("button", { name: /レビューを載せる|書きなおす/ }).click();
    await expect(dialog).toBeHidden();
    await expect(block.getByRole("img", { name: "5つ星のうち4" })).toBeVisible();
    await lookAt(page, "order-to-review");
  });

  await test.step("stars on the card lead to the goods, and those at their head to the reviews", async () => {
    await page.goto("/items?search=オーガニックコットンTシャツ");
    const card = page.getByRole("article").filter({ hasText: TEE }).first();
    await expect(card).toContainText("4.0");
    await lookAt(page, "cards-with-stars");
    await page.goto(GOODS);
    await page.getByRole("button", { name: /のレビューを読む/ }).click();
    await expect(seen(page)).toBeFocused();
    await expect(seen(page)).toContainText(words);
    await lookAt(page, "reviews-of-goods");
  });

  await test.step("the operator reads and answers it", async () => {
    await console.goto("/operator/reviews");
    const one = console.getByRole("listitem").filter({ hasText: words });
    await expect(one.getByText("未確認")).toBeVisible();
    await lookAt(console, "operator-reviews");
    await one.getByRole("button", { name: /^お返事/ }).click();
    const dialog = console.getByRole("dialog");
    await dialog.getByLabel("お返事", { exact: true }).fill("ありがとうございます。");
    await lookAt(console, "operator-review-answer");
    await takesReason(dialog, "お返事する");
    await page.reload();
    await expect(seen(page)).toContainText("ありがとうございます。");
  });
});
