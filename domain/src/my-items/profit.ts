import { scale, type Yen } from "../kernel/index.ts";

const FIVE_PERCENT = 500;
const ONE_PERCENT = 100;

/** What a member would earn if one or five in a hundred of the fans bought one piece (spec §9). */
export interface FanProfit {
  readonly perPiece: Yen;
  readonly onePercent: Yen;
  readonly fivePercent: Yen;
}

/** `fanCount` is the average over the linked accounts, 0 when none is linked. Never negative for a valid selling price. */
export function profitFromFans(sellingPrice: Yen, unitPrice: Yen, fanCount: number): FanProfit {
  const perPiece = sellingPrice - unitPrice;
  return {
    perPiece,
    onePercent: scale(perPiece * fanCount, ONE_PERCENT),
    fivePercent: scale(perPiece * fanCount, FIVE_PERCENT),
  };
}
