export {
  canBeOrdered,
  destinationObstacles,
  type Obstacle,
  type ObstacleCode,
  type OrderAttempt,
  type ProductState,
} from "./can-be-ordered.ts";
export type { Discount } from "./discount.ts";
export { COUNTDOWN_DAYS, leavesAt, nextMoment, tellsAt } from "./kept-lines.ts";
export { MAX_CART_LINES, MAX_LINE_QUANTITY } from "./limits.ts";
export {
  type CartLine,
  type CartTotals,
  canBeMade,
  DELIVERY_TAX_RATE,
  type PricedLine,
  piecesOf,
  piecesWith,
  priceCart,
  type TaxShare,
} from "./price-cart.ts";
export { rankDiscounts } from "./rank-discounts.ts";
export {
  checkRoster,
  dealRoster,
  MAX_ROSTER_ROWS,
  piecesBySize,
  type RosterField,
  type RosterPiece,
  type RosterProblem,
  type RosterRow,
  rosterRows,
  wordsToAdd,
} from "./roster.ts";
export {
  type ListedPiece,
  ROSTER_HEADINGS,
  readRosterList,
  sampleRoster,
} from "./roster-list.ts";
export { tooFewPieces } from "./too-few-pieces.ts";
