import type { Page } from "@playwright/test";
import { expect, test } from "../harness/test.ts";
import { lookAt } from "../steps/look-at.ts";
import { addText, expectSaved, layers, signInAsDemo, startDesign, startTrial } from "../steps/studio.ts";

const NET_IS_DOWN = /ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED)|dynamically imported module|Failed to fetch/;
const WORDS = "消えないことば";
/** A panel that is fetched when it is first wanted, and ahead of that while the browser is idle. */
const STAMP_PANEL = "**/assets/stamp-panel-*.js";
const DIALOGS = "**/assets/open-dialog-*.js";

const tool = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const stamp = (page: Page) => page.getByRole("button", { name: /だるま/ }).first();
const wordsInEditor = (page: Page) => page.getByRole("textbox", { name: "テキスト" }).first();

/** True as long as the page has not been loaded anew. */
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
  ["the simulator", startTrial, ["@once"]],
] as const;

for (const [where, open, tag] of STUDIOS) {
  test(`${where} lives on when the line is lost before anything was fetched ahead`, { tag: [...tag] }, async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(NET_IS_DOWN);
    // As on a line that is lost right after the opening: nothing has come ahead.
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
    // Neither the arrow nor the browser's own button leads to an error page.
    await page.getByRole("button", { name: "アイテムに戻る" }).click();
    await expect(page.getByText(/このまま編集を続けられます/)).toBeVisible();
    await expect(page.getByText(/このまま編集を続けられます/)).toBeHidden();
    // The studio of a member is a document of its own, which the browser asks about; the simulator's shop asks itself.
    const asked = page.waitForEvent("dialog", { timeout: 5000 }).then((dialog) => dialog.dismiss());
    await page.evaluate(() => history.back());
    await Promise.any([asked, expect(page.getByText(/このまま編集を続けられます/)).toBeVisible()]);
    await expect(page.getByRole("application")).toBeVisible();
    await page.unroute(STAMP_PANEL);
    await context.setOffline(false);
    await expect(page.getByText("オフライン：変更はこの端末に保存しています。")).toBeHidden();
    // What failed comes by itself when the line is back.
    await expect(stamp(page)).toBeVisible();
    await expectSamePage(page);
    await stamp(page).click();
    await expectSaved(page);
  });
}

test("what was fetched ahead works without a line", { tag: "@once" }, async ({ page, context, expectedErrors }) => {
  expectedErrors.push(NET_IS_DOWN);
  // The face comes last: then the rest is there.
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

test("a server that is gone, or busy, reloads nothing; the part is fetched when it is asked for again", {
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

test("a new build under an open editor reloads it once, with everything that was drawn", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/, NET_IS_DOWN);
  await signInAsDemo(page);
  // The old build's files are gone as soon as the editor stands.
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
  // And not again within the minute: the part says so itself.
  await tool(page, "スタンプ").click();
  await expect(page.getByText("読み込めませんでした。デザインはそのまま残っています。")).toBeVisible();
  await expectSamePage(page);
});

test("a device without room says so, and keeps the design on the screen", { tag: "@once" }, async ({ page }) => {
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
