import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { noticeFile } from "../../server/src/features/billing/bank/statements.fixture.ts";
import { expect, test } from "../harness/test.ts";
import { signInWithEmptyCart } from "../steps/demo-account.ts";
import { lookAt } from "../steps/look-at.ts";
import { advance, operateAt } from "../steps/operate.ts";
import { choosePayment, expectOrderPlaced, goOnToPayment, placeOrder } from "../steps/order.ts";
import { ownItemInCart } from "../steps/own-item.ts";

const BUSINESS = "business@surimono.example";

test("an invoice month: ordered, sent, billed at its end, and paid by a transfer that a person matches", async ({
  page,
  shop,
}) => {
  await signInWithEmptyCart(page, "b2b");
  await ownItemInCart(page, { name: `請求T ${test.info().project.name}`, quantity: 1 });
  await page.goto("/cart");
  await goOnToPayment(page);
  await choosePayment(page, /請求書/);
  await placeOrder(page);
  const order = await expectOrderPlaced(page);

  await advance(shop, order, "printing", "packed", "shipped");
  // The first of the next month in Japan, after the day of closing is over.
  const [year = 0, month = 0] = new Date(Date.now() + 9 * 3_600_000).toISOString().split("-").map(Number);
  const closing = new Date(Date.UTC(year, month, 1, 0, 20) - 9 * 3_600_000);
  await operateAt(shop, closing, "close-month");
  const letter = await shop.letterTo(BUSINESS, /請求書のお知らせ/);
  const number = /S-\d{4}-\d{6}/.exec(letter.subject)?.[0] ?? "";

  await page.goto("/my-page/bills");
  const bill = page.getByRole("list", { name: "請求書" }).getByRole("listitem").filter({ hasText: number });
  await expect(bill).toContainText("お支払い前");
  await expect(page.getByRole("region", { name: "お振込先" })).toContainText("普通 0000000");
  await lookAt(page, "bills");

  const amount = Number(/ご請求金額：¥ ([\d,]+)/.exec(letter.text)?.[1]?.replaceAll(",", ""));
  const day = new Date(closing.getTime() + 10 * 86_400_000).toISOString().slice(2, 10).replaceAll("-", "");
  const path = join(shop.dataDir, `${test.info().project.name}.txt`);
  await writeFile(path, noticeFile([{ day, amount, payer: `${number.replaceAll(/\D/g, "")} ﾐﾎﾝｼﾖｳｶｲ` }]));
  const listed = await operateAt(shop, closing, "import-bank-statement", path);
  const [line = "", proposed = ""] = listed.split("\n").slice(-4);
  expect(proposed).toContain(`${number}?  by its number, the amount`);
  expect(await operateAt(shop, closing, "confirm-match", line.split(" ")[0] ?? "", number)).toContain("is paid.");

  await page.reload();
  await expect(bill).toContainText("お支払い済み");
  await expect(page.getByRole("region", { name: "お振込先" })).toBeHidden();
  await lookAt(page, "bills-paid");
});
