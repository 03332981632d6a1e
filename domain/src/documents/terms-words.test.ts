import { expect, test } from "vitest";
import { confirmationItems } from "../orders/index.ts";
import { PAYMENT_METHODS } from "../payments/index.ts";
import { termsWords } from "./terms-words.ts";

test.each([
  [{ monthsToPay: 1 }, { closing: "月末", due: "翌月末日", limit: "50万円", interest: "年14.6%" }],
  [
    { monthsToPay: 2, closingDay: 20, dueDay: 10, creditLimit: 1_234_500, lateInterest: 3 },
    { closing: "毎月20日", due: "翌々月10日", limit: "1,234,500円", interest: "年3%" },
  ],
  [
    { monthsToPay: 3, creditLimit: 0 },
    { closing: "月末", due: "3か月後の末日", limit: "0円" },
  ],
])("%j in words", (terms, words) => {
  expect(termsWords(terms)).toMatchObject(words);
});

test("the way to pay and the last page before an order say the terms of the settings", () => {
  const words = termsWords({ monthsToPay: 2, closingDay: 20, dueDay: 10 });
  expect(PAYMENT_METHODS.invoice.hint(words)).toContain("毎月20日締め");
  const totals = { lines: [], quantity: 1, total: 1, delivery: 0, discounts: [] };
  const items = confirmationItems(totals, "invoice", "2026-11-30", words);
  expect(items.find(({ key }) => key === "payment")?.text).toContain("翌々月10日までに");
});
