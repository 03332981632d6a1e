import type { Page } from "@playwright/test";
import { sendInquiry } from "@surimono/contract/editorial";
import { createCaller } from "@surimono/contract/kernel";
import { signIn } from "@surimono/contract/members";
import { createTestMember } from "../../server/src/features/members/testing/index.ts";
import { openDatabase } from "../../server/src/platform/database/index.ts";
import type { RunningShop } from "../harness/shop.ts";
import { expect, test } from "../harness/test.ts";
import { tabTo } from "../steps/keyboard.ts";
import { lookAt } from "../steps/look-at.ts";

const PASSWORD = "Kaki-no-tane-7";

const callOf = (shop: RunningShop) =>
  createCaller({ baseUrl: shop.baseURL, token: () => undefined, userType: () => "b2b" });

async function enter(page: Page): Promise<void> {
  await page.goto("/operator/login");
  await page.getByRole("button", { name: "デモのオーナーとして試す" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "今日" })).toBeVisible();
}

/** Fills what the dialog asks, and presses its last button. */
async function decide(page: Page, button: string, yes: string, fields: Readonly<Record<string, string>> = {}) {
  await page.getByRole("button", { name: button }).click();
  const dialog = page.getByRole("dialog");
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text);
  await lookAt(page, `console-${button}`);
  await dialog.getByRole("button", { name: yes, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test("a business is approved, kept out with a reason, and let in again", async ({ page, shop, expectedErrors }) => {
  // Nobody is signed in yet.
  expectedErrors.push(/401/);
  const email = `people-${test.info().project.name}@surimono.example`;
  const database = openDatabase(shop.databaseUrl);
  const opened = { database, now: () => new Date() };
  await createTestMember(opened, { kind: "business", approved: false, email, password: PASSWORD });
  await database.close();
  const tryToEnter = () => callOf(shop)(signIn, { email, password: PASSWORD });

  await enter(page);
  await page.goto("/operator/members");
  await page.getByRole("searchbox").fill(email);
  await page.getByRole("button", { name: "さがす" }).click();
  await page.getByRole("link", { name: new RegExp(email) }).click();
  await lookAt(page, "console-member");
  await decide(page, "承認する", "承認する", { "割引（%）": "7", 理由: "登記簿で確認" });
  await expect(page.getByRole("button", { name: "割引を変える" })).toBeVisible();
  await shop.letterTo(email, /審査が完了/);

  await decide(page, "利用を停止", "停止する", { 理由: "他人の写真を使った出品" });
  await expect(page.getByRole("button", { name: "停止を解除" })).toBeVisible();
  expect(await tryToEnter()).toMatchObject({ ok: false, failure: { code: "members/account-suspended" } });

  await decide(page, "停止を解除", "解除する", { 理由: "出品が下げられたため" });
  await expect(page.getByRole("button", { name: "利用を停止" })).toBeVisible();
  expect(await tryToEnter()).toMatchObject({ ok: true });
});

test("a question is answered by letter, with the keyboard alone", async ({ page, shop, expectedErrors }) => {
  // Nobody is signed in yet.
  expectedErrors.push(/401/);
  const width = test.info().project.name;
  const email = `asks-${width}@surimono.example`;
  const asked = {
    name: `版木 ${width}`,
    email,
    phone: "0312345678",
    topic: "order",
    message: "納期を教えてください。",
  } as const;
  expect(await callOf(shop)(sendInquiry, asked)).toMatchObject({ ok: true });

  await enter(page);
  await page.goto("/operator/tickets");
  await tabTo(page, page.getByRole("link", { name: new RegExp(asked.name) }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "自分が担当する" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "担当を外れる" })).toBeVisible();
  await tabTo(page, page.getByRole("textbox", { name: "本文" }));
  await page.keyboard.insertText("来週の金曜日にお届けします。");
  await lookAt(page, "console-ticket");
  await tabTo(page, page.getByRole("button", { name: "送って完了にする" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("お返事を送りました。")).toBeVisible();
  const letter = await shop.letterTo(email, /来週の金曜日にお届けします/);
  expect(letter.subject).toMatch(/［.+］/);

  await tabTo(page, page.getByRole("button", { name: "ログアウト" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "担当者のログイン" })).toBeVisible();
  await expect(page.getByText(asked.message)).toHaveCount(0);
});
