import { expect, test } from "vitest";
import { paymentMethodOf, paymentTypeName } from "./payment-methods.ts";

test.each([
  [8, "PayPay"],
  [2, "クレジットカード（1回払い）"],
  [1, "請求書払い"],
  [99, "請求書払い"],
])("payment type %i is %s", (code, name) => {
  expect(paymentTypeName(code)).toBe(name);
});

test("codes and methods belong together", () => {
  expect([1, 2, 8].map((code) => paymentMethodOf(code as 1))).toEqual(["invoice", "card", "paypay"]);
});
