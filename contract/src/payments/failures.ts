import type { PaymentProblem } from "@surimono/domain/payments";
import { defineFailures } from "../kernel/index.ts";

/** Why a way to pay cannot be chosen, shown beside the choice. */
export const paymentMessages: Readonly<Record<PaymentProblem | "payments/no-method", string>> = {
  "payments/no-method": "お支払い方法をお選びください。",
  "payments/invoice-not-allowed": "請求書払いは、審査がお済みの法人のお客様のみご利用いただけます。",
  "payments/amount-not-allowed":
    "この金額では、お選びのお支払い方法をご利用いただけません。別のお支払い方法をお選びください。",
};

export const paymentFailures = defineFailures({
  "payments/unavailable": {
    status: 503,
    message: "ただいまお支払いの手続きができません。料金はかかっていません。少し待ってからもう一度お試しください。",
  },
});
