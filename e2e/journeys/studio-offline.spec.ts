import type { Page } from "@playwright/test";
import { expect, test } from "../harness/test.ts";
import { signInAsDemo } from "../steps/demo-account.ts";
import { lookAt } from "../steps/look-at.ts";
import { addText, chooseTrial, expectSaved, layers, startDesign, startTrial } from "../steps/studio.ts";

const NET_IS_DOWN = /ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED)|dynamically imported module|Failed to fetch/;
const WORDS = "消えないことば";
/** A panel that is fetched when first needed, or earlier while the browser is idle. */
const STAMP_PANEL = "**/assets/stamp-panel-*.js";
const DIALOGS = "**/assets/open-dialog-*.js";

const tool = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const stamp = (page: Page) => page.getByRole("button", { name: /だるま/ }).first();
const wordsInEditor = (page: Page) => page.getByRole("textbox", { name: "テキスト" }).first();

/** True until the page is reloaded. */
async function expectSamePage(page: Page): Promise<void> {
  expect(await page.evaluate(() => "isMarked" in window)).toBe(true);
}

async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
}

async function expectWordsKept(page: Page): Promise<void> {
  await expect(page.getByRole("application")).toBeVisible();
  if (!(await wordsInEditor(page).isVisible())) await page.getByRole("button", { name: /^設定/ }).click();
  await expect(wordsInEditor(page)).toHaveValue(WORDS);
}

const STUDIOS = [
  ["a member's studio", async (page: Page) => signInAsDemo(page).then(() => startDesign(page)), []],
  ["the simulator", chooseTrial, ["@once"]],
] as const;

for (const [where, open, tag] of STUDIOS) {
  test(`${where} lives on when the line is lost before anything was fetched ahead`, { tag: [...tag] }, async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(NET_IS_DOWN);
    // As if the connection was lost right after opening: nothing was prefetched.
    await page.route(STAMP_PANEL, (route) => route.abort("internetdisconnected"));
    await open(page);
    await addText(page, WORDS);
    await expectSaved(page);
    await mark(page);
    await context.setOffline(true);
    await expect(page.getByText("オフライン：変更はこの端末に保存しています。").first()).toBeVisible();
    await tool(page, "スタンプ").click();
    await expect(page.getByText("読み込めませんでした。デザインはそのまま残っています。")).toBeVisible();
    await lookAt(page, `studio-offline-${where === "the simulator" ? "trial" : "member"}`);
    await page.getByRole("button", { name: "もう一度", exact: true }).click();
    await expect(page.getByRole("button", { name: "もう一度", exact: true })).toBeVisible();
    // Neither the arrow nor the browser's button leads to an error page.
    await page.getByRole("button", { name: "アイテムに戻る" }).click();
    await expect(page.getByText(/このまま編集を続けられます/)).toBeVisible();
    await expect(page.getByText(/このまま編集を続けられます/)).toBeHidden();
    // A member's studio is a document of its own, so the browser asks before leaving; in the simulator the shop asks.
    const asked = page.waitForEvent("dialog", { timeout: 5000 }).then((dialog) => dialog.dismiss());
    await page.evaluate(() => history.back());
    await Promise.any([asked, expect(page.getByText(/このまま編集を続けられます/)).toBeVisible()]);
    await expect(page.getByRole("application")).toBeVisible();
    await page.unroute(STAMP_PANEL);
    await context.setOffline(false);
    await expect(page.getByText("オフライン：変更はこの端末に保存しています。")).toBeHidden();
    // What failed loads by itself when the connection is back.
    await expect(stamp(page)).toBeVisible();
    await expectSamePage(page);
    await stamp(page).click();
    await expectSaved(page);
  });
}

test("what was prefetched works offline", { tag: "@once" }, async ({ page, context, expectedErrors }) => {
  expectedErrors.push(NET_IS_DOWN);
  // The typeface comes last: then the rest is there.
  const last = page.waitForRequest(/\/fonts\/.*\.ttf/, { timeout: 120_000 });
  await startTrial(page);
  await last;
  await addText(page, WORDS);
  await context.setOffline(true);
  await tool(page, "スタンプ").click();
  await expect(stamp(page)).toBeVisible();
  await tool(page, "スタンプ").click();
  await expectWordsKept(page);
});

test("a server that is down or busy causes no reload; the part is fetched at the next request", {
  tag: "@once",
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(NET_IS_DOWN, /50[023]/);
  await page.route(STAMP_PANEL, (route) => route.fulfill({ status: 503 }));
  await startTrial(page);
  await addText(page, WORDS);
  await mark(page);
  await tool(page, "スタンプ").click();
  await expect(page.getByText("読み込めませんでした。デザインはそのまま残っています。")).toBeVisible();
  await page.unroute(STAMP_PANEL);
  await page.getByRole("button", { name: "もう一度", exact: true }).click();
  await expect(stamp(page)).toBeVisible();
  await expectSamePage(page);
});

test("a dialog that cannot be fetched says so, and opens when it is asked for again", { tag: "@once" }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(NET_IS_DOWN, /503/);
  await page.route(DIALOGS, (route) => route.fulfill({ status: 503 }));
  await startTrial(page);
  await page.getByRole("button", { name: /^チェック/ }).click();
  await expect(page.getByRole("alert").filter({ hasText: "画面を開けませんでした。" })).toBeVisible();
  await page.unroute(DIALOGS);
  await page.getByRole("button", { name: /^チェック/ }).click();
  await expect(page.getByRole("dialog", { name: "印刷前のチェック" })).toBeVisible();
});

test("a new build under an open editor reloads it once, with the whole design", async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/, NET_IS_DOWN);
  await signInAsDemo(page);
  // The old build's files are gone once the editor is up.
  const old: string[] = [];
  await page.route("**/assets/**", (route, request) => {
    const isOld = old.length > 0 && (request.method() === "HEAD" || /stamp-panel-/.test(request.url()));
    return isOld ? route.fulfill({ status: 404 }) : route.fallback();
  });
  await page.route(STAMP_PANEL, (route) => (old.length > 0 ? route.fallback() : route.abort()));
  await startDesign(page);
  await addText(page, WORDS);
  await mark(page);
  old.push("gone");
  await tool(page, "スタンプ").click();
  await expect.poll(() => page.evaluate(() => "isMarked" in window).catch(() => true)).toBe(false);
  await expect(page.getByRole("application")).toBeVisible();
  // A phone's list of layers is a sheet.
  await page.getByRole("button", { name: "レイヤー", exact: true }).or(layers(page)).first().click();
  await expect(layers(page)).toHaveText([WORDS]);
  await mark(page);
  // Not again within the minute: the part shows its own message.
  await tool(page, "スタンプ").click();
  await expect(page.getByText("読み込めませんでした。デザインはそのまま残っています。")).toBeVisible();
  await expectSamePage(page);
});

test("a full device gives a message, and keeps the design on the screen", { tag: "@once" }, async ({ page }) => {
  await startTrial(page);
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...entry: Parameters<typeof put>) {
      if (!("hasRoom" in window)) throw new DOMException("The disk is full", "QuotaExceededError");
      return put.apply(this, entry);
    };
  });
  await addText(page, WORDS);
  await expect(page.getByText(/この端末に保存できません/).first()).toBeVisible();
  await lookAt(page, "studio-no-room");
  await expectWordsKept(page);
  await page.evaluate(() => Object.assign(window, { hasRoom: true }));
  await page.getByRole("button", { name: "もう一度保存する" }).click();
  await expect(page.getByText(/この端末に保存できません/)).toHaveCount(0);
});
