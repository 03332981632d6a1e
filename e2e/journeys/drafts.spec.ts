import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../harness/test.ts";
import { lookAt } from "../steps/look-at.ts";
import { signInAsNew } from "../steps/new-member.ts";
import { addText, expectSaved, layers, startDesign, studioOpened } from "../steps/studio.ts";

/** One press opens the same design with everything on it. */
async function goOnBy(page: Page, press: Locator, words: string): Promise<void> {
  await press.click();
  await studioOpened(page);
  // On a phone the list of layers is one press away.
  await page.getByRole("button", { name: "レイヤー", exact: true }).or(layers(page)).first().click();
  await expect(layers(page)).toHaveText([words]);
}

test("a draft is found again everywhere, and continues where it was left", async ({ page, shop }) => {
  const words = "夜ふかし";
  await signInAsNew(page, shop);

  await test.step("a newcomer's home begins with a link to the first draft", async () => {
    await page.goto("/");
    const begun = page.getByRole("region", { name: "つづきから" });
    await expect(begun.getByRole("link", { name: "デザインをはじめる" })).toBeVisible();
    await lookAt(page, "home-of-newcomer");
  });

  await startDesign(page);
  await addText(page, words);
  await expectSaved(page);

  await test.step("among the drafts", async () => {
    await page.goto("/my-items?itemTab=1");
    const card = page.getByRole("article");
    await expect(card).toHaveCount(1);
    const picture = card.locator("img");
    await expect(picture).toHaveAttribute("src", /drafts/);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await lookAt(page, "drafts");
    await goOnBy(page, card.getByRole("link", { name: /つづきから/ }), words);
  });

  await test.step("first on the home page, before the shop's own content", async () => {
    await page.goto("/");
    const own = page.getByRole("region", { name: "つづきから" });
    const draft = own.getByRole("link", { name: /Tシャツ/ });
    await expect(draft).toBeVisible();
    const shopBegins = page.getByRole("heading", { name: /描いて/ });
    expect((await own.boundingBox())?.y).toBeLessThan((await shopBegins.boundingBox())?.y ?? 0);
    await lookAt(page, "home-with-draft");
    await goOnBy(page, draft, words);
  });

  await test.step("on the page of the goods", async () => {
    await page.goto("/items/detail/1001");
    const begun = page.getByRole("region", { name: "このアイテムの つくりかけ" });
    await expect(begun).toBeVisible();
    await lookAt(page, "item-with-draft");
    await goOnBy(page, begun.getByRole("link"), words);
  });
});

test("nothing on a member's home moves while it loads", async ({ page, shop }) => {
  await signInAsNew(page, shop);
  await page.addInitScript(() => {
    const seen = window as unknown as { moved: number };
    seen.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  await expect(page.getByRole("region", { name: "ファン" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.05);
});

test("one press keeps the cart's lines before they are removed", async ({ page, shop, expectedErrors }) => {
  // The line refers to a design that was never drawn.
  expectedErrors.push(/404/);
  const email = `cart-${test.info().project.name}@surimono.example`;
  await signInAsNew(page, shop, { email });
  await shop.query(
    `with buyer as (select id from users where email = '${email}'),
      cart as (
        insert into carts (user_id, id, created_at, updated_at) select id, gen_random_uuid(), now(), now() from buyer returning *
      )
    insert into cart_lines
      (user_id, cart_id, id, product_id, version_id, size_id, item_id, method_id, color_id, area_kind_ids, name, quantity, touched_at)
    select user_id, id, gen_random_uuid(), 1, gen_random_uuid(), 23, 1001, 67, 101, '{1}', '夜ふかしのT', 2, now() - interval '30 hours'
    from cart`,
  );
  await page.goto("/cart");
  await expect(page.getByText("あと2日でカートから外れます")).toBeVisible();
  await page.getByRole("button", { name: "このままとっておく" }).click();
  await expect(page.getByText("カートのアイテムを、あと3日とっておきます。")).toBeVisible();
  await expect(page.getByText("あと2日でカートから外れます")).toBeHidden();
});
