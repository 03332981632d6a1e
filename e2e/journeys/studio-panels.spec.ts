import type { Page } from "@playwright/test";
import { expect, test } from "../harness/test.ts";
import { signInAsDemo } from "../steps/demo-account.ts";
import { lookAt } from "../steps/look-at.ts";
import { makePhoto } from "../steps/photo.ts";
import { addText, expectSaved, layers, runByName, startDesign, startTrial } from "../steps/studio.ts";

const LONG = "うちの犬は世界でいちばんかわいいSUMMER_FESTIVAL_2026_TOKYO";

/** Every entry of the list of layers is within the window, and within the list. */
async function expectWithinPanel(page: Page): Promise<void> {
  const panel = page.getByRole("region", { name: "レイヤー", exact: true }).last();
  const window = page.viewportSize()?.width ?? 0;
  const box = await panel.boundingBox();
  if (!box) throw new Error("the list of layers is not there");
  expect(box.x + box.width).toBeLessThanOrEqual(window);
  for (const button of await panel.getByRole("button").all()) {
    const inner = await button.boundingBox();
    if (!inner) continue;
    expect(inner.x + inner.width, (await button.textContent()) ?? "").toBeLessThanOrEqual(box.x + box.width + 0.5);
    expect(inner.width).toBeGreaterThan(0);
  }
}

async function openLayers(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole("button", { name: "レイヤー", exact: true }).click();
  await expect(layers(page).first()).toBeVisible();
}

/** A code for a page, by the list of shapes. */
async function addQr(page: Page, url: string): Promise<void> {
  await page.getByRole("button", { name: "図形", exact: true }).click();
  await page.getByRole("button", { name: "QRコード", exact: true }).click();
  await page.getByLabel("ページのアドレス").fill(url);
  await lookAt(page, "studio-qr");
  await page.getByRole("button", { name: "QRコードを追加" }).click();
  await expect(page.getByRole("button", { name: "QRコードを追加" })).toBeHidden();
}

test("with long names and deep groups every layer's buttons stay reachable", async ({ page, isMobile }) => {
  await startTrial(page);
  await addText(page, LONG);
  await addText(page, `${LONG}の二枚目`);
  await addQr(page, "surimono.example/夏");
  if (!isMobile) {
    for (let depth = 0; depth < 2; depth += 1) {
      await runByName(page, "すべて選択");
      await runByName(page, "グループ化");
      await addText(page, `${LONG}の外`);
    }
    const openers = page.getByRole("button", { name: /の中を表示/ });
    for (let at = 0; at < (await openers.count()); at += 1)
      if ((await openers.nth(at).getAttribute("aria-expanded")) === "false") await openers.nth(at).click();
  }
  await openLayers(page, isMobile === true);
  await expect(layers(page).filter({ hasText: "QRコード" })).toBeVisible();
  await expectWithinPanel(page);
  await lookAt(page, "studio-layers-long");
});

