import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../harness/test.ts";
import { callerOf, signInWithEmptyCart } from "../steps/demo-account.ts";
import { lookAt } from "../steps/look-at.ts";
import { fillSignUp, finishSignUp } from "../steps/members.ts";
import { makeItem } from "../steps/own-item.ts";

/** Somebody else's browser, as wide as the page. */
async function visitorOf(browser: Browser, page: Page, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: "ja-JP" });
  return context.newPage();
}

test("a friend makes something of what a link shows, where its owner allows it", async ({
  page,
  shop,
  browser,
  expectedErrors,
}) => {
  const name = `海の日 ${test.info().project.name}`;
  await signInWithEmptyCart(page, shop, "b2b");
  const { product_id } = await makeItem(await callerOf(page, shop, "b2b"), shop, name);
  await page.goto(`/my-items?productId=${product_id}`);
  await page.getByRole("button", { name: "リンクをつくる" }).click();
  const url = await page.getByRole("textbox", { name: "リンクのアドレス" }).inputValue();
  const friend = await visitorOf(browser, page, shop.baseURL);

  await test.step("looking alone, at first", async () => {
    await friend.goto(url);
    await expect(friend.getByRole("link", { name: "自分でもつくってみる" })).toBeVisible();
    await expect(friend.getByRole("link", { name: "これを元につくる" })).toBeHidden();
    const allowed = page.getByRole("switch", { name: /「これを元につくる」を許す/ });
    await allowed.click();
    await expect(allowed).toBeChecked();
    await lookAt(page, "share-link-remix");
    await friend.reload();
    await lookAt(friend, "shared-remix");
  });

  await test.step("a newcomer signs up on the way, and gets a draft in the studio", async () => {
    await friend.getByRole("link", { name: "これを元につくる" }).click();
    const person = {
      email: `tomo-${Date.now()}-${test.info().project.name}@example.com`,
      password: "surimono-wo-suru",
    };
    await fillSignUp(friend, person);
    const dialog = friend.getByRole("dialog", { name: "これを元につくる" });
    await finishSignUp(friend, shop, person, () => expect(dialog).toBeVisible());
    await expect(dialog.getByRole("img", { name: "元になるデザインの仕上がり" })).toBeVisible();
    await lookAt(friend, "remix");
    await dialog.getByRole("button", { name: "下書きをつくる" }).click();
    await expect(friend).toHaveURL(/\/mt\/dtpage\/v1\/edit/);
    await friend.goto("/my-items?itemTab=1");
    await expect(friend.getByRole("link", { name: `${name}_コピー`, exact: true })).toBeVisible();
  });

  await test.step("once the link is closed, its address makes nothing more", async () => {
    expectedErrors.push(/404/);
    const key = new URL(url).searchParams.get("key") ?? "";
    await page
      .getByRole("list", { name: "開いているリンク" })
      .getByRole("button", { name: /閉じる/ })
      .click();
    await expect(page.getByText("リンクを閉じました。")).toBeVisible();
    await friend.goto(`/my-items?remix=${key}`);
    const dialog = friend.getByRole("dialog", { name: "これを元につくる" });
    await dialog.getByRole("button", { name: "下書きをつくる" }).click();
    await expect(dialog.getByText(/元にしてつくることができません/)).toBeVisible();
    await lookAt(friend, "remix-closed");
  });
  await friend.context().close();
});
