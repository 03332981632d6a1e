import type { PaymentProblem } from "@surimono/domain/payments";
import { defineFailures } from "../kernel/index.ts";

/** Why a way to pay cannot be chosen, shown beside the choice. */
export const paymentMessages: Readonly<Record<PaymentProblem | "payments/no-method", string>> = {
  "payments/no-method": "お支払い方法をお選びください。",
  "payments/invoice-not-allowed": "請求書払いは、審査がお済みの法人のお客様のみご利用いただけます。",
  "payments/bills-overdue":
    "お支払期限を過ぎた請求書があるため、請求書払いをご利用いただけません。マイページの「ご請求」をご確認のうえ、お振り込みください。ご入金を確認するまでは、ほかのお支払い方法でご注文いただけます。",
  "payments/credit-limit":
    "請求書払いのご利用限度額を超えるため、この金額ではご利用いただけません。ほかのお支払い方法をお選びください。ご利用できる額は、マイページの「ご請求」でご確認いただけます。",
  "payments/amount-not-allowed":
    "この金額では、お選びのお支払い方法をご利用いただけません。別のお支払い方法をお選びください。",
};

export const paymentFailures = defineFailures({
  "payments/unavailable": {
    status: 503,
    message: "ただいまお支払いの手続きができません。料金はかかっていません。少し待ってからもう一度お試しください。",
  },
});
