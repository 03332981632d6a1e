import type { Page } from "@playwright/test";
import { expect, test } from "../harness/test.ts";
import { TEE } from "../steps/begin-design.ts";
import { signInAsDemo } from "../steps/demo-account.ts";
import { lookAt } from "../steps/look-at.ts";
import { addText, expectSaved, runByName, startDesign } from "../steps/studio.ts";

const preview = (page: Page) => page.getByRole("dialog", { name: "仕上がりイメージ" });
const picture = (page: Page) => preview(page).getByRole("img", { name: /の仕上がり$/ });

/** Its place on the screen, once it stops moving. */
async function placeOf(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const place = async () => JSON.stringify(await picture(page).boundingBox());
  let last = "";
  await expect
    .poll(async () => {
      const before = last;
      last = await place();
      return last === before && last !== "null";
    })
    .toBe(true);
  return JSON.parse(last);
}

async function openPreview(page: Page): Promise<void> {
  await signInAsDemo(page);
  await startDesign(page);
  await addText(page, "夜ふかし、上等。");
  await expectSaved(page);
  await lookClosely(page);
}

/** A phone's sheet has no room for the small views and their button: there the command opens it. */
async function lookClosely(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "仕上がりを大きく見る" });
  await expect(page.getByRole("application")).toBeVisible();
  if (await button.isVisible()) await button.click();
  else await runByName(page, "ぷれびゅー");
  await expect(picture(page)).toBeVisible();
}

test("the finished goods fill the window, are zoomed, moved and seen from each side and in each size", async ({
  page,
  isMobile,
}) => {
  await openPreview(page);
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await preview(page).boundingBox()).toEqual({ x: 0, y: 0, ...window });
  const whole = await placeOf(page);
  // The picture has its own margin around the goods.
  expect(Math.max(whole.width / window.width, whole.height / window.height)).toBeGreaterThan(0.7);
  await lookAt(page, "studio-preview-whole");

  const at = { x: window.width / 2 + 40, y: window.height / 2 - 60 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, -600);
  await expect.poll(async () => (await placeOf(page)).width).toBeGreaterThan(whole.width * 2.5);
  const near = await placeOf(page);
  const share = near.width / whole.width;
  expect(Math.abs(at.x - near.x - (at.x - whole.x) * share)).toBeLessThan(2);
  // A sharper picture replaces the first, and nothing moves.
  await expect.poll(() => sharpness(page)).toBeGreaterThanOrEqual(0.99);
  expect(await placeOf(page)).toEqual(near);

  await page.mouse.down();
  await page.mouse.move(at.x + 30, at.y + 20, { steps: 3 });
  await page.mouse.up();
  const moved = await placeOf(page);
  expect([moved.x - near.x, moved.y - near.y].map(Math.round)).toEqual([30, 20]);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(async () => (await placeOf(page)).x).toBeGreaterThan(moved.x);
  await page.keyboard.press("0");
  await expect.poll(() => placeOf(page)).toEqual(whole);
  await page.keyboard.press("+");
  await expect.poll(async () => (await placeOf(page)).width).toBeGreaterThan(whole.width * 1.3);
  await page.keyboard.press("-");
  await expect.poll(async () => (await placeOf(page)).width).toBeCloseTo(whole.width, 0);
  await page.mouse.dblclick(at.x, at.y);
  await expect.poll(async () => (await placeOf(page)).width).toBeGreaterThan(whole.width * 2);
  await page.mouse.dblclick(at.x, at.y);
  await expect.poll(async () => (await placeOf(page)).width).toBeCloseTo(whole.width, 0);

  await preview(page).getByRole("button", { name: "背面" }).click();
  await preview(page).getByRole("button", { name: "XS", exact: true }).click();
  await expect.poll(async () => (await placeOf(page)).width).toBeLessThan(whole.width * 0.95);
  await preview(page).getByRole("button", { name: "ハンガー" }).click();
  await expect(preview(page).getByRole("img", { name: /（ハンガー・XS）の仕上がり$/ })).toBeVisible();
  await lookAt(page, "studio-preview-hung");
  // The size that was chosen is the one that is seen worn.
  await preview(page).getByRole("button", { name: "着たところ", exact: true }).click();
  await expect(preview(page).getByRole("img", { name: /のXSを着た形$/ })).toHaveAttribute("aria-busy", "false");
  await lookAt(page, "studio-preview-worn-bodyless");
  await preview(page).getByRole("button", { name: "体型図" }).click();
  await expect(preview(page).getByRole("img", { name: /のXSを、身長\d+ cmの人が着たところ$/ })).toBeVisible();
  await lookAt(page, "studio-preview-worn");
  await preview(page).getByRole("button", { name: "部屋で見る" }).click();
  await expect(preview(page).getByRole("img", { name: /を部屋に置いたところ$/ })).toBeVisible();
  await preview(page).getByRole("button", { name: "近くで" }).click();
  await expect(preview(page).getByRole("img", { name: /を部屋に置いたところ$/ })).toHaveAttribute("aria-busy", "false");
  await lookAt(page, "studio-preview-room-near");
  await preview(page).getByRole("button", { name: "画像", exact: true }).click();
  await expect(picture(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(preview(page)).toBeHidden();
  if (!isMobile) await expect(page.getByRole("button", { name: "仕上がりを大きく見る" })).toBeFocused();
});

/** Drawn pixels for each pixel of the screen. */
function sharpness(page: Page): Promise<number> {
  return picture(page).evaluate((holder) => {
    const canvas = holder.querySelector("canvas");
    return canvas ? canvas.width / Math.min(2_100, holder.clientWidth * devicePixelRatio) : 0;
  });
}

test("a card held to the screen once shows the goods at their real size", async ({ page }) => {
  await openPreview(page);
  await preview(page).getByRole("button", { name: "原寸で見る" }).click();
  await expect(preview(page).getByText("原寸の100%")).toBeVisible();
  const assumed = await placeOf(page);
  await lookAt(page, "studio-preview-true");
  await preview(page).getByRole("button", { name: "原寸を画面に合わせる" }).click();
  const slider = preview(page).getByRole("slider", { name: "枠の大きさ" });
  await slider.fill("5");
  const card = await preview(page).getByTestId("card").boundingBox();
  expect(Math.max(card?.width ?? 0, card?.height ?? 0)).toBeCloseTo(85.6 * 5, 0);
  await lookAt(page, "studio-preview-fit");
  await preview(page).getByRole("button", { name: "この大きさに合わせる" }).click();
  await expect(preview(page).getByText("原寸の100%")).toBeVisible();
  expect((await placeOf(page)).width / assumed.width).toBeCloseTo(5 / (96 / 25.4), 2);

  await page.keyboard.press("Escape");
  await page.reload();
  await lookClosely(page);
  await preview(page).getByRole("button", { name: "原寸で見る" }).click();
  await expect.poll(async () => (await placeOf(page)).width / assumed.width).toBeCloseTo(5 / (96 / 25.4), 2);
});

test("the white below the print is shown as the press gets it", async ({ page }) => {
  await openPreview(page);
  const toggle = preview(page).getByRole("button", { name: "白版を見る" });
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  const plate = preview(page).getByRole("img", { name: "胸中央の白版" });
  // Letters of white on grey.
  const shades = () =>
    plate.evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const data = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
      const reds = new Set([...data].filter((_, index) => index % 4 === 0));
      return [120, 255].filter((shade) => reds.has(shade));
    });
  await expect.poll(shades).toEqual([120, 255]);
  await lookAt(page, "studio-white-plate");
  await toggle.click();
  await expect(picture(page)).toBeVisible();
});

