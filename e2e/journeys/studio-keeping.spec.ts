import type { Page } from "@playwright/test";
import { type RunningShop, startShop } from "../harness/shop.ts";
import { expect, expectNoSeriousAxe, test } from "../harness/test.ts";
import { signInAsDemo } from "../steps/demo-account.ts";
import { lookAt } from "../steps/look-at.ts";
import { addText, expectSaved, layers, sendNow, startDesign, studioOpened } from "../steps/studio.ts";
import { crash, keptHere, SAVES } from "../steps/unsent-work.ts";

// Saving does not depend on the screen's width; other journeys look at the screens.
const NET_IS_DOWN = /ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)/;

async function storedWords(shop: RunningShop): Promise<string> {
  const [row] = await shop.query<{ document: object }>("select document from designs order by saved_at desc limit 1");
  return JSON.stringify(row?.document);
}

test("work without a network is kept, and saved when it returns", { tag: "@once" }, async ({
  page,
  context,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(NET_IS_DOWN);
  await signInAsDemo(page);
  await page.goto("/items/detail/1001");
  await startDesign(page);
  await addText(page, "つながる前");
  await expectSaved(page);
  await context.setOffline(true);
  await addText(page, "つながらない");
  await expect(page.getByText(/変更はこの端末に保存しています/)).toBeVisible();
  await expectNoSeriousAxe(page);
  expect(await storedWords(shop)).not.toContain("つながらない");
  await context.setOffline(false);
  await expectSaved(page);
  await expect(page.getByText(/変更はこの端末に保存しています/)).toBeHidden();
  expect(await storedWords(shop)).toContain("つながらない");
  // Leaving right after the last key loses not even that.
  await page.getByRole("textbox", { name: "テキスト" }).first().fill("最後のひと文字");
  await page.goBack();
  await page.waitForURL(/\/items\/detail/);
  await page.goForward();
  await studioOpened(page);
  await expect(layers(page).first()).toHaveText("最後のひと文字");
  // The way out waits for the last save: what comes next shows the item with it.
  await addText(page, "戻る直前");
  await page.getByRole("button", { name: "アイテムに戻る" }).click();
  await page.waitForURL(/\/my-items/);
  expect(await storedWords(shop)).toContain("戻る直前");
});

test("a killed tab loses nothing, and its steps can still be undone", { tag: "@once" }, async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(NET_IS_DOWN);
  await signInAsDemo(page);
  await startDesign(page);
  await addText(page, "一枚目");
  await expectSaved(page);
  const address = page.url();
  await page.route(SAVES, (route) => route.abort());
  await addText(page, "まだ送っていない");
  await expect.poll(() => keptHere(page)).toContain("まだ送っていない");
  await crash(page);
  const next = await context.newPage();
  await next.goto(address);
  await studioOpened(next);
  await expect(next.getByText("保存前の続きを、この端末から復元しました。")).toBeVisible();
  await expect(layers(next)).toHaveText(["まだ送っていない", "一枚目"]);
  await expectSaved(next);
  await next.getByRole("button", { name: "元に戻す" }).click();
  await next.getByRole("button", { name: "元に戻す" }).click();
  await expect(layers(next)).toHaveText(["一枚目"]);
});

