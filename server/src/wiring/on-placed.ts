/** An order is placed, paid already or to be paid by invoice. Once for each order. */
export { printPlaced } from "../features/designs/index.ts";
export { makePlacedUnits } from "../features/floor/index.ts";
export { printPlacedRosters } from "../features/orders/index.ts";
