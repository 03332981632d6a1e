import type { Page } from "@playwright/test";
import type { RunningShop } from "../harness/shop.ts";
import { expect } from "../harness/test.ts";
import type { Way } from "./count-way.ts";
import { lookAt } from "./look-at.ts";
import { enterCode, type Person } from "./members.ts";
import { expectConditions } from "./order.ts";
import { makePhoto } from "./photo.ts";

const GOODS = "オーガニックコットンTシャツ";

/** From the open home page to the press that leaves the sheet. Scrolling is no press. */
export async function orderOnePicture(page: Page, way: Way): Promise<void> {
  // What is below the goods loads near them, and a member's own part of the page moves them when it comes.
  const choose = page.getByRole("button", { name: "写真や絵を選ぶ" });
  await expect(async () => {
    await page.locator("#items").evaluate((goods) => goods.scrollIntoView({ block: "end" }));
    await expect(choose).toBeVisible({ timeout: 1000 });
  }).toPass();
  const chooser = page.waitForEvent("filechooser");
  await way.press("写真や絵を選ぶ", choose);
  await (await chooser).setFiles({ name: "日の出.png", mimeType: "image/png", buffer: makePhoto(900, 600) });
  way.note("ファイル");
  await way.press("注文する", page.getByRole("button", { name: `${GOODS}を注文する` }));
  const sheet = page.getByRole("dialog", { name: GOODS });
  await expect(sheet.getByRole("textbox", { name: "Mの数量" })).toHaveValue("1");
  await lookAt(page, "picture-order");
  await way.press("注文へすすむ", sheet.getByRole("button", { name: "注文へすすむ" }));
}

/** The picture is sent, judged and made an item before the next page: long on a busy machine. */
const SENT = { timeout: 120_000 };

/** On the confirmation, after a press on the sheet. */
export async function expectOnePiece(page: Page): Promise<void> {
  await expect(page.getByText("1種類・1点")).toBeVisible(SENT);
}

export async function signUpOnTheWay(page: Page, shop: RunningShop, person: Person, way: Way): Promise<void> {
  await expect(page.getByRole("heading", { name: "新規登録" })).toBeVisible();
  await way.typeOn(page.getByRole("textbox", { name: "メールアドレス" }), person.email);
  await way.typeNext(page.getByRole("textbox", { name: "パスワード" }), person.password);
  await way.typeNext(page.getByRole("textbox", { name: "ニックネーム" }), "すり子");
  await way.typeNext(page.getByRole("textbox", { name: "生年月日" }), "19950402");
  await way.press("次のどちらにも同意します", page.getByRole("checkbox", { name: "次のどちらにも同意します" }));
  await way.press("確認メールを受け取る", page.getByRole("button", { name: "確認メールを受け取る" }));
  await enterCode(page, shop, person.email);
}

export async function signInOnTheWay(page: Page, person: Person, way: Way): Promise<void> {
  await expect(page.getByRole("heading", { name: "ログイン", exact: true })).toBeVisible();
  await way.typeOn(page.getByRole("textbox", { name: "メールアドレス" }), person.email);
  const password = page.getByRole("textbox", { name: "パスワード" });
  await way.typeNext(password, person.password);
  await way.enter("ログインする", password);
}

export async function typeFirstAddress(page: Page, way: Way): Promise<void> {
  const field = (name: string) => page.locator(`[name=${name}]`);
  await expect(field("last_name")).toBeVisible(SENT);
  await way.typeOn(field("last_name"), "摺木");
  await way.typeNext(field("first_name"), "みどり");
  await way.typeNext(field("postal_code"), "111-0052");
  await expect(field("street")).toHaveValue("柳橋");
  await way.typeOn(field("street"), "柳橋1-2-3");
  await way.typeNext(field("phone"), "03-1234-5678");
  await lookAt(page, "first-address");
  await way.enter("この住所に届ける", field("phone"));
}

/** From the confirmation, with everything on it that the law requires, to the thanks. */
export async function confirmAndPay(page: Page, way: Way): Promise<void> {
  await expect(page.getByRole("heading", { name: "この内容で注文しますか。" })).toBeVisible(SENT);
  await expectConditions(page);
  await expect(page.getByRole("radio", { name: /クレジットカード/ })).toBeChecked();
  await expect(page.getByText("柳橋1-2-3").first()).toBeVisible();
  await lookAt(page, "review-proposed");
  await way.press("注文を確定する", page.getByRole("button", { name: "注文を確定する" }));
  await way.press("支払う", page.getByRole("button", { name: /を支払う/ }));
  await expect(page.getByRole("heading", { name: /ありがとうございます。/ })).toBeVisible();
}
