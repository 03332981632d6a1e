import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { unitCode } from "@surimono/domain/floor";
import { noticeFile } from "../../server/src/features/billing/bank/statements.fixture.ts";
import { toCp932 } from "../../server/src/platform/csv/index.ts";
import { type RunningShop, startShop } from "../harness/shop.ts";
import { expect, test } from "../harness/test.ts";
import { lookAt } from "../steps/look-at.ts";
import { askForInvoice, openBuyer, orderByCall } from "../steps/order-by-call.ts";
import { makePhoto } from "../steps/photo.ts";

/** A shop of its own: the morning begins with its twelve orders and nothing else. */
let own: RunningShop;
test.beforeAll(async () => {
  own = await startShop();
});
test.afterAll(() => own.stop());

/** Four orders of each payment method, too old to be cancelled by their buyers. */
async function placeTwelve() {
  const business = await openBuyer(own, "business", "版木");
  const consumer = await openBuyer(own, "consumer", "摺木");
  const invoiced = await orderByCall(business, "invoice", 2);
  for (let n = 0; n < 3; n += 1) await orderByCall(business, "invoice");
  const byCard = await orderByCall(consumer, "card");
  for (let n = 0; n < 3; n += 1) await orderByCall(consumer, "card");
  for (let n = 0; n < 4; n += 1) await orderByCall(consumer, "paypay");
  await own.query("update orders set placed_at = placed_at - interval '1 hour'");
  const invoice = await askForInvoice(business, invoiced.id);
  return { invoiced: invoiced.number, byCard: byCard.number, invoice };
}

/** The labels' numbers, once the files of all pieces are there. */
async function readLabels(): Promise<readonly string[]> {
  const read = () =>
    own.query<{ number: number }>("select number::int from units where state = 'ready' order by number");
  await expect.poll(async () => (await read()).length, { timeout: 180_000 }).toBe(13);
  return (await read()).map(({ number }) => unitCode(number));
}

async function scan(page: Page, code: string, says: string | RegExp): Promise<void> {
  await page.getByRole("textbox", { name: "ラベルの番号" }).fill(code);
  await page.keyboard.press("Enter");
  const said = page.getByRole("status").filter({ hasText: `${code.slice(0, -4)}-${code.slice(-4)}` });
  await expect(said).toContainText(says);
}

const station = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** What is wrong with the piece that was just scanned: it is printed again. */
async function reject(page: Page, reason: string): Promise<void> {
  await page.getByRole("button", { name: "不良" }).click();
  const dialog = page.getByRole("dialog", { name: "不良の理由" });
  await dialog.getByRole("button", { name: reason }).click();
  await expect(dialog).toBeHidden();
}

async function openOrder(page: Page, number: string): Promise<void> {
  await page.goto(`${own.baseURL}/operator/orders/${number}`);
  await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
}

