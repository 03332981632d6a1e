import type { Page } from "@playwright/test";
import type { RunningShop } from "../harness/shop.ts";
import { expect } from "../harness/test.ts";
import { lookAt } from "./look-at.ts";

export interface Person {
  readonly email: string;
  readonly password: string;
}

/** From the empty form by the code of the letter to the signed-in shop, as a newcomer does. */
export async function signUp(page: Page, shop: RunningShop, person: Person, { isAtForm = false } = {}): Promise<void> {
  if (!isAtForm) await openSignUp(page);
  await fillSignUp(page, person);
  await enterCode(page, shop, person.email);
  await expect(page).not.toHaveURL(/login|verification|callback/);
}

/** Until the letter is sent. */
export async function fillSignUp(page: Page, person: Person): Promise<void> {
  // The login form has fields of the same names, and stays until this one appears.
  await expect(page.getByRole("heading", { name: "新規登録" })).toBeVisible();
  await page.getByRole("textbox", { name: "メールアドレス" }).fill(person.email);
  await page.getByRole("textbox", { name: "パスワード" }).fill(person.password);
  await page.getByRole("textbox", { name: "ニックネーム" }).fill("すり子");
  await page.getByRole("textbox", { name: "生年月日" }).fill("19950402");
  await page.getByRole("checkbox", { name: "次のどちらにも同意します" }).check();
  await lookAt(page, "sign-up");
  await page.getByRole("button", { name: "確認メールを受け取る" }).click();
  await expect(page.getByRole("heading", { name: "メールをご確認ください。" })).toBeVisible();
  await lookAt(page, "verification-sent");
}

/** Types the letter's code on the page that stayed open; the last digit sends it. */
export async function enterCode(page: Page, shop: RunningShop, email: string): Promise<void> {
  const { text } = await shop.letterTo(email, /確認コード：\d{6}/);
  const code = page.getByRole("textbox", { name: "確認コード" });
  await expect(code).toBeFocused();
  await code.fill(/\d{6}/.exec(text)?.[0] ?? "");
}

/** Follows the letter's link on the device of `page`. */
export async function finishSignUp(
  page: Page,
  shop: RunningShop,
  person: Person,
  isThere: (page: Page) => Promise<void>,
): Promise<void> {
  await openLetterLink(page, shop, person.email);
  await expect(page.getByRole("heading", { name: "登録のしあげ" })).toBeVisible();
  await page.getByRole("textbox", { name: "パスワード" }).fill(person.password);
  await lookAt(page, "verification");
  await page.getByRole("button", { name: "登録を完了する" }).click();
  await isThere(page);
}

async function openSignUp(page: Page): Promise<void> {
  await page.goto("/login?loginB2C=true");
  await page
    .getByRole("link", { name: "新規登録" })
    .or(page.getByRole("button", { name: "新規登録" }))
    .first()
    .click();
}

export async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByRole("textbox", { name: "メールアドレス" }).fill(person.email);
  await page.getByRole("textbox", { name: "パスワード" }).fill(person.password);
  await lookAt(page, "login");
  await page.getByRole("button", { name: "ログインする" }).click();
}

async function openLetterLink(page: Page, shop: RunningShop, email: string): Promise<void> {
  const letter = await shop.letterTo(email, /https?:\/\/\S+verification/);
  const link = /https?:\/\/\S+/.exec(letter.text)?.[0] ?? "";
  await page.goto(link);
}