const POSTCARD = { itemId: 1055, methodId: 43, areaKindId: 19 };
const BY_SILK_SCREEN = { ...TEE, methodId: 71 };

const asPrinted = (page: Page) => page.getByRole("button", { name: "刷り上がりの色を見る" });

test("paper is seen as the press prints it, and what gets dull is mended with one press", async ({
  page,
  isMobile,
}) => {
  await signInAsDemo(page);
  await startDesign(page, "b2c", POSTCARD);
  await runByName(page, "星を追加");
  if (isMobile) await page.getByRole("button", { name: /^設定/ }).click();
  const color = page.getByRole("textbox", { name: "塗りの色の番号" });
  await color.fill("#00ff00");
  await color.press("Enter");
  await expect(asPrinted(page)).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByTestId("printed-stage")).toBeHidden();
  await asPrinted(page).click();
  await expect(page.getByTestId("printed-stage")).toBeVisible({ timeout: 120_000 });
  await lookAt(page, "studio-as-printed");
  await page.getByRole("button", { name: "くすむところ1件" }).click();
  const window = page.getByRole("dialog", { name: "刷り上がりの色" });
  await expect(window.getByText("「星」の色（#00ff00）は、印刷ではくすみます。")).toBeVisible();
  await expect(window.getByText(/上限の300%におさまっています/)).toBeVisible();
  await lookAt(page, "studio-press-colors");
  await window.getByRole("button", { name: "近い色に替える" }).click();
  await expect(window.getByText("どの色も、ほぼ画面のとおりに刷れます。")).toBeVisible();
  await window.getByRole("button", { name: "編集に戻る" }).click();
  await expect(color).not.toHaveValue("#00ff00");
  await expect(asPrinted(page)).toHaveAttribute("aria-pressed", "true");
});

test("the canvas of silk screen shows the inks when the hand rests, and what is drawn where that is wanted", async ({
  page,
}) => {
  await signInAsDemo(page);
  await startDesign(page, "b2c", BY_SILK_SCREEN);
  await addText(page, "夜ふかし、上等。");
  // The inks are chosen first, then a worker prints six million pixels.
  await expectSaved(page);
  await expect(page.getByTestId("printed-stage")).toBeVisible({ timeout: 120_000 });
  await expect(asPrinted(page)).toHaveAttribute("aria-pressed", "true");
  await lookAt(page, "studio-silk-as-printed");
  await asPrinted(page).click();
  await expect(page.getByTestId("printed-stage")).toBeHidden();
});
