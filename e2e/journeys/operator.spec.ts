import type { Locator, Page } from "@playwright/test";
import { codeOf } from "../../server/src/features/operators/testing/index.ts";
import { expect, test } from "../harness/test.ts";
import { pressByKeyboard, tabTo, tryDialog, typeInto } from "../steps/keyboard.ts";
import { lookAt } from "../steps/look-at.ts";

/** A placed order, as old as the workshop wants it, of a member of its own: it has no pictures, which other journeys would miss. */
const ORDER = `
  with buyer as (
    insert into users (id, email, name, created_at, updated_at)
    select $1::text, $1::text || '@surimono.example', $2, now(), now() returning id, email),
  placed as (
    insert into orders (user_id, id, cart_revision, lifecycle, payment, fulfilment, payment_method, email, quantity, subtotal, discounts,
      discount_total, delivery, total, taxes, fingerprint, dispatch_by, created_at, placed_at)
    select id, $1::text::uuid, 0, 'placed', 'paid', 'packed', 'card', email, 1, 3000, '[]', 0, 500, 3500, '[]', 'journey', current_date, now(),
      now() - interval '2 hours' from buyer returning user_id, id),
  line as (
    insert into order_lines (user_id, order_id, id, product_id, version_id, name, item_id, item_name, size_id, size_name, color_id, color_name,
      color_value, method_id, method_name, area_kinds, tags, quantity, unit_price, amount, discount, tax_rate, destination)
    select user_id, id, gen_random_uuid(), 1, gen_random_uuid(), '祭りのT', 1001, 'Tシャツ', 23, 'M', 1, '白', '#ffffff', 1, '転写', '[]', '[]',
      1, 3000, 3000, 0, 1000, 0 from placed)
  insert into order_destinations (user_id, order_id, position, last_name, first_name, postal_code, prefecture, city, street, phone)
  select user_id, id, 0, '摺木', $2, '1110052', '東京都', '台東区', '柳橋1-2-3', '+81312345678' from placed`;

async function signIn(page: Page, printed: string): Promise<void> {
  const [, email = "", password = "", secret = ""] =
    /demo operator: (\S+) \/ (\S+) at .*key of the codes: (\w+)/.exec(printed) ?? [];
  await page.goto("/operator/orders?view=to_ship");
  await typeInto(page, page.getByLabel("メールアドレス"), email);
  await typeInto(page, page.getByLabel("パスワード"), password);
  await lookAt(page, "operator-login");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("確認コード")).toBeFocused();
  await page.keyboard.type(codeOf(secret, new Date()));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "注文" })).toBeVisible();
  await pressByKeyboard(page, page.getByRole("link", { name: "SURIMONO 管理 今日の画面" }));
}

/** Presses the button, fills what its dialog asks, and sends it by Enter. */
async function decide(page: Page, button: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  await pressByKeyboard(page, button);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  for (const [label, words] of Object.entries(fields)) await typeInto(page, dialog.getByLabel(label), words);
  // Enter sends nothing while it is being found out what would come of it.
  await expect(dialog.locator("button[type=submit]")).toBeEnabled();
  await page.keyboard.press("Enter");
}

/** Marked in the list, all that is marked is put on hold. */
async function holdInList(page: Page): Promise<void> {
  await tabTo(page, page.getByRole("checkbox", { name: /SR-.* を選ぶ/ }));
  await page.keyboard.press("Space");
  const bar = page.getByRole("region", { name: "選んだ注文" });
  await expect(bar).toContainText("1件を選択中");
  await decide(page, bar.getByRole("button", { name: "保留にする" }), { 理由: "在庫の確認" });
  const outcome = page.getByRole("dialog", { name: "結果" });
  await expect(outcome).toContainText("1件：できました");
  await pressByKeyboard(page, outcome.getByRole("button", { name: "閉じる" }));
  await expect(bar).toBeHidden();
}

