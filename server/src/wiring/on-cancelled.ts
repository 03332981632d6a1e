/** The buyer cancels an order, of which the shop keeps nothing. Once for each order; its refund follows and is not told again. */
export { dropCancelledMiles } from "../features/miles/index.ts";