test("the list of commands takes typing at once, finds by kana, romaji and kanji, and returns the focus", {
  tag: "@once",
}, async ({ page }) => {
  await startTrial(page);
  const canvas = page.getByRole("application");
  const field = page.getByRole("combobox", { name: "コマンドを検索" });
  for (const words of ["hozon", "ほぞん", "保存"]) {
    await canvas.focus();
    await page.keyboard.press("ControlOrMeta+k");
    await expect(field).toBeFocused();
    await page.keyboard.insertText(words);
    await expect(page.getByRole("option", { name: /保存/ }).first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Escape");
    await expect(canvas).toBeFocused();
  }
  // The magnifier opens the same list; arrows move, Enter runs the current command.
  await page.getByRole("button", { name: "コマンドを検索" }).click();
  await expect(field).toBeFocused();
  await page.keyboard.insertText("じょうぎ");
  const options = page.getByRole("option");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  const rulers = page.getByRole("button", { name: "定規の表示", includeHidden: true });
  await expect(rulers).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await expect(field).toBeHidden();
  await expect(rulers).toHaveAttribute("aria-pressed", "false");
});

test("every dialog and list of the studio is checked with content", async ({ page }) => {
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

test("a picture's effects are shown on it, set in their own fields, and undone one by one", async ({ page }) => {
  await startTrial(page);
  await page.getByRole("button", { name: "画像", exact: true }).click();
  const picker = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /^画像を選ぶ/ }).click();
  await (await picker).setFiles({ name: "海.png", mimeType: "image/png", buffer: makePhoto() });
  await page.locator("summary").filter({ hasText: "効果" }).click();
  const effect = (name: string) => page.getByRole("button", { name, exact: true });
  await expect(effect("効果なし")).toHaveAttribute("aria-pressed", "true");
  await effect("網点").click();
  await expect(effect("網点")).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("slider", { name: "線数" }).fill("12");
  await page.getByText("75°", { exact: true }).click();
  await lookAt(page, "studio-effect-dots");
  await effect("2色刷り").click();
  await expect(page.getByRole("group", { name: "2版目のインク" })).toBeVisible();
  await page.getByRole("checkbox", { name: "ふちをかすれさせる" }).check();
  await expect(page.getByRole("slider", { name: "かすれ" })).toBeVisible();
  await lookAt(page, "studio-effect-plates");
  const undo = page.getByRole("button", { name: "元に戻す" });
  await undo.click();
  await expect(page.getByRole("slider", { name: "かすれ" })).toBeHidden();
  await undo.click();
  await expect(page.getByRole("slider", { name: "線数" })).toHaveValue("12");
  await expect(page.getByRole("radio", { name: "75°" })).toBeChecked();
  await effect("効果なし").click();
  await expect(page.getByRole("slider", { name: "線数" })).toBeHidden();
});

test("a style dresses one's own words in one press and one step, and a bend keeps the dress", async ({ page }) => {
  await startTrial(page);
  await addText(page, "朝市だよ");
  const style = (name: string) => page.getByRole("button", { name, exact: true });
  await expect(style("そのまま")).toHaveAttribute("aria-pressed", "true");
  await style("袋文字").click();
  await expect(style("袋文字")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("checkbox", { name: "ふちどり" })).toBeChecked();
  await style("アーチ").click();
  await expect(style("袋文字")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("slider", { name: "カーブ" })).toHaveValue("120");
  await lookAt(page, "studio-text-styles");
  await page.getByRole("button", { name: "元に戻す" }).click();
  await expect(page.getByRole("slider", { name: "カーブ" })).toHaveValue("0");
  await style("そのまま").click();
  await expect(page.getByRole("checkbox", { name: "ふちどり" })).not.toBeChecked();
});

for (const isMetered of [false, true]) {
  test(`faces are shown on one's own words${isMetered ? "; on a metered line none is fetched for it" : ", those in view once the list is open"}`, async ({
    page,
  }) => {
    await page.addInitScript((saveData) => {
      Object.defineProperty(navigator, "connection", { value: { saveData, effectiveType: "4g" } });
    }, isMetered);
    const fetched = new Set<string>();
    const sizes: Promise<number>[] = [];
    page.on("response", (response) => {
      const { pathname, searchParams } = new URL(response.url());
      if (!/^\/fonts\/.*\.ttf$/.test(pathname)) return;
      if (!searchParams.has("letters")) fetched.add(pathname);
      else sizes.push(response.body().then(({ length }) => length));
    });
    await startTrial(page);
    await addText(page, "朝市だよ");
    const opener = page.getByRole("button", { name: /^書体：/ });
    await expect(opener.locator("canvas")).toBeVisible();
    expect(fetched.size).toBe(1);
    await opener.click();
    const list = page.getByRole("list", { name: "書体の一覧" });
    if (!isMetered) await expect(list.locator("canvas").nth(2)).toBeVisible();
    await lookAt(page, "studio-faces");
    expect(fetched.size).toBe(1);
    if (isMetered) return expect(sizes).toEqual([]);
    // From the first to the last row, on one's own words: still no more than a picture.
    for (const row of await list.getByRole("listitem").all()) {
      await row.scrollIntoViewIfNeeded();
      if ((await row.getAttribute("data-font-id")) === "yusei-magic") await expect(row.locator("canvas")).toBeVisible();
    }
    const all = await Promise.all(sizes);
    expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThan(300_000);
    expect(fetched.size).toBe(1);
  });
}
