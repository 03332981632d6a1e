/** Integer yen. Every rounding rule of the shop is in this file, and the one spelling of an amount. */
export type Yen = number;

/** Ten-thousandths: 1000 is 10 %. */
export type BasisPoints = number;

const WHOLE = 10_000;

// Made once: making one takes longer than a thousand uses.
const grouped = new Intl.NumberFormat("ja-JP");

/** `1,234`, for amounts in another unit. */
export function formatNumber(value: number): string {
  return grouped.format(value);
}

/** `¥ 1,234`, and `− ¥ 1,234` for deductions: on screens, in letters and documents. */
export function formatYen(amount: Yen): string {
  return amount < 0 ? `− ¥ ${formatNumber(-amount)}` : `¥ ${formatNumber(amount)}`;
}

/** floor(price × (1 + rate)), exact in integers (rule kernel-tax-floor). */
export function addTax(price: Yen, rate: BasisPoints): Yen {
  return Math.floor((price * (WHOLE + rate)) / WHOLE);
}

/** The tax contained in a tax-included sum, floored once per rate per document (qualified invoice). */
export function taxContained(sumIncluded: Yen, rate: BasisPoints): Yen {
  return Math.floor((sumIncluded * rate) / (WHOLE + rate));
}

/** round(amount × rate), half up: 1.2 times a price is `scale(price, 12_000)`. */
export function scale(amount: Yen, rate: BasisPoints): Yen {
  // Whole ten-thousands separately, so that the product of a large sum stays within exact integers.
  const whole = Math.floor(amount / WHOLE);
  return whole * rate + Math.floor(((amount - whole * WHOLE) * rate * 2 + WHOLE) / (WHOLE * 2));
}

/**
 * Splits `total` over `weights` so that the parts add up to it exactly (largest remainder; the earlier part wins a tie).
 * Weights are non-negative; when all are 0 the first part takes everything.
 */
export function allocate(total: Yen, weights: readonly number[]): Yen[] {
  const sum = weights.reduce((left, right) => left + right, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0));
  const parts = weights.map((weight) => Math.floor((total * weight) / sum));
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (total * weight) % sum }))
    .sort((left, right) => right.remainder - left.remainder || left.index - right.index);
  const rest = total - parts.reduce((left, right) => left + right, 0);
  for (const { index } of byRemainder.slice(0, rest)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
