import type { Yen } from "../kernel/index.ts";

/** When an invoice is closed and paid, as the operator's settings have it. */
export interface InvoiceWords {
  /** 月末. */
  readonly closing: string;
  /** 翌月末日. */
  readonly due: string;
}

interface PaymentRules {
  /** Payment type code of the wire (rule payments-codes). */
  readonly code: number;
  readonly name: string;
  /** Shown beside the choice. */
  readonly hint: (words: InvoiceWords) => string;
  /** On the final confirmation, which by law states when and how to pay (特定商取引法 第12条の6). */
  readonly terms: (words: InvoiceWords) => string;
  /** One of the web's icons. */
  readonly icon: string;
  readonly minimum: Yen;
  readonly maximum: Yen;
  readonly offeredTo: "everybody" | "businesses";
  /** At the gateway an order is paid before it is placed; an invoice is for reviewed businesses. */
  readonly paid: { readonly at: "gateway"; readonly givenBackBy: string } | { readonly at: "invoice" };
}

/**
 * Every payment method, in display order; the names are the gateway's. The wire, the columns, the screens and the documents derive from
 * this table.
 */
export const PAYMENT_METHODS = {
  card: {
    code: 2,
    name: "クレジットカード（1回払い）",
    hint: () => "注文を確定したあと、決済ページでカード情報を入力します。カード番号は当店では保存しません。",
    terms: () =>
      "クレジットカード（1回払い）。「注文を確定する」を押したあと、決済ページでのお手続きの完了時にお支払いが確定します。実際の引き落とし日は、ご利用のカード会社の規約によります。",
    icon: "card",
    minimum: 50,
    // The gateway's limits in yen.
    maximum: 99_999_999,
    offeredTo: "everybody",
    paid: { at: "gateway", givenBackBy: "カード会社" },
  },
  paypay: {
    code: 8,
    name: "PayPay",
    hint: () => "注文を確定したあと、PayPayの画面で承認します。",
    terms: () => "PayPay。「注文を確定する」を押したあと、PayPayでの承認時にお支払いが確定します。",
    icon: "smartphone",
    minimum: 50,
    maximum: 1_000_000,
    offeredTo: "everybody",
    paid: { at: "gateway", givenBackBy: "PayPay" },
  },
  invoice: {
    code: 1,
    name: "請求書払い",
    hint: ({ closing, due }) =>
      `${closing}締めで請求書をお送りします。${due}までにお振り込みください。審査がお済みの法人のお客様にご利用いただけます。`,
    terms: ({ closing, due }) =>
      `請求書払い。${closing}締めで請求書をお送りします。${due}までに、請求書に記載の口座へお振り込みください（振込手数料はお客様のご負担です）。`,
    icon: "receipt",
    // It has no limit of its own.
    minimum: 1,
    maximum: 99_999_999,
    offeredTo: "businesses",
    paid: { at: "invoice" },
  },
} as const satisfies Readonly<Record<string, PaymentRules>>;

export type PaymentMethod = keyof typeof PAYMENT_METHODS;
export type PaymentTypeCode = (typeof PAYMENT_METHODS)[PaymentMethod]["code"];
/** One paid at the gateway. */
export type GatewayMethod = {
  [Method in PaymentMethod]: (typeof PAYMENT_METHODS)[Method]["paid"]["at"] extends "gateway" ? Method : never;
}[PaymentMethod];

export const PAYMENT_METHOD_IDS = Object.keys(PAYMENT_METHODS) as [PaymentMethod, ...PaymentMethod[]];

export function isPaidAtGateway(method: PaymentMethod): method is GatewayMethod {
  return PAYMENT_METHODS[method].paid.at === "gateway";
}

export const GATEWAY_METHOD_IDS = PAYMENT_METHOD_IDS.filter(isPaidAtGateway) as [GatewayMethod, ...GatewayMethod[]];

/** A sum from which each method that everybody is offered can be used. */
export const LEAST_PAYMENT: Yen = Math.max(
  ...Object.values(PAYMENT_METHODS).map(({ minimum, offeredTo }) => (offeredTo === "everybody" ? minimum : 0)),
);

/** Undefined for an unknown code. */
export function paymentMethodOf(code: PaymentTypeCode): PaymentMethod;
export function paymentMethodOf(code: number): PaymentMethod | undefined;
export function paymentMethodOf(code: number): PaymentMethod | undefined {
  return PAYMENT_METHOD_IDS.find((method) => PAYMENT_METHODS[method].code === code);
}

interface Payer {
  readonly kind: "consumer" | "business";
  /** Undefined where no gateway is set up. */
  readonly gateway: object | undefined;
}

/** The choices shown. Consumers do not see invoices at all. */
export function offeredMethods({ kind, gateway }: Payer): PaymentMethod[] {
  return PAYMENT_METHOD_IDS.filter(
    (method) =>
      (gateway || !isPaidAtGateway(method)) &&
      (kind === "business" || PAYMENT_METHODS[method].offeredTo === "everybody"),
  );
}

/** The methods that need no review, as a sentence names them. */
export function everybodysMethods(): string {
  return Object.values(PAYMENT_METHODS)
    .flatMap(({ name, offeredTo }) => (offeredTo === "everybody" ? [name] : []))
    .join("や");
}

/** Why a business that may pay by invoice cannot do so now. */
export type InvoiceProblem = "payments/bills-overdue" | "payments/credit-limit";
export type PaymentProblem = "payments/invoice-not-allowed" | "payments/amount-not-allowed" | InvoiceProblem;

export interface PaymentStanding {
  readonly total: Yen;
  readonly invoiceAllowed: boolean;
  /** Of this buyer and this sum. */
  readonly invoiceProblem?: InvoiceProblem | undefined;
}

/** Why this buyer cannot pay the sum in this way. */
export function paymentProblem(
  method: PaymentMethod,
  { total, invoiceAllowed, invoiceProblem }: PaymentStanding,
): PaymentProblem | undefined {
  const { paid, minimum, maximum } = PAYMENT_METHODS[method];
  if (paid.at === "invoice" && !invoiceAllowed) return "payments/invoice-not-allowed";
  if (paid.at === "invoice" && invoiceProblem) return invoiceProblem;
  return total >= minimum && total <= maximum ? undefined : "payments/amount-not-allowed";
}

/** What is told of money that an order does not cost any more: of an invoice it is not paid back but taken off what is owed. */
export function refundWord(method: PaymentMethod): "返金" | "減額" {
  return isPaidAtGateway(method) ? "返金" : "減額";
}

/** Said of any refund: whoever took the money decides when it arrives. */
export function refundDelayNote(): string {
  const givers = Object.values(PAYMENT_METHODS).flatMap(({ paid }) =>
    paid.at === "gateway" ? [paid.givenBackBy] : [],
  );
  return `反映までの日数は、${givers.join("・")}により異なります。`;
}
