import type { TaxShare } from "@surimono/domain/cart";

// Made once: making one takes longer than a thousand uses.
const grouped = new Intl.NumberFormat("en");

export function yen(amount: number): string {
  return `¥${grouped.format(amount)}`;
}

/** One line for each rate. */
export function taxLines(taxes: readonly TaxShare[]): string {
  return taxes
    .map(({ rate, amount, tax }) => `　${rate / 100}％対象 ${yen(amount)}（うち消費税 ${yen(tax)}）`)
    .join("\n");
}
