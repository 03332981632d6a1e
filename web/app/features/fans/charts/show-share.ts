import type { BasisPoints } from "@surimono/domain/kernel";

const percentage = new Intl.NumberFormat("ja-JP", { maximumFractionDigits: 1 });

/** `12.3%`; somebody who is there is never shown as nobody. */
export function showShare(share: BasisPoints): string {
  return share > 0 && share < 5 ? "0.1%未満" : `${percentage.format(share / 100)}%`;
}