test("two tabs follow each other, and neither overwrites the other without asking", { tag: "@once" }, async ({
  page,
  context,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(NET_IS_DOWN, /409/);
  await signInAsDemo(page);
  await startDesign(page);
  await addText(page, "はじめ");
  await expectSaved(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await studioOpened(other);
  await expect(other.getByText(/別のタブでも開いています/)).toBeVisible();
  await addText(page, "左のタブ");
  await expect(layers(other)).toHaveText(["左のタブ", "はじめ"]);

  // Now both change something while only one can save.
  await other.route(SAVES, (route) => route.abort());
  await addText(other, "右の続き");
  await addText(page, "左の続き");
  await expectSaved(page);
  await expect.poll(() => storedWords(shop)).toContain("左の続き");
  await other.unroute(SAVES);
  await sendNow(other);
  const dialog = other.getByRole("dialog", { name: "デザインを見くらべる" });
  await expect(dialog).toBeVisible();
  await lookAt(other, "studio-compare");
  await other.setViewportSize({ width: 390, height: 844 });
  await lookAt(other, "studio-compare-narrow");
  await other.setViewportSize({ width: 1280, height: 800 });
  expect(await storedWords(shop)).not.toContain("右の続き");
  await dialog.getByRole("button", { name: "閉じる" }).click();
  await addText(other, "気づかずに");
  await expect(other.getByText(/保存を止めています。/)).toBeVisible();
  await other.getByRole("button", { name: "見くらべて選ぶ" }).click();
  await dialog.getByRole("button", { name: "この画面の内容で保存する" }).click();
  await expect(layers(page)).toHaveText(["気づかずに", "右の続き", "左のタブ", "はじめ"]);
  await dialog.getByRole("button", { name: "閉じる" }).click();

  // The version not chosen is still there, even after a reload.
  await other.reload();
  await studioOpened(other);
  await other.getByRole("button", { name: "見くらべる" }).click();
  await dialog.getByRole("button", { name: "こちらを開く" }).click();
  await dialog.getByRole("button", { name: "閉じる" }).click();
  await expect(layers(other)).toHaveText(["左の続き", "左のタブ", "はじめ"]);
});

test("a second device gets a message, and can keep its work as an item of its own", { tag: "@once" }, async ({
  page,
  browser,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  await signInAsDemo(page);
  await startDesign(page);
  await addText(page, "はじめ");
  await expectSaved(page);
  const device = await browser.newContext({ baseURL: shop.baseURL, locale: "ja-JP" });
  const phone = await device.newPage();
  await signInAsDemo(phone);
  await phone.goto(page.url());
  await studioOpened(phone);
  await addText(phone, "電話から");
  await expectSaved(phone);
  await expect.poll(() => storedWords(shop)).toContain("電話から");
  await addText(page, "机から");
  const dialog = page.getByRole("dialog", { name: "デザインを見くらべる" });
  await dialog.getByRole("button", { name: "別のアイテムとして残し、もう一方を開く" }).click();
  await expect(dialog.getByRole("link", { name: "新しいタブで開く" })).toBeVisible();
  await dialog.getByRole("button", { name: "閉じる" }).click();
  await expect(layers(page)).toHaveText(["電話から", "はじめ"]);
  const kept = await shop.query<{ document: object }>(
    "select document from designs d join my_items m using (user_id, product_id) where m.name like '%コピー%'",
  );
  expect(JSON.stringify(kept)).toContain("机から");
  await device.close();
});

test("a login ending during work loses nothing", { tag: "@once" }, async ({ page, shop, expectedErrors }) => {
  expectedErrors.push(/401/);
  await signInAsDemo(page);
  await startDesign(page);
  await addText(page, "はじめ");
  await expectSaved(page);
  await shop.query("delete from sessions");
  await addText(page, "期限のあと");
  await expect(page.getByText(/ログインの有効期限が切れました。編集内容は/)).toBeVisible();
  await page.getByRole("button", { name: "ログインし直す" }).click();
  await page.getByRole("button", { name: "個人のお客様として試す" }).click();
  await studioOpened(page);
  await expect(layers(page)).toHaveText(["期限のあと", "はじめ"]);
  await expectSaved(page);
});

test("320 steps can be undone after a reload", { tag: "@once" }, async ({ page }) => {
  await signInAsDemo(page);
  await startDesign(page);
  await addText(page, "三百歩");
  await pressKeys(page, 320, { key: "L", shiftKey: true });
  await expectSaved(page);
  await page.reload();
  await studioOpened(page);
  await pressKeys(page, 320, { key: "z" });
  await expect(layers(page)).toHaveText(["三百歩"]);
  await expect(page.getByRole("button", { name: "元に戻す" })).toHaveAttribute("aria-disabled", "false");
  await pressKeys(page, 3, { key: "z" });
  await expect(layers(page)).toHaveCount(0);
});

/** With Ctrl held; within the page, since a key press from outside takes a fifth of a second. */
async function pressKeys(page: Page, times: number, init: { key: string; shiftKey?: boolean }): Promise<void> {
  await page.getByRole("application").evaluate(
    (canvas, [count, key]) => {
      for (let step = 0; step < count; step++) {
        canvas.dispatchEvent(new KeyboardEvent("keydown", { ...key, ctrlKey: true, bubbles: true, cancelable: true }));
      }
    },
    [times, init] as const,
  );
}

test("a shop killed during work has what it confirmed, and gets the rest when it is back", {
  tag: "@once",
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(NET_IS_DOWN);
  const shop = await startShop();
  try {
    await signInAsDemo(page, { baseURL: shop.baseURL });
    await startDesign(page);
    await addText(page, "止まる前");
    await expectSaved(page);
    await shop.kill();
    await addText(page, "止まっている間");
    await expect(page.getByText(/変更はこの端末に保存しています/)).toBeVisible();
    const again = await startShop({ dataDir: shop.dataDir, env: { PORT: new URL(shop.baseURL).port } });
    try {
      expect(await storedWords(again)).toContain("止まる前");
      await sendNow(page);
      await expectSaved(page);
      expect(await storedWords(again)).toContain("止まっている間");
    } finally {
      await again.stop();
    }
  } finally {
    await shop.stop();
  }
});
