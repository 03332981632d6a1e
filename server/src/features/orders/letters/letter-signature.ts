/** The sender and the reply address; ends the letters about an order. */
export function letterSignature(publicUrl: string): string {
  return `──────────
SURIMONO
お問い合わせ：
${publicUrl}/inquiryFormContent
お店の名前・住所・電話番号（特定商取引法に基づく表記）：
${publicUrl}/guides/transactions`;
}
