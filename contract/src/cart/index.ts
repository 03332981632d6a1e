export { addItem } from "./add-item.ts";
export {
  cartLineSchema,
  cartSchema,
  lineSchema,
  totalsSchema,
  type WireCart,
  type WireCartLine,
  type WireLine,
  type WireTotals,
} from "./cart.ts";
export { changeQuantity } from "./change-quantity.ts";
export { cartFailures } from "./failures.ts";
export { getCart } from "./get-cart.ts";
export { obstacleMessage, obstacleSchema, toWireObstacle, type WireObstacle } from "./obstacles.ts";
export { removeLine } from "./remove-line.ts";
