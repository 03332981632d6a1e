import { describe, expect, expectTypeOf, test } from "vitest";
import {
  everybodysMethods,
  type GatewayMethod,
  isPaidAtGateway,
  offeredMethods,
  PAYMENT_METHOD_IDS,
  PAYMENT_METHODS,
  paymentMethodOf,
  paymentProblem,
  refundDelayNote,
} from "./payment-methods.ts";

test.each([
  [2, "card", "クレジットカード（1回払い）"],
  [8, "paypay", "PayPay"],
  [1, "invoice", "請求書払い"],
] as const)("payment type %i is %s, %s", (code, method, name) => {
  expect(paymentMethodOf(code)).toBe(method);
  expect(PAYMENT_METHODS[method].name).toBe(name);
});

test.each([0, 3, 99, -1, Number.NaN])("payment type %d is a stranger, not an invoice", (code) => {
  expect(paymentMethodOf(code)).toBeUndefined();
});

test("those that need no review are named in a sentence", () => {
  expect(everybodysMethods()).toBe("クレジットカード（1回払い）やPayPay");
});

test("each has a code of its own", () => {
  const codes = PAYMENT_METHOD_IDS.map((method) => PAYMENT_METHODS[method].code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(PAYMENT_METHOD_IDS.map((method) => paymentMethodOf(PAYMENT_METHODS[method].code))).toEqual(PAYMENT_METHOD_IDS);
});

test("card and PayPay are paid at the gateway", () => {
  expectTypeOf<GatewayMethod>().toEqualTypeOf<"card" | "paypay">();
  expect(PAYMENT_METHOD_IDS.filter(isPaidAtGateway)).toEqual(["card", "paypay"]);
  expect(refundDelayNote()).toBe("反映までの日数は、カード会社・PayPayにより異なります。");
});

test.each([
  ["consumer", {}, ["card", "paypay"]],
  ["business", {}, ["card", "paypay", "invoice"]],
  ["consumer", undefined, []],
  ["business", undefined, ["invoice"]],
] as const)("to a %s with gateway %o %j are offered", (kind, gateway, offered) => {
  expect(offeredMethods({ kind, gateway })).toEqual(offered);
});

describe("a problem", () => {
  test.each([
    ["card", 49, false, "payments/amount-not-allowed"],
    ["card", 50, false, undefined],
    ["paypay", 1_000_000, false, undefined],
    ["paypay", 1_000_001, false, "payments/amount-not-allowed"],
    ["invoice", 0, true, "payments/amount-not-allowed"],
    ["invoice", 1, true, undefined],
    ["invoice", 0, false, "payments/invoice-not-allowed"],
  ] as const)("of %s over %i yen, invoices allowed %s: %s", (method, total, invoiceAllowed, problem) => {
    expect(paymentProblem(method, { total, invoiceAllowed })).toBe(problem);
  });
});
