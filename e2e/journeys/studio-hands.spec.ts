import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "../harness/test.ts";
import { lookAt } from "../steps/look-at.ts";
import { makePhoto } from "../steps/photo.ts";
import { addText, expectSaved, layers, runByName, signInAsDemo, startDesign, studioOpened } from "../steps/studio.ts";

async function upload(page: Page, name: string): Promise<void> {
  const picker = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /^画像を選ぶ/ }).click();
  await (await picker).setFiles({ name, mimeType: "image/png", buffer: makePhoto() });
}

const announced = (page: Page) => page.locator("[role=status][aria-live=polite].sr-only").last();

test("every dialog and list of the studio is looked at, with something in it", async ({ page }) => {
  await signInAsDemo(page);
  await startDesign(page);
  await addText(page, "夜ふかし、上等。");
  await expectSaved(page);
  await page.keyboard.press("ControlOrMeta+k");
  await lookAt(page, "studio-commands");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "メニュー" }).click();
  await lookAt(page, "studio-menu");
  await page.keyboard.press("Escape");
  for (const [words, name, picture] of [
    ["ほかの場所に", "ほかの場所にコピー", "studio-copy-areas"],
    ["ほかのアイテムに", "ほかのアイテムにコピー", "studio-copy-item"],
    ["ショートカット", "キーボード操作", "studio-keys"],
    ["ぷれびゅー", "仕上がりイメージ", "studio-preview"],
    ["印刷前の", "印刷前のチェック", "studio-checks"],
  ] as const) {
    await runByName(page, words);
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await lookAt(page, picture);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name })).toBeHidden();
  }
});

test("an upload is used again in another design, removed from the gallery, and stays where it is used", async ({
  page,
}) => {
  await signInAsDemo(page);
  await startDesign(page);
  await page.getByRole("button", { name: "画像", exact: true }).click();
  await upload(page, "海の写真.png");
  await expectSaved(page);
  await startDesign(page);
  await page.getByRole("button", { name: "画像", exact: true }).click();
  await expect(page.getByRole("region", { name: "マイ画像" }).locator("img").first()).toBeVisible();
  await lookAt(page, "studio-gallery");
  await page.getByRole("button", { name: "「海の写真.png」を配置" }).first().click();
  await expectSaved(page);
  const gallery = page.getByRole("region", { name: "マイ画像" });
  if (!(await gallery.isVisible())) await page.getByRole("button", { name: "画像", exact: true }).click();
  await gallery.getByRole("button", { name: "「海の写真.png」をマイ画像から削除" }).first().click();
  await lookAt(page, "studio-gallery-removal");
  await gallery.getByRole("button", { name: "削除する" }).click();
  await expect(announced(page)).toHaveText("「海の写真.png」をマイ画像から削除しました");
  await page.reload();
  await studioOpened(page);
  await page.getByRole("button", { name: "レイヤー", exact: true }).or(layers(page)).first().click();
  await expect(layers(page)).toHaveText(["海の写真.png"]);
});

test("a picture that arrives while somebody types leaves field and selection alone", async ({ page }) => {
  await signInAsDemo(page);
  await startDesign(page);
  await page.getByRole("button", { name: "画像", exact: true }).click();
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/api/design/picture", async (route) => {
    await held;
    await route.continue();
  });
  await upload(page, "遅い写真.png");
  await addText(page, "書いている");
  letThrough();
  await expect(announced(page)).toHaveText(/「遅い写真.png」を.*に追加しました/);
  await page.keyboard.type("途中");
  await expect(page.getByRole("textbox", { name: "テキスト" }).first()).toHaveValue("書いている途中");
});

