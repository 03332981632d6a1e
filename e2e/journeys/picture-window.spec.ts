import type { Page } from "@playwright/test";
import { expect, test } from "../harness/test.ts";
import { signInAsDemo } from "../steps/demo-account.ts";
import { lookAt } from "../steps/look-at.ts";

const GOODS = "オーガニックコットンTシャツ";

const pictureWindow = (page: Page) => page.getByRole("dialog", { name: GOODS });
/** The large one: the small ones have no words of their own. */
const picture = (page: Page) => pictureWindow(page).getByRole("img", { name: /./ });

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

/** Pictures that are still being drawn hold all the connections that a browser has for one host. */
async function press(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "画像を拡大する" }).click();
}

async function openWindow(page: Page): Promise<void> {
  await page.goto("/items/detail/1001");
  await press(page);
  await expect(picture(page)).toBeVisible();
}

test("a picture of goods fills the window, is zoomed, moved, drawn sharper, turned and closed", async ({ page }) => {
  await signInAsDemo(page);
  await openWindow(page);
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await pictureWindow(page).boundingBox()).toEqual({ x: 0, y: 0, ...window });
  await expect(pictureWindow(page).getByText(/原寸の\d+%/)).toBeVisible();
  const whole = await placeOf(page);
  await lookAt(page, "picture-window");

  const at = { x: window.width / 2 + 30, y: window.height / 2 - 40 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, -700);
  await expect.poll(async () => (await placeOf(page)).width).toBeGreaterThan(whole.width * 3);
  const near = await placeOf(page);
  expect(Math.abs(at.x - near.x - ((at.x - whole.x) * near.width) / whole.width)).toBeLessThan(2);
  await page.mouse.wheel(0, -700);
  // More pixels than the picture has: the goods are drawn here, and nothing moves.
  await expect.poll(() => drawnPixels(page)).toBeGreaterThan(1200);
  await lookAt(page, "picture-window-near");
  await page.mouse.down();
  await page.mouse.move(at.x + 5000, at.y, { steps: 3 });
  await page.mouse.up();
  // Never past its edge, and no page is turned.
  expect((await placeOf(page)).x).toBeCloseTo(16, 0);
  await page.keyboard.press("0");
  await expect.poll(() => placeOf(page)).toEqual(whole);
  await page.mouse.dblclick(at.x, at.y);
  await expect.poll(async () => (await placeOf(page)).width).toBeGreaterThan(whole.width * 2);
  await page.mouse.dblclick(at.x, at.y);
  await expect.poll(() => placeOf(page)).toEqual(whole);

  const shownNow = () => pictureWindow(page).locator("[aria-current=true]").getAttribute("aria-label");
  await page.keyboard.press("ArrowRight");
  await expect.poll(shownNow).toMatch(/^2枚目/);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x - 120, at.y + 10, { steps: 3 });
  await page.mouse.up();
  await expect.poll(shownNow).toMatch(/^3枚目/);
  await pictureWindow(page)
    .getByRole("button", { name: /^1枚目/ })
    .click();
  await expect.poll(shownNow).toMatch(/^1枚目/);
  await page.keyboard.press("Escape");
  await expect(pictureWindow(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "画像を拡大する" })).toBeFocused();
});

function drawnPixels(page: Page): Promise<number> {
  return picture(page).evaluate((holder) => holder.querySelector("canvas")?.width ?? 0);
}

test("a card held to the screen shows goods at their true size, in the studio and outside of it", async ({ page }) => {
  await signInAsDemo(page);
  await openWindow(page);
  await pictureWindow(page).getByRole("button", { name: "原寸で見る" }).click();
  await expect(pictureWindow(page).getByText("原寸の100%")).toBeVisible();
  const assumed = await placeOf(page);
  // 1,500 px of 1.8 px a millimetre, at 96 px to the inch.
  expect(assumed.width).toBeCloseTo(((1500 / 1.8) * 96) / 25.4, 0);
  await lookAt(page, "picture-window-true");
  await pictureWindow(page).getByRole("button", { name: "原寸を画面に合わせる" }).click();
  await pictureWindow(page).getByRole("slider", { name: "枠の大きさ" }).fill("5");
  await lookAt(page, "picture-window-fit");
  await pictureWindow(page).getByRole("button", { name: "100円玉" }).click();
  expect((await pictureWindow(page).getByTestId("coin-100").boundingBox())?.width).toBeCloseTo(22.6 * 5, 0);
  await lookAt(page, "picture-window-fit-coin");
  await pictureWindow(page).getByRole("button", { name: "この大きさに合わせる" }).click();
  expect((await placeOf(page)).width / assumed.width).toBeCloseTo(5 / (96 / 25.4), 2);
  await page.keyboard.press("Escape");
  await page.reload();
  await press(page);
  await pictureWindow(page).getByRole("button", { name: "原寸で見る" }).click();
  await expect.poll(async () => (await placeOf(page)).width / assumed.width).toBeCloseTo(5 / (96 / 25.4), 2);
});

