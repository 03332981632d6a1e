import type { TaxShare } from "@surimono/domain/cart";
import { formatYen } from "@surimono/domain/kernel";

/** One line for each rate. */
export function taxLines(taxes: readonly TaxShare[]): string {
  return taxes
    .map(({ rate, amount, tax }) => `　${rate / 100}％対象 ${formatYen(amount)}（うち消費税 ${formatYen(tax)}）`)
    .join("\n");
}
