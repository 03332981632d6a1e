/** Numbers the demo refuses, like Stripe's test cards; every other valid number is accepted. */
const REFUSED: Readonly<Record<string, string>> = {
  "4000000000000002": "カードが承認されませんでした。別のカードでお試しください。",
  "4000000000009995": "カードの利用可能額が足りません。別のカードでお試しください。",
  "4000000000000069": "カードの有効期限が切れています。別のカードでお試しください。",
};

export interface CardInput {
  readonly number: string;
  /** MM/YY. */
  readonly expiry: string;
  readonly cvc: string;
}

/** Why the card is refused; undefined when it is accepted. */
export function judgeCard(card: CardInput, now: Date): string | undefined {
  const digits = card.number.normalize("NFKC").replaceAll(/[\s-]/g, "");
  if (!/^\d{14,16}$/.test(digits) || !passesLuhn(digits)) return "カード番号を正しく入力してください。";
  if (!isFuture(card.expiry, now)) return "有効期限を正しく入力してください。";
  if (!/^\d{3,4}$/.test(card.cvc.normalize("NFKC").trim())) return "セキュリティコードを正しく入力してください。";
  return REFUSED[digits];
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function isFuture(expiry: string, now: Date): boolean {
  const match = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(expiry.normalize("NFKC").trim());
  if (!match) return false;
  // A card is valid until its month is over.
  return Date.UTC(2000 + Number(match[2]), Number(match[1]), 1) > now.getTime();
}
