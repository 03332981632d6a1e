import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { deliverCounterParcel, shipCounterParcel } from "@surimono/contract/counter";
import { expect, test } from "../harness/test.ts";
import { answered } from "../steps/answered.ts";
import { callAsOwner } from "../steps/call-as-owner.ts";
import { signInWithEmptyCart } from "../steps/demo-account.ts";
import { typeDestination } from "../steps/destinations.ts";
import { lookAt } from "../steps/look-at.ts";
import { advance } from "../steps/operate.ts";
import { operator } from "../steps/operator.ts";
import { choosePayment, expectOrderPlaced, placeOrder } from "../steps/order.ts";
import { ownItemInCart } from "../steps/own-item.ts";
import { makePhoto } from "../steps/photo.ts";

test("one piece of one parcel is defective: reported with a photograph, and its money back with the document", async ({
  page,
  shop,
}) => {
  await signInWithEmptyCart(page, "b2b");
  const name = `店頭T ${test.info().project.name}`;
  await ownItemInCart(page, { name, quantity: 4 });
  await page.goto("/cart/delivery-list");
  await page.getByRole("radio", { name: /複数のお届け先に分ける/ }).check();
  await expect(page.getByRole("button", { name: "リストから取り込む" })).toBeVisible();
  const cards = page.getByRole("list", { name: "お届け先" });
  for (const remove of await cards.getByRole("button", { name: /を外す$/ }).all()) await remove.click();
  for (const surname of ["本店", "支店"]) await typeDestination(page, `${surname}${test.info().project.name}`);
  await page.getByRole("button", { name: "均等に分ける" }).click();
  await expect(page.getByRole("list", { name: "割り振り" })).toContainText("そろいました");
  await page.getByRole("button", { name: "このお届け先ですすむ" }).click();
  await expect(page.getByRole("heading", { name: "お支払い方法" })).toBeVisible();
  await choosePayment(page, /請求書/);
  await placeOrder(page);
  const number = await expectOrderPlaced(page);
  const { subject } = await shop.letterTo("business@surimono.example", new RegExp(number));
  expect(subject).toContain("ご注文を承りました");
  // With the picture of what was ordered.
  const letters = join(shop.dataDir, "mail");
  const written = readdirSync(letters).filter((file) => file.endsWith(".eml"));
  expect(written.some((file) => readFileSync(join(letters, file), "utf8").includes("cid:picture-1.png"))).toBe(true);

  await advance(shop, number, "printing", "packed");
  const owner = await callAsOwner(shop);
  for (const parcel_number of [1, 2]) {
    const sent = { courier: "yamato" as const, tracking_number: `1234-5678-901${parcel_number}` };
    answered(await owner(shipCounterParcel, { order_number: number, parcel_number, ...sent }));
  }
  answered(await owner(deliverCounterParcel, { order_number: number, parcel_number: 2 }));

  await page
    .getByRole("link", { name: new RegExp(number) })
    .first()
    .click();
  await page.getByRole("button", { name: "不良品を連絡する" }).click();
  const dialog = page.getByRole("dialog", { name: "不良品のご連絡" });
  await expect(dialog.getByLabel(/到着した日/)).toBeVisible();
  await dialog.getByRole("combobox", { name: "お届け先" }).selectOption("お届け先2");
  await expect(dialog.getByLabel(/到着した日/)).toHaveCount(0);
  await dialog.getByRole("textbox", { name: new RegExp(`${name}.*の不良の数`) }).fill("1");
  await dialog.getByRole("combobox", { name: "ご希望の対応" }).selectOption("返金");
  await dialog.getByRole("textbox", { name: /商品のようす/ }).fill("左胸のインクがにじんでいます。");
  await dialog
    .getByLabel("写真", { exact: true })
    .setInputFiles({ name: "傷.png", mimeType: "image/png", buffer: makePhoto(600, 400) });
  await expect(dialog.getByRole("img", { name: "写真1" })).toBeVisible();
  await lookAt(page, "defect-form");
  await dialog.getByRole("button", { name: "この内容で連絡する" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("確認中")).toBeVisible();
  await lookAt(page, "defect-reported");

  expect(await operator(shop, "list-defects")).toContain(`${number} 1: received, wants a refund`);
  await operator(shop, "accept-defect", number, "1", "--as", "refund", "--words", "ご不便をおかけしました。");
  // The money goes back by a job.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("対応済み")).toBeVisible({ timeout: 5_000 });
    await expect(page.getByRole("link", { name: "適格返還請求書" })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await lookAt(page, "defect-refunded");
  await page.getByRole("link", { name: "適格返還請求書" }).click();
  const paper = page.getByRole("article", { name: "適格返還請求書" });
  await expect(paper).toContainText(number);
  await expect(paper.getByText(name)).toBeVisible();
  await lookAt(page, "return-of-a-piece");
});
