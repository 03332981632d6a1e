import type { CDPSession } from "@playwright/test";
import { expect, test } from "../harness/test.ts";
import { signInAsDemo } from "../steps/demo-account.ts";
import { lookAt } from "../steps/look-at.ts";
import { addText, announced, boxOf, expectSaved, layers, runByName, startDesign } from "../steps/studio.ts";

test("everything works by keyboard and is announced", { tag: "@once" }, async ({ page }) => {
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

async function touch(devtools: CDPSession, type: "touchStart" | "touchMove" | "touchEnd", points: number[][]) {
  const touchPoints = points.map(([x = 0, y = 0], id) => ({ x, y, id }));
  await devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
}

test("two fingers zoom the view, and turn the layer that they hold; a long press opens the menu", {
  tag: "@phone",
}, async ({ page, context }) => {
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

test("a stamp is dragged to its place, a template arrives as one group and its text is rewritten", async ({
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