test("a day of the workshop: twelve orders are printed, two pieces again, one goes elsewhere, one is refunded, all leave", async ({
  page,
  expectedErrors,
}) => {
  // Nobody is signed in yet, a piece of another order is refused, and a postal code is none.
  expectedErrors.push(/401/, /409.*floor\/scan/, /404.*postal-code/);
  const { invoiced, byCard, invoice } = await placeTwelve();
  const labels = await readLabels();

  await test.step("the morning shows what waits", async () => {
    await page.goto(`${own.baseURL}/operator/login`);
    await page.getByRole("button", { name: "デモのオーナーとして試す" }).click();
    const waiting = page.getByRole("link", { name: /印刷待ち/ });
    await expect(waiting).toContainText("12");
    await lookAt(page, "console-today");
    await waiting.click();
    await expect(page.getByRole("link", { name: /SR-/ })).toHaveCount(12);
    await lookAt(page, "console-to-print");
  });

  await test.step("an address is changed before its parcel is packed", async () => {
    await openOrder(page, invoiced);
    await page.getByRole("button", { name: "お届け先を変える" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("郵便番号").fill("999-9999");
    await expect(dialog.getByText("郵便局の一覧にありません")).toBeVisible();
    await dialog.getByLabel("郵便番号").fill("111-0052");
    await expect(dialog.getByText("東京都台東区柳橋 の番号です")).toBeVisible();
    await dialog.getByLabel("番地").fill("柳橋9-9-9");
    await dialog.getByLabel("理由").fill("お電話でのご依頼");
    await lookAt(page, "console-address");
    await dialog.getByRole("button", { name: "変更する" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("柳橋9-9-9").first()).toBeVisible();
    await expect(page.getByRole("region", { name: "送ったメール" })).toContainText("お届け先を変更しました");
  });

  await test.step("all are batched", async () => {
    await page.goto(`${own.baseURL}/operator/floor/batches`);
    await page.getByRole("button", { name: "すべての13点をバッチにする" }).click();
    await expect(page.getByText("印刷を待つ品は、すべてバッチに入っています。")).toBeVisible();
    await lookAt(page, "console-batches");
  });

  await test.step("each is printed and checked, two of them twice", async () => {
    await page.goto(`${own.baseURL}/operator/floor/scan`);
    await station(page, "印刷");
    for (const label of labels) await scan(page, label, "印刷 OK");
    await station(page, "検品");
    const [faulty, sound] = [labels.slice(0, 2), labels.slice(2)];
    for (const label of faulty) {
      await scan(page, label, "検品 OK");
      await reject(page, "すじ・かすれ");
    }
    for (const label of sound) await scan(page, label, "検品 OK");
    // The last one turned out well, and its buyer may see it.
    const buffer = makePhoto(600, 400);
    await page
      .getByLabel("写真", { exact: true })
      .setInputFiles({ name: "できあがり.png", mimeType: "image/png", buffer });
    await expect(page.getByText("写真を載せました。")).toBeVisible();
    await lookAt(page, "console-scan-photo");
    await station(page, "印刷");
    for (const label of faulty) await scan(page, label, "印刷 OK");
    await station(page, "検品");
    for (const label of faulty) await scan(page, label, "検品 OK");
  });

  await test.step("each goes into its own box", async () => {
    await station(page, "梱包");
    const [one = "", other = "", ...rest] = labels;
    await scan(page, one, "箱に 1 / 2 点");
    // Another order's piece is refused while this box is open.
    await page.getByRole("textbox", { name: "ラベルの番号" }).fill(rest[0] ?? "");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "ストップ" })).toBeVisible();
    await scan(page, other, "そろいました");
    await lookAt(page, "console-scan");
    for (const label of rest) await scan(page, label, "そろいました");
  });

  await test.step("the courier's file goes out, and its numbers come back", async () => {
    await page.goto(`${own.baseURL}/operator/floor/shipments`);
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "12個のデータを作る" }).click();
    const file = readFileSync(await (await saving).path());
    const rows = new TextDecoder("shift_jis", { fatal: true }).decode(file).split("\r\n").filter(Boolean);
    expect(rows).toHaveLength(13);
    expect(rows.filter((row) => row.includes("柳橋9-9-9"))).toHaveLength(1);
    const references = rows.slice(1).map((row) => /^"([^"]+)"/.exec(row)?.[1] ?? "");
    const back = [
      "伝票番号,お客様管理番号",
      ...references.map((reference, n) => `${123_456_780_000 + n},${reference}`),
    ];
    const buffer = Buffer.from(toCp932(back.join("\r\n")));
    await page.getByLabel("発行済みデータ").setInputFiles({ name: "back.csv", mimeType: "text/csv", buffer });
    await page.getByRole("button", { name: "12件を取り込み、お客様に知らせる" }).click();
    await expect(page.getByText("12件を取り込みました。")).toBeVisible();
    await lookAt(page, "console-shipments");
  });

  await test.step("a buyer gets the money for a piece back", async () => {
    await openOrder(page, byCard);
    await expect(page.getByText("発送済み").first()).toBeVisible();
    await page.getByRole("button", { name: "返金する" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("spinbutton").fill("1");
    await dialog.getByLabel("理由").fill("色のちがい");
    await lookAt(page, "console-refund");
    await dialog.getByRole("button", { name: "返金する" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("region", { name: "履歴" })).toContainText("色のちがい");
    await lookAt(page, "console-order");
  });

  await test.step("the bank's statement is matched with the invoice", async () => {
    await page.goto(`${own.baseURL}/operator/bank`);
    const day = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(2, 10).replaceAll("-", "");
    const payer = `${invoice.number.replaceAll(/\D/g, "")} ﾊﾝｷﾞｼﾖｳｶｲ`;
    const statement = Buffer.from(noticeFile([{ day, amount: invoice.amount, payer }]));
    await page
      .getByLabel("銀行のファイル")
      .setInputFiles({ name: "bank.txt", mimeType: "text/plain", buffer: statement });
    await page.getByRole("button", { name: "取り込む" }).click();
    await expect(page.getByText("1件のうち、新しい1件を取り込みました。")).toBeVisible();
    await page.getByRole("button", { name: "これにあてる" }).click();
    await lookAt(page, "console-match");
    await page.getByRole("dialog").getByRole("button", { name: "あてる", exact: true }).click();
    await page.getByRole("link", { name: "照合済み" }).click();
    await expect(page.getByRole("link", { name: invoice.number })).toBeVisible();
  });

  await test.step("the evening finds nothing left", async () => {
    await page.goto(`${own.baseURL}/operator/`);
    await expect(page.getByRole("link", { name: /印刷待ち/ })).toContainText("0");
    await expect(page.getByRole("link", { name: /発送待ち/ })).toContainText("0");
  });
});
