import type { Page } from "@playwright/test";
import { expect } from "../harness/test.ts";

/** An address typed in from the list of several destinations. */
export async function typeDestination(page: Page, surname: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "お届け先を追加" });
  // The page may still be moving after the dialog before, so that a press misses: then it is pressed again, as by a person.
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.getByRole("button", { name: "新しい住所を入力" }).click();
    await expect(dialog).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await dialog.getByRole("textbox", { name: "姓" }).fill(surname);
  await dialog.getByRole("textbox", { name: "名", exact: true }).fill("みどり");
  await dialog.getByRole("textbox", { name: "郵便番号" }).fill("111-0052");
  await dialog.getByRole("button", { name: "住所を検索" }).click();
  await expect(dialog.getByRole("textbox", { name: "市区町村" })).toHaveValue("台東区");
  await dialog.getByRole("textbox", { name: "町名・番地" }).fill("柳橋1-2-3");
  await dialog.getByRole("textbox", { name: "電話番号" }).fill("03-1234-5678");
  await dialog.getByRole("button", { name: "保存する" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("list", { name: "お届け先" }).getByText(`${surname} みどり 様`)).toBeVisible();
}

/** A list of so many destinations with a piece each, as spreadsheets in Japan write it. `wrong`: a row whose number nobody has. */
export function listOf(item: string, count: number, { wrong = false } = {}): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const phone = wrong && at === 3 ? "12" : "03-1234-5678";
    return `版木 ${at + 1}号,150-0001,東京都渋谷区神宮前1-2-${at + 1},${phone},${item},M,1`;
  });
  return ["お名前,郵便番号,住所,電話番号,アイテム,サイズ,数量", ...rows].join("\r\n");
}
