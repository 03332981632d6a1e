import type { Yen } from "../kernel/index.ts";

export type PaymentMethod = "card" | "paypay" | "invoice";

interface PaymentRules {
  /** Payment type code of spec §4. */
  readonly code: 1 | 2 | 8;
  readonly name: string;
  readonly minimum: Yen;
  readonly maximum: Yen;
  /** Paid at the gateway before the order is placed. */
  readonly atGateway: boolean;
}

/** Card: what the gateway takes in yen. PayPay: 50–1,000,000 yen. An invoice has no limit of its own. */
export const PAYMENT_METHODS: Readonly<Record<PaymentMethod, PaymentRules>> = {
  card: { code: 2, name: "クレジットカード（1回払い）", minimum: 50, maximum: 99_999_999, atGateway: true },
  paypay: { code: 8, name: "PayPay", minimum: 50, maximum: 1_000_000, atGateway: true },
  invoice: { code: 1, name: "請求書払い", minimum: 1, maximum: 99_999_999, atGateway: false },
};

export type PaymentTypeCode = PaymentRules["code"];

export function paymentMethodOf(code: PaymentTypeCode): PaymentMethod {
  if (code === PAYMENT_METHODS.paypay.code) return "paypay";
  return code === PAYMENT_METHODS.card.code ? "card" : "invoice";
}

/** 8 PayPay, 2 credit card in one payment, any other an invoice (spec §4). */
export function paymentTypeName(code: number): string {
  const method = Object.values(PAYMENT_METHODS).find((rules) => rules.code === code);
  return (method ?? PAYMENT_METHODS.invoice).name;
}

export function isPayable(method: PaymentMethod, total: Yen): boolean {
  const { minimum, maximum } = PAYMENT_METHODS[method];
  return total >= minimum && total <= maximum;
}