test("a mug is turned by a press and by keys, and what turns it is fetched for nobody else", async ({ page }) => {
  // So it stands still until a key is pressed, and is fetched with the press.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const isFetched = () => fetched.some((url) => url.includes("turned-goods"));
  await signInAsDemo(page);
  await page.goto("/items/detail/1004");
  await press(page);
  const mug = page.getByRole("dialog", { name: "陶器マグ 330 mL" });
  await expect(mug.getByRole("img", { name: /./ })).toBeVisible();
  expect(isFetched()).toBe(false);
  await mug.getByRole("button", { name: "回して見る" }).click();
  const turned = mug.getByRole("img", { name: "陶器マグ 330 mL（回る画像）" });
  // Without a graphics card the first frame takes long.
  await expect(turned).toBeVisible({ timeout: 120_000 });
  expect(isFetched()).toBe(true);
  await lookAt(page, "picture-window-turning");
  const before = await turned.screenshot();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await turned.screenshot()).equals(before)).toBe(false);
  await mug.getByRole("button", { name: "画像", exact: true }).click();
  await expect(mug.getByText(/原寸の\d+%/)).toBeVisible();
});

test("clothes are seen worn in every size, on a figure for every height, and where they are used", async ({ page }) => {
  await signInAsDemo(page);
  await openWindow(page);
  await pictureWindow(page).getByRole("button", { name: "着たところ", exact: true }).click();
  const bodyless = (size: string) =>
    pictureWindow(page).getByRole("img", { name: `${GOODS}の${size}を着た形`, exact: true });
  await expect(bodyless("M")).toHaveAttribute("aria-busy", "false");
  await expect(pictureWindow(page).getByRole("group", { name: "身長（cm）" })).toBeHidden();
  await lookAt(page, "picture-window-worn-bodyless");
  await pictureWindow(page).getByRole("button", { name: "XL", exact: true }).click();
  await expect(bodyless("XL")).toHaveAttribute("aria-busy", "false");
  await pictureWindow(page).getByRole("button", { name: "うしろ" }).click();
  await expect(bodyless("XL")).toHaveAttribute("aria-busy", "false");
  await lookAt(page, "picture-window-worn-behind");
  await pictureWindow(page).getByRole("button", { name: "M", exact: true }).click();
  await pictureWindow(page).getByRole("button", { name: "体型図" }).click();
  const worn = (size: string, height: number) =>
    pictureWindow(page).getByRole("img", { name: `${GOODS}の${size}を、身長${height} cmの人が着たところ` });
  await expect(worn("M", 170)).toBeVisible();
  await lookAt(page, "picture-window-worn");
  await pictureWindow(page).getByRole("button", { name: "XXL", exact: true }).click();
  await pictureWindow(page).getByRole("button", { name: "150", exact: true }).click();
  await expect(worn("XXL", 150)).toBeVisible();
  await pictureWindow(page).getByRole("button", { name: "近くで" }).click();
  await lookAt(page, "picture-window-worn-near");
  const placed = pictureWindow(page).getByRole("img", { name: `${GOODS}を部屋に置いたところ` });
  // From the front on a hanger, from the back on the floor.
  const atPeg = page.waitForRequest(/hook-ground/);
  await pictureWindow(page).getByRole("button", { name: "部屋で見る" }).click();
  await atPeg;
  await expect(placed).toBeVisible();
  await lookAt(page, "picture-window-room-hung");
  const onFloor = page.waitForRequest(/floor-ground/);
  await pictureWindow(page).getByRole("button", { name: "うしろ" }).click();
  await onFloor;
  await expect(placed).toHaveAttribute("aria-busy", "false");
  await lookAt(page, "picture-window-room");
  const saved = page.waitForEvent("download");
  await pictureWindow(page).getByRole("button", { name: "この画像を保存" }).click();
  expect((await saved).suggestedFilename()).toBe(`${GOODS}.jpg`);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "着たところを見る" }).click();
  await expect(page.getByRole("dialog", { name: "着たところ" }).getByRole("img")).toBeVisible();
});

test("where nothing can be drawn in three dimensions the picture stays @once", async ({ page, expectedErrors }) => {
  // Said by three.js.
  expectedErrors.push(/WebGL/);
  await page.addInitScript(() => {
    const get = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      return kind.startsWith("webgl") ? null : get.call(this, kind as "2d", ...(more as []));
    } as typeof get;
  });
  await signInAsDemo(page);
  await page.goto("/items/detail/1004");
  await press(page);
  const mug = page.getByRole("dialog", { name: "陶器マグ 330 mL" });
  await mug.getByRole("button", { name: "回して見る" }).click();
  await expect(mug.getByText("回る画像を用意できませんでした。")).toBeVisible();
  await expect(mug.getByRole("img", { name: /./ })).toBeVisible();
});
