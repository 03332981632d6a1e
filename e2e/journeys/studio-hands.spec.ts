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

test("an upload is used again in another design, removed from the gallery, and stays where it is used", {
  tag: "@once",
}, async ({ page }) => {
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

test("a picture that arrives while somebody types leaves field and selection alone", { tag: "@once" }, async ({
  page,
}) => {
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

test("everything is done by keyboard and heard", { tag: "@once" }, async ({ page }) => {
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
  // Its own words on the mug, and not a blank one.
  await expect(dialog.locator("canvas[data-drawn=true]").first()).toBeVisible();
  await lookAt(page, "studio-copy-drawn");
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

const onCanvas = (page: Page) => page.getByRole("textbox", { name: "キャンバスの文字" });

/** The text's words as the design holds them. */
const words = (page: Page) => page.getByRole("textbox", { name: "テキスト" });

async function boxOf(page: Page, what: string) {
  const box = await page.locator(what).first().boundingBox();
  if (!box) throw new Error(`${what} is not to be seen`);
  return { ...box, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("words are typed where they are drawn, with an input method, in one step", async ({ page, context, isMobile }) => {
  await signInAsDemo(page);
  await startDesign(page);
  await page.getByRole("button", { name: "テキスト", exact: true }).click();
  await expect(onCanvas(page)).toBeFocused();
  // A new text is not scolded before anybody could type.
  await expect(page.getByRole("button", { name: /^チェック/ })).toHaveAccessibleName("チェック：問題ありません");
  await page.keyboard.type("yo");
  await expect(words(page)).toHaveValue("yo");
  const devtools = await context.newCDPSession(page);
  await devtools.send("Input.imeSetComposition", { text: "ふかし", selectionStart: 3, selectionEnd: 3 });
  await expect(words(page)).toHaveValue("yoふかし");
  await expect(page.locator("[data-mark=composed]")).toHaveCount(1);
  await devtools.send("Input.imeSetComposition", { text: "深し", selectionStart: 2, selectionEnd: 2 });
  await expect(words(page)).toHaveValue("yo深し");
  await devtools.send("Input.insertText", { text: "夜更かし" });
  await expect(words(page)).toHaveValue("yo夜更かし");
  await expect(page.locator("[data-mark=composed]")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await page.keyboard.type("up");
  await expect(words(page)).toHaveValue("yo夜更かし\nup");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Shift+Home");
  await expect(page.locator("[data-mark=chosen]")).toBeVisible();
  await lookAt(page, "studio-typing");
  await page.keyboard.press("Escape");
  await expect(onCanvas(page)).toHaveCount(0);
  await expect(page.getByRole("application")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(words(page)).toHaveValue("テキスト");
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(words(page)).toHaveValue("yo夜更かし\nup");
  const { x, y } = await boxOf(page, "[data-testid=selection] polygon");
  if (isMobile) {
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
  } else await page.mouse.dblclick(x, y);
  await expect(onCanvas(page)).toBeFocused();
  await page.keyboard.type("朝");
  await expect(words(page)).toHaveValue("朝");
  if (isMobile) await page.getByRole("button", { name: "完了" }).click();
  else await page.mouse.click(x, y + 200);
  await expect(onCanvas(page)).toHaveCount(0);
  await expect(words(page)).toHaveValue("朝");
});

test("words longer than the place come smaller, until a size is set by hand; the hint mends it in one press", async ({
  page,
}) => {
  await signInAsDemo(page);
  await startDesign(page);
  await addText(page, "うちの犬は世界でいちばんかわいい、とみんなが言う");
  await expect(page.getByText("枠に収まるように")).toBeVisible();
  await expect(page.getByRole("button", { name: /^チェック/ })).toHaveAccessibleName("チェック：問題ありません");
  await page.getByRole("spinbutton", { name: "文字の大きさ" }).or(page.getByLabel("文字の大きさ")).first().fill("120");
  await page.keyboard.press("Enter");
  await expect(page.getByText("枠に収まるように")).toBeHidden();
  await lookAt(page, "studio-too-large");
  await page.getByRole("button", { name: "枠に合わせる" }).last().click();
  await expect(page.getByRole("button", { name: /^チェック/ })).toHaveAccessibleName("チェック：問題ありません");
});

test("a stamp is carried to its place, a template comes as one and its words are rewritten", async ({
  page,
  context,
  isMobile,
}) => {
  await signInAsDemo(page);
  await startDesign(page);
  await page.getByRole("button", { name: "スタンプ", exact: true }).click();
  const stamps = page.getByRole("region", { name: "スタンプ" }).getByRole("listitem");
  await expect(stamps.first().locator("canvas")).toBeVisible();
  const area = await boxOf(page, "[data-testid=print-area]");
  const start = await stamps.first().boundingBox();
  if (!start) throw new Error("no stamp");
  const from = { x: start.x + start.width / 2, y: start.y + start.height / 2 };
  const to = { x: Math.round(area.x - area.width / 8), y: Math.round(area.y + area.height / 8) };
  if (isMobile) {
    const devtools = await context.newCDPSession(page);
    await touch(devtools, "touchStart", [[from.x, from.y]]);
    await expect(page.locator("[data-carried]")).toBeVisible();
    for (const share of [0.3, 0.6, 1]) {
      const at = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
      await touch(devtools, "touchMove", [at]);
    }
    await lookAt(page, "studio-carrying");
    await touch(devtools, "touchEnd", []);
  } else {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await expect(page.locator("[data-carried]")).toBeVisible();
    await lookAt(page, "studio-carrying");
    await page.mouse.up();
  }
  await expect(page.locator("[data-carried]")).toHaveCount(0);
  await expect(announced(page)).toHaveText(/を胸中央に追加しました/);
  const placed = await boxOf(page, "[data-testid=selection] polygon");
  expect(Math.abs(placed.x - to.x)).toBeLessThan(3);
  expect(Math.abs(placed.y - to.y)).toBeLessThan(3);

  await page.getByRole("button", { name: /^(テンプレート|ひな形)$/ }).click();
  await page.getByRole("region", { name: "テンプレート" }).getByRole("listitem").first().getByRole("button").click();
  await expect(page.getByText(isMobile ? "文字をダブルタップ" : "文字をダブルクリック")).toBeVisible();
  await lookAt(page, "studio-template-laid");
  await page.getByRole("button", { name: "レイヤー", exact: true }).or(layers(page)).first().click();
  await expect(layers(page)).toHaveCount(1);
});

test("words from elsewhere become a text, or go into the one that is typed", { tag: "@once" }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAsDemo(page);
  await startDesign(page);
  const copyElsewhere = (text: string) => page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await copyElsewhere("夜ふかし\n上等");
  await page.getByRole("application").focus();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(words(page)).toHaveValue("夜ふかし\n上等");
  await page.keyboard.press("Enter");
  await expect(onCanvas(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+End");
  await copyElsewhere("。");
  await page.keyboard.press("ControlOrMeta+v");
  await expect(words(page)).toHaveValue("夜ふかし\n上等。");
  await page.keyboard.press("Escape");
  await expect(layers(page)).toHaveCount(1);
  // What was copied here last is what is pasted, whatever words lay on the clipboard before.
  await page.keyboard.press("ControlOrMeta+c");
  await page.keyboard.press("ControlOrMeta+v");
  await expect(layers(page)).toHaveText(["夜ふかし 上等。", "夜ふかし 上等。"]);
  await copyElsewhere("長".repeat(300));
  await page.keyboard.press("ControlOrMeta+v");
  await expect(page.getByRole("alert")).toContainText("200字まで");
  await expect(words(page)).toHaveValue("長".repeat(200));
});
