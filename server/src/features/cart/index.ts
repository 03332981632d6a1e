export { buyerOf } from "./buyer-of.ts";
export { cartRoutes } from "./cart.routes.ts";
export { deleteCarts, listLines, lockCart } from "./cart.store.ts";
export type { Cart, StoredCartLine } from "./cart.tables.ts";
export { closeCart, type OrderedPieces } from "./close-cart.ts";
export { type LineTag, presentLineTags } from "./line-tags.ts";
export { presentCartLines, presentLine, presentTotals } from "./present-cart.ts";
export { type Buyer, findItemOnSale, priceLines, readProductStates, toCartLine } from "./price-lines.ts";
export { readCart } from "./read-cart.ts";