/** An order that was packed too early: a note, another address, and packed again. */
async function mendOrder(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await expect(page.getByText("理由：在庫の確認").first()).toBeVisible();
  await decide(page, page.getByRole("button", { name: "保留を解除する" }), { 理由: "在庫あり" });
  await expect(page.getByRole("button", { name: "保留にする" })).toBeVisible();
  await typeInto(page, page.getByRole("textbox", { name: "担当者どうしのメモ" }), "お電話をいただきました。");
  await pressByKeyboard(page, page.getByRole("button", { name: "メモを残す" }));
  await expect(page.getByRole("region", { name: "メモ" }).getByRole("listitem")).toContainText(
    "お電話をいただきました。",
  );
  await decide(page, page.getByRole("button", { name: /」を取り消す/ }), { 理由: "お届け先の変更" });
  await expect(dialog).toBeHidden();
  await decide(page, page.getByRole("button", { name: "お届け先を変える" }), { 番地: "柳橋9-9-9", 理由: "お電話" });
  await expect(dialog).toBeHidden();
  await expect(page.getByText("柳橋9-9-9").first()).toBeVisible();
  await pressByKeyboard(page, page.getByRole("button", { name: "梱包が済んだ" }));
  await pressByKeyboard(page, dialog.getByRole("button", { name: "梱包が済んだ" }));
  await expect(dialog).toBeHidden();
}

test("by the keyboard alone the owner signs in with the second factor, mends an order, ships it, reads who did what and leaves", async ({
  page,
  shop,
  expectedErrors,
}) => {
  // Nobody is signed in yet, the order made here has no picture, and one number is refused.
  expectedErrors.push(/401|404|422/);
  const width = test.info().project.name;
  const first = width === "phone" ? "みどり" : "あおい";
  await shop.query(ORDER, [crypto.randomUUID(), first]);
  if (width === "phone") {
    // One code opens once, so the other width signs in with the code.
    await page.goto("/operator/login");
    await pressByKeyboard(page, page.getByRole("button", { name: "デモのオーナーとして試す" }));
  } else await signIn(page, shop.printed());
  await expect(page.getByRole("heading", { level: 1, name: "今日" })).toBeVisible();
  await lookAt(page, "operator-today");
  await pressByKeyboard(page, page.getByRole("link", { name: /発送待ち/ }));
  await typeInto(page, page.getByRole("searchbox"), `摺木 ${first}`);
  await page.keyboard.press("Enter");
  const row = page.getByRole("link", { name: /SR-/ });
  await expect(row).toHaveCount(1);
  await lookAt(page, "operator-orders");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await holdInList(page);
  await pressByKeyboard(page, page.getByRole("link", { name: "保留", exact: true }));
  await expect(row).toHaveCount(1);
  await pressByKeyboard(page, row);
  await mendOrder(page);
  await tryDialog(page, page.getByRole("button", { name: "金額を決めて返金" }));
  await tryDialog(page, page.getByRole("button", { name: "領収書を発行" }));
  await pressByKeyboard(page, page.getByRole("button", { name: "発送する" }));
  await expect(page.getByLabel("お問い合わせ番号")).toBeFocused();
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  await expect(page.getByText("お問い合わせ番号は、数字と英字8〜20文字で入力してください。")).toBeVisible();
  await page.keyboard.type("234-5678-9012");
  await page.keyboard.press("Enter");
  const history = page.getByRole("region", { name: "履歴" });
  await expect(history).toContainText("見本 オーナー が小包を発送した");
  await expect(history).toContainText("発送待ち → 発送済み");
  // Nothing is left to send, so no work needs the address.
  await expect(page.getByText("柳橋9-9-9")).toHaveCount(0);
  // The button of the dialog is gone with the step that it asked for; its part of the screen has the focus.
  await expect(page.locator("main :focus")).toHaveCount(1);
  await decide(page, page.getByRole("button", { name: "表示する" }), { 理由: "お電話" });
  await expect(page.getByText("柳橋9-9-9")).toBeVisible();
  await expect(history).toContainText("お届け先を表示した理由：お電話");
  await lookAt(page, "operator-order");
  await pressByKeyboard(page, page.getByRole("button", { name: "ログアウト" }));
  await expect(page.getByRole("heading", { name: "担当者のログイン" })).toBeVisible();
});
