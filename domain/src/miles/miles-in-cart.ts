import type { Yen } from "../kernel/index.ts";
import { LEAST_PAYMENT } from "../payments/index.ts";
import { milesFor } from "./miles.ts";
import { rankStanding } from "./rank.ts";

/** A consumer's miles, as they bear on a cart. */
export interface MilesOffer {
  /** Count for the rank. */
  readonly earned: number;
  /** Can be spent, those included that an unpaid order of the same cart holds. */
  readonly usable: number;
  /** As many as the buyer wants to spend, if they fit. */
  readonly wanted: number;
}

/** How miles count for a cart. */
export interface PricedMiles {
  readonly usable: number;
  /** The most that this cart takes. */
  readonly most: number;
  readonly used: number;
  /** What the order earns when it is delivered. */
  readonly earns: number;
}

/**
 * A mile is a yen off what all discounts leave, delivery included (rule miles-in-cart). What is left to pay is never less than every
 * payment method takes, and earns miles itself.
 */
export function priceMiles({ earned, usable, wanted }: MilesOffer, left: Yen): PricedMiles {
  const { rank } = rankStanding(earned);
  const most = Math.max(0, Math.min(usable, left - LEAST_PAYMENT));
  const used = Math.min(wanted, most);
  return { usable, most, used, earns: milesFor(left - used, rank.mileRate) };
}