test("everything is done by keyboard and heard", async ({ page, isMobile }) => {
  test.skip(isMobile === true, "a phone has no keyboard");
  await signInAsDemo(page);
  await startDesign(page);
  await runByName(page, "moji");
  await expect(page.getByRole("textbox", { name: "キャンバスの文字" })).toBeFocused();
  await page.keyboard.type("夜");
  await expect(page.getByRole("textbox", { name: "テキスト" })).toHaveValue("夜");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("application")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(announced(page)).toHaveText(/左から[\d.]+ mm、上から[\d.]+ mm/);
  const place = (await announced(page).textContent()) ?? "";
  await page.keyboard.press("ControlOrMeta+ArrowDown");
  await expect(announced(page)).not.toHaveText(place);
  await expect(announced(page)).toHaveText(/上から[\d.]+\.\d mm/);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(announced(page)).toHaveText("元に戻しました：移動");
  await page.keyboard.press("ControlOrMeta+Shift+l");
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox").fill("さくじょ");
  await expect(page.getByRole("option", { name: /削除/ }).first()).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("option", { name: /削除/ }).first()).toContainText("ロックを外すと使えます");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("application")).toBeFocused();
});

test("a copy on another item opens with the design fitted into its place", async ({ page }) => {
  await signInAsDemo(page);
  await startDesign(page);
  await addText(page, "夜ふかし");
  await runByName(page, "ほかの場所に");
  await page.getByRole("checkbox", { name: /背中中央/ }).check();
  await page.getByRole("button", { name: "コピーする" }).click();
  await expect(announced(page)).toHaveText(/背中中央にコピーしました/);
  await runByName(page, "ほかのアイテムに");
  const dialog = page.getByRole("dialog", { name: "ほかのアイテムにコピー" });
  await dialog.getByRole("searchbox", { name: "アイテムを検索" }).fill("マグ");
  await dialog.getByRole("button", { name: /マグ/ }).first().click();
  await lookAt(page, "studio-copy-choices");
  await dialog.getByRole("button", { name: "コピーする" }).click();
  await dialog.getByRole("link", { name: "コピーを開く" }).click();
  await expect(page.getByRole("heading", { name: /マグ/ })).toBeVisible();
  await studioOpened(page);
});

async function touch(devtools: CDPSession, type: "touchStart" | "touchMove" | "touchEnd", points: number[][]) {
  const touchPoints = points.map(([x = 0, y = 0], id) => ({ x, y, id }));
  await devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
}

test("two fingers zoom the view, and turn the layer that they hold; one that rests brings the menu", async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(isMobile !== true, "fingers need a touch screen");
  await signInAsDemo(page);
  await startDesign(page);
  await addText(page, "指で回す");
  await expectSaved(page);
  const box = await page.locator("[data-testid=selection] polygon").first().boundingBox();
  const handle = await page.locator("[data-handle='1,1']").boundingBox();
  expect(handle?.width).toBeGreaterThanOrEqual(15);
  if (!box) throw new Error("nothing is selected");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const devtools = await context.newCDPSession(page);
  const at = (degrees: number, reach: number) => {
    const [dx, dy] = [Math.cos((degrees * Math.PI) / 180) * reach, Math.sin((degrees * Math.PI) / 180) * reach];
    return [
      [x - dx, y - dy],
      [x + dx, y + dy],
    ];
  };
  await touch(devtools, "touchStart", at(0, 40));
  for (let degrees = 5; degrees <= 50; degrees += 5) await touch(devtools, "touchMove", at(degrees, 40));
  await touch(devtools, "touchEnd", []);
  await expect(announced(page)).toHaveText(/^回転：\d/);
  const before = await page.locator("[data-testid=selection] polygon").first().boundingBox();
  await touch(devtools, "touchStart", at(0, 40));
  for (let reach = 45; reach <= 80; reach += 5) await touch(devtools, "touchMove", at(0, reach));
  await touch(devtools, "touchEnd", []);
  const width = async () => (await page.locator("[data-testid=selection] polygon").first().boundingBox())?.width;
  await expect.poll(width).toBeGreaterThan((before?.width ?? 0) * 1.6);

  const menu = page.getByRole("menu", { name: "選択したレイヤー" });
  await touch(devtools, "touchStart", [[x, y]]);
  await expect(menu).toBeVisible();
  await touch(devtools, "touchEnd", []);
  await expect(menu).toBeVisible();
  await menu.getByRole("menuitem", { name: "複製" }).tap();
  await expect(menu).toBeHidden();
  await expect(announced(page)).toHaveText(/複製/);
});
