import type { Page } from "@playwright/test";
import { codeOf } from "../../server/src/features/operators/testing/index.ts";
import { expect, test } from "../harness/test.ts";
import { tabTo, tryDialog } from "../steps/keyboard.ts";
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
  await page.getByLabel("メールアドレス").fill(email);
  await page.getByLabel("パスワード").fill(password);
  await lookAt(page, "operator-login");
  await page.getByRole("button", { name: "次へ" }).click();
  await page.getByLabel("確認コード").fill(codeOf(secret, new Date()));
  await page.getByRole("button", { name: "ログイン" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "注文" })).toBeVisible();
}

test("the owner signs in with the second factor, ships a parcel, and reads who did what", async ({
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
    await page.getByRole("button", { name: "デモのオーナーとして試す" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "今日" })).toBeVisible();
    await lookAt(page, "operator-today");
    await page.getByRole("link", { name: /発送待ち/ }).click();
  } else await signIn(page, shop.printed());
  // From here to the reason by the keyboard alone.
  await tabTo(page, page.getByRole("searchbox"));
  await page.keyboard.type(`摺木 ${first}`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: /SR-/ })).toHaveCount(1);
  await lookAt(page, "operator-orders");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: /SR-/ }));
  await page.keyboard.press("Enter");
  await tryDialog(page, page.getByRole("button", { name: "金額を決めて返金" }));
  await tryDialog(page, page.getByRole("button", { name: "領収書を発行" }));
  await page.getByRole("link", { name: "注文の一覧" }).focus();
  await tabTo(page, page.getByRole("button", { name: "発送する" }));
  await page.keyboard.press("Enter");
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
  await expect(page.getByText("柳橋1-2-3")).toHaveCount(0);
  // The button of the dialog is gone with the step that it asked for; its part of the screen has the focus.
  await expect(page.locator("main :focus")).toHaveCount(1);
  await page.getByRole("button", { name: "表示する" }).click();
  await page.getByLabel("理由").fill("お電話");
  await page.getByRole("dialog").getByRole("button", { name: "表示する" }).click();
  await expect(page.getByText("柳橋1-2-3")).toBeVisible();
  await expect(history).toContainText("お届け先を表示した理由：お電話");
  await lookAt(page, "operator-order");
});
