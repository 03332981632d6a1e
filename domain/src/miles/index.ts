export {
  MILE_NOTICE_DAYS,
  MILES_BACK_DAYS,
  MILES_VALID_MONTHS,
  milesBack,
  milesFor,
  milesValidUntil,
  USUAL_MILE_RATE,
} from "./miles.ts";
export { type MilesOffer, type PricedMiles, priceMiles } from "./miles-in-cart.ts";
export { RANKS, type Rank, rankStanding, ranksOpen } from "./rank.ts";
export {
  giveBackMiles,
  grantMiles,
  lapseMiles,
  lotsToTell,
  MILE_ENTRY_KINDS,
  type MileChange,
  type MileLot,
  type MilePart,
  spendMiles,
  spendUpTo,
  sumMiles,
} from "./wallet.ts";
