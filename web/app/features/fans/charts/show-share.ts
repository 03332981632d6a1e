import type { AgeBand } from "@surimono/domain/fans";
import type { BasisPoints } from "@surimono/domain/kernel";

const percentage = new Intl.NumberFormat("ja-JP", { maximumFractionDigits: 1 });

/** `18-24歳`, `65歳以上`. */
export function showBand(band: AgeBand): string {
  return band === "65+" ? "65歳以上" : `${band}歳`;
}

/** `12.3%`; a share above 0 is never shown as 0. */
export function showShare(share: BasisPoints): string {
  return share > 0 && share < 5 ? "0.1%未満" : `${percentage.format(share / 100)}%`;
}

/** The same without decimals, for little room. */
export function showShortShare(share: BasisPoints): string {
  return share > 0 && share < 100 ? "1%未満" : `${Math.round(share / 100)}%`;
}
