import { expect, test } from "../harness/test.ts";
import { TEE } from "../steps/begin-design.ts";
import { signInWithEmptyCart } from "../steps/demo-account.ts";
import { completedSheet } from "../steps/design-item.ts";
import { lookAt } from "../steps/look-at.ts";
import { choosePayment, expectOrderPlaced, goOnToPayment, placeOrder } from "../steps/order.ts";
import { addText, expectSaved, startDesign } from "../steps/studio.ts";

const NAMES = 40;
const SIZES = ["S", "M", "L"];

/** As copied from a spreadsheet. */
function rosterOf(count: number, { wrong = false } = {}): string {
  const rows = Array.from({ length: count }, (_, index) => `${SIZES[index % 3]}\tMEMBER ${index + 1}`);
  return ["サイズ\t名前", ...rows.slice(0, 2), wrong ? "4XL\tMEMBER" : rows[2], ...rows.slice(3)].join("\n");
}

test("forty names of a list become forty different pieces of one order", async ({ page, shop }) => {
  await signInWithEmptyCart(page, "b2b");
  // A small place: forty print files are drawn of it.
  await startDesign(page, "b2b", { ...TEE, areaKindId: 3 });
  await addText(page, "SAMPLE");
  await page.getByRole("checkbox", { name: /^差し込み/ }).check();
  await expect(page.getByText(/1点につき/)).toBeVisible();
  await expectSaved(page);
  await lookAt(page, "studio-personal");
  await page
    .getByRole("button", { name: /^確認へ/ })
    .first()
    .click();
  await page.getByRole("button", { name: "完成する" }).click();
  await completedSheet(page).getByRole("textbox", { name: "Mの数量" }).fill("2");
  await completedSheet(page).getByRole("button", { name: "カートに入れる" }).click();
  await expect(page.getByText("カートに2点入れました。")).toBeVisible();

  await page.goto("/cart");
  await expect(page.getByText("名簿に、あと2点分の名前や番号を入れてください。")).toBeVisible();
  await page.getByRole("button", { name: "名簿を入れる" }).click();
  const dialog = page.getByRole("dialog", { name: "名簿" });
  await dialog.getByRole("textbox", { name: "1行目の名前" }).fill("SUMIRE");
  await dialog.getByRole("button", { name: "リストから入れる" }).click();
  await dialog.getByRole("textbox", { name: "リスト" }).fill(rosterOf(NAMES, { wrong: true }));
  await dialog.getByRole("button", { name: "名簿に入れる" }).click();
  await expect(dialog.getByRole("region", { name: "リストの誤り" })).toContainText("サイズ");
  // Nothing of it was taken over.
  await expect(dialog.getByRole("textbox", { name: "1行目の名前" })).toHaveValue("SUMIRE");
  await lookAt(page, "roster-list-wrong");
  await dialog.getByRole("textbox", { name: "リスト" }).fill(rosterOf(NAMES));
  await dialog.getByRole("button", { name: "名簿に入れる" }).click();
  await expect(dialog.getByRole("textbox", { name: `${NAMES}行目の名前` })).toHaveValue(`MEMBER ${NAMES}`);
  await dialog.getByRole("button", { name: "3行目の仕上がりを見る", exact: true }).click();
  await expect(dialog.getByRole("img", { name: "3行目：MEMBER 3" })).toBeVisible({ timeout: 60_000 });
  await lookAt(page, "roster");
  await dialog.getByRole("button", { name: "名簿を保存する" }).click();
  await expect(dialog).toBeHidden({ timeout: 60_000 });
  await expect(page.getByText("3種類・40点")).toBeVisible();
  await expect(page.getByText(/名簿に、あと/)).toBeHidden();
  await lookAt(page, "cart-with-roster");

  await goOnToPayment(page);
  await choosePayment(page, /請求書/);
  await placeOrder(page);
  const number = await expectOrderPlaced(page);
  await page
    .getByRole("link", { name: new RegExp(number) })
    .first()
    .click();
  await page.getByText("名簿（14点）").first().click();
  await expect(page.getByText("MEMBER 1", { exact: true })).toBeVisible();
  await lookAt(page, "order-with-roster");
  const letter = await shop.letterTo("business@surimono.example", new RegExp(number));
  expect(letter.text).toContain("差し込み（名前）");
  expect(letter.text).not.toContain("MEMBER 1");
});
