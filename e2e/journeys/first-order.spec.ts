import { expect, test } from "../harness/test.ts";
import { countPresses } from "../steps/count-presses.ts";
import { countWay, type Way } from "../steps/count-way.ts";
import { emptyCart } from "../steps/demo-account.ts";
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
import {
  confirmAndPay,
  expectOnePiece,
  orderOnePicture,
  signInOnTheWay,
  signUpOnTheWay,
  typeFirstAddress,
} from "../steps/picture-way.ts";

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
  await page.goto("/login");
  await page.getByRole("button", { name: "法人のお客様として試す" }).click();
  await expect(page).not.toHaveURL(/login|callback/);
  await emptyCart(page, "b2b");
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

test("from the home page to a bought shirt with one's own picture: a newcomer, a member who has to sign in, and one who is signed in", async ({
  page,
  shop,
  expectedErrors,
}) => {
  // A picture that waits too long to be read is sent again.
  expectedErrors.push(/429 .*api\/design\/picture/);
  // Four orders, each through all of the shop: against hanging, not a measure of speed.
  test.setTimeout(900_000);
  const person = { email: `picture-${test.info().project.name}@example.com`, password: "kaminari-gorogoro" };
  const orders = () =>
    shop.query(
      `select o.total, l.quantity, l.name from orders o join order_lines l on l.order_id = o.id join users u on u.id = o.user_id
       where u.email = $1 and o.lifecycle = 'placed'`,
      [person.email],
    );
  const walk = async (who: string, most: number, steps: (way: Way) => Promise<void>) => {
    await page.goto("/");
    const way = countWay();
    await steps(way);
    test.info().annotations.push({ type: who, description: way.tell() });
    if (process.env["SCREENS"]) process.stdout.write(`${who}, ${test.info().project.name}\n${way.tell()}\n`);
    expect(way.presses.length, way.tell()).toBeLessThanOrEqual(most);
  };
  await test.step("a newcomer", () =>
    walk("newcomer", 9, async (way) => {
      await orderOnePicture(page, way);
      await signUpOnTheWay(page, shop, person, way);
      await typeFirstAddress(page, way);
      await confirmAndPay(page, way);
    }));
  expect(await orders()).toHaveLength(1);
  await page.goto("/logout");
  await expect(page.getByText("ログアウトしました。")).toBeVisible();
  await test.step("a member who has to sign in", () =>
    walk("signed out", 7, async (way) => {
      await orderOnePicture(page, way);
      await signInOnTheWay(page, person, way);
      await confirmAndPay(page, way);
    }));
  await test.step("a member who is signed in", () =>
    walk("signed in", 6, async (way) => {
      await orderOnePicture(page, way);
      await confirmAndPay(page, way);
    }));
  expect((await orders()).map(({ quantity }) => quantity)).toEqual([1, 1, 1]);

  await test.step("going back, a reload and another tab order no piece twice", async () => {
    await page.goto("/");
    await orderOnePicture(page, countWay());
    await expectOnePiece(page);
    await page.goBack();
    const sheet = page.getByRole("dialog", { name: "オーガニックコットンTシャツ" });
    await sheet.getByRole("button", { name: "注文へすすむ" }).dblclick();
    await expectOnePiece(page);
    await page.reload();
    await expectOnePiece(page);
    await page.goBack();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await Promise.all(
      [page, other].map((tab) => tab.getByRole("dialog").getByRole("button", { name: "注文へすすむ" }).click()),
    );
    for (const tab of [page, other]) await expectOnePiece(tab);
  });
});
