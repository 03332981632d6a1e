import { expect, test } from "../harness/test.ts";
import { lookAt } from "../steps/look-at.ts";
import { fillSignUp, finishSignUp } from "../steps/members.ts";

test("a newcomer looks at goods without an account, learns what needs one, and continues from the letter on another device", async ({
  page,
  shop,
  browser,
  isMobile,
}) => {
  await test.step("from home to the goods, by search to one item", async () => {
    await page.goto("/");
    await page.getByRole("link", { name: "アイテムを見る" }).click();
    await expect(page.getByRole("heading", { name: "登録せずに、ためしにデザイン。" })).toBeVisible();
    if (isMobile) await page.getByRole("button", { name: "キーワードで検索" }).click();
    const box = page.getByRole("combobox", { name: "キーワードで検索" }).and(page.locator(":visible"));
    await box.fill("まぐ");
    await expect(page.getByRole("option").first()).toBeVisible();
    await box.press("Enter");
    await expect(page).toHaveURL(/designSimulator\?search=/);
    await expect(page.getByRole("article").first()).toContainText("マグ");
    await page.getByRole("combobox", { name: "並び順" }).selectOption("安い順");
    await expect(page).toHaveURL(/sort=2/);
    await page.getByRole("button", { name: "しぼりこむ" }).click();
    await page.getByRole("dialog").getByRole("checkbox", { name: /寄付/ }).check();
    await page.getByRole("dialog").getByRole("button", { name: "リセット" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "閉じる" }).click();
    await lookAt(page, "newcomer-list");
    await page.getByRole("article").getByRole("link", { name: /マグ/ }).first().click();
    await expect(page.getByRole("dialog").getByRole("heading", { name: /マグ/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "ためしにデザインする" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/designSimulator\?search=.*sort=2/);
  });

  const person = { email: `looks-first-${test.info().project.name}@example.com`, password: "kaminari-gorogoro" };
  await test.step("what needs an account says so, and offers to try", async () => {
    await page.goto("/items/category/mugs?sort=2");
    await expect(page.getByRole("heading", { name: "この先は会員登録（無料）が必要です。" })).toBeVisible();
    await lookAt(page, "wall");
    await page.getByRole("link", { name: "登録せずにためす" }).click();
    await expect(page).toHaveURL(/designSimulator\?display_category_id=\d+&sort=2/);
    await page.goto("/items/category/mugs?sort=2");
    await fillSignUp(page, person);
  });

  await test.step("the letter's link, opened elsewhere, leads to the wanted page", async () => {
    const elsewhere = await browser.newContext({ baseURL: shop.baseURL });
    try {
      await finishSignUp(await elsewhere.newPage(), shop, person, async (there) => {
        await expect(there.getByRole("heading", { level: 1, name: "マグカップ" })).toBeVisible();
        await expect(there).toHaveURL(/category\/mugs\?sort=2/);
      });
    } finally {
      await elsewhere.close();
    }
  });
});
