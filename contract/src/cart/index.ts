export { addItem } from "./add-item.ts";
export {
  cartLineSchema,
  cartMilesSchema,
  lineQuantity,
  lineSchema,
  taxesSchema,
  totalsSchema,
  type WireCart,
  type WireCartLine,
  type WireLine,
  type WireTotals,
} from "./cart.ts";
export { changeQuantity } from "./change-quantity.ts";
export { chooseCoupon } from "./choose-coupon.ts";
export { chooseDelivery } from "./choose-delivery.ts";
export { chooseMiles } from "./choose-miles.ts";
export { getDestinations, saveDestinations } from "./destinations.ts";
export { cartFailures } from "./failures.ts";
export { getCart } from "./get-cart.ts";
export { keepCart } from "./keep-cart.ts";
export { obstacleMessage, obstacleSchema, toWireObstacle, type WireObstacle } from "./obstacles.ts";
export { putLineBack } from "./put-line-back.ts";
export { readDestinationList } from "./read-destination-list.ts";
export { removeCoupon } from "./remove-coupon.ts";
export { removeLine } from "./remove-line.ts";
export {
  getRoster,
  previewPiece,
  saveRoster,
  type WireRoster,
  type WireRosterProblem,
} from "./roster.ts";
export { rosterMessage } from "./roster-message.ts";
