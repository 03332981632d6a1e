import type { Page } from "@playwright/test";
import { expect, test } from "../harness/test.ts";
import { callerOf, signInAsDemo } from "../steps/demo-account.ts";
import { lookAt } from "../steps/look-at.ts";
import { makeDraft } from "../steps/own-item.ts";
import { studioOpened } from "../steps/studio.ts";

const colors = (page: Page) => page.getByRole("dialog", { name: "すべての色で見る" });
const goodsButton = (page: Page) => page.getByRole("button", { name: /の色とサイズ/ });

async function openColors(page: Page, name: string): Promise<void> {
  await page.goto("/my-items?itemTab=1");
  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("button", { name: "全色で見る" }).click();
  await allDrawn(page);
}

async function allDrawn(page: Page): Promise<void> {
  await expect(colors(page).locator("canvas[data-drawn=false]")).toHaveCount(0);
  await expect(colors(page).locator("canvas[data-drawn=true]").first()).toBeVisible();
}

/** A patch of the middle of a picture, to tell goods of different colours. */
function middleOf(page: Page, name: string): Promise<string> {
  return colors(page)
    .getByRole("img", { name: `${name}の仕上がり` })
    .evaluate((picture) => {
      const canvas = picture as HTMLCanvasElement;
      const data = canvas.getContext("2d")?.getImageData(canvas.width / 2, canvas.height * 0.8, 1, 1).data;
      return [...(data ?? [])].join(",");
    });
}

test("a draft is seen in every colour of its goods, drawn closely, copied in one colour and changed to another", async ({
  page,
}) => {
  const name = `色ちがい ${test.info().project.name}`;
  await signInAsDemo(page);
  await makeDraft(await callerOf(page, "b2c"), name);
  await page.goto("/my-items?itemTab=1");

  await test.step("its picture is drawn with the print where it is looked at closely", async () => {
    await page.getByRole("link", { name, exact: true }).click();
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "正面を拡大する" }).click();
    const window = page.getByRole("dialog", { name, exact: true }).last();
    const large = window.getByRole("img", { name: /./ });
    await expect(large).toBeVisible();
    // Else the keys would go to the page behind.
    await expect(window).toBeFocused();
    for (let step = 0; step < 6; step += 1) await page.keyboard.press("+");
    await expect
      .poll(() => large.evaluate((holder) => holder.querySelector("canvas")?.width ?? 0))
      .toBeGreaterThan(1200);
    await lookAt(page, "my-item-window");
    await page.keyboard.press("Escape");
  });

  await openColors(page, name);
  const own = colors(page).getByRole("button", { name: "ホワイト", exact: true });
  await expect(own).toHaveAttribute("aria-pressed", "true");
  expect(await middleOf(page, "ブラック")).not.toBe(await middleOf(page, "ホワイト"));
  await lookAt(page, "all-colors");
  await colors(page).getByRole("button", { name: "着た形" }).click();
  await allDrawn(page);
  expect(await middleOf(page, "ブラック")).not.toBe(await middleOf(page, "ホワイト"));
  await expect(colors(page).getByRole("alert")).toBeHidden();

  await colors(page)
    .getByRole("button", { name: /^ブラック/ })
    .click();
  await lookAt(page, "all-colors-chosen");
  await colors(page).getByRole("button", { name: "この色でコピー" }).click();
  await studioOpened(page);
  await expect(goodsButton(page)).toHaveAccessibleName(/ブラック/);

  // The source is as it was.
  await openColors(page, name);
  await expect(own).toHaveAttribute("aria-pressed", "true");
  await colors(page)
    .getByRole("button", { name: /^ネイビー/ })
    .click();
  await colors(page).getByRole("button", { name: "この色に変える" }).click();
  await studioOpened(page);
  await expect(goodsButton(page)).toHaveAccessibleName(/ネイビー/);
});
