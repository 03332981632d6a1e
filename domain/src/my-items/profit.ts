import { type BasisPoints, scale, type Yen } from "../kernel/index.ts";

/** One and five per cent of the fans buy a piece (rule my-items-profit), unless the member set other shares. */
export const USUAL_BUYER_SHARES = [100, 500] as const satisfies readonly BasisPoints[];

/** Limits for a member's shares: a tenth of a percent to all of them. */
export const BUYER_SHARE_MIN = 10;
export const BUYER_SHARE_MAX = 10_000;
export const FAN_COUNT_MAX = 100_000_000;

/** A member's profit if a share of the fans bought one piece each. */
export interface FanProfit {
  readonly share: BasisPoints;
  readonly profit: Yen;
}

/** `fanCount` is set by the member, 0 for none. A repeated share counts once. Never negative for a valid selling price. */
export function profitFromFans(
  sellingPrice: Yen,
  unitPrice: Yen,
  fanCount: number,
  shares: readonly BasisPoints[] = USUAL_BUYER_SHARES,
): FanProfit[] {
  const ofAll = (sellingPrice - unitPrice) * fanCount;
  return [...new Set(shares)].map((share) => ({ share, profit: scale(ofAll, share) }));
}
