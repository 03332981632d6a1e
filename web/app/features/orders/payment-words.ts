import type { IconName } from "#app/ui/icon.tsx";

interface PaymentWords {
  icon: IconName;
  text: string;
}

const CARD: PaymentWords = {
  icon: "card",
  text: "注文を確定したあと、決済ページでカード情報を入力します。カード番号は当店では保存しません。",
};
const PAYPAY: PaymentWords = { icon: "smartphone", text: "注文を確定したあと、PayPayの画面で承認します。" };
const INVOICE: PaymentWords = {
  icon: "receipt",
  text: "月末締めで請求書をお送りします。翌月末日までにお振り込みください。審査がお済みの法人のお客様にご利用いただけます。",
};

/** By the payment type codes of spec §4: 2 card, 8 PayPay, any other an invoice. */
export function paymentWords(type: number): PaymentWords {
  if (type === 2) return CARD;
  return type === 8 ? PAYPAY : INVOICE;
}
