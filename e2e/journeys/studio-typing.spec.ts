import type { Page } from "@playwright/test";
import { expect, test } from "../harness/test.ts";
import { signInAsDemo } from "../steps/demo-account.ts";
import { lookAt } from "../steps/look-at.ts";
import { addText, boxOf, layers, startDesign } from "../steps/studio.ts";

const onCanvas = (page: Page) => page.getByRole("textbox", { name: "キャンバスの文字" });

/** The text's words as the design holds them. */
const words = (page: Page) => page.getByRole("textbox", { name: "テキスト" });

test("words are typed where they are drawn, with an input method, in one step", async ({ page, context, isMobile }) => {
  await signInAsDemo(page);
  await startDesign(page);
  await page.getByRole("button", { name: "テキスト", exact: true }).click();
  await expect(onCanvas(page)).toBeFocused();
  // A new text has no warning before anything is typed.
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

test("text too long for its place shrinks, until a size is set by hand; the hint fixes it in one press", async ({
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

test("text pasted from outside becomes a layer, or goes into the one being typed", { tag: "@once" }, async ({
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
  // The latest copy is pasted, whatever text was on the clipboard before.
  await page.keyboard.press("ControlOrMeta+c");
  await page.keyboard.press("ControlOrMeta+v");
  await expect(layers(page)).toHaveText(["夜ふかし 上等。", "夜ふかし 上等。"]);
  await copyElsewhere("長".repeat(300));
  await page.keyboard.press("ControlOrMeta+v");
  await expect(page.getByRole("alert")).toContainText("200字まで");
  await expect(words(page)).toHaveValue("長".repeat(200));
});
