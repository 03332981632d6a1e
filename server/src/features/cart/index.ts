export { buyerOf } from "./buyer-of.ts";
export { type CartParts, cartRoutes } from "./cart.routes.ts";
export { deleteCarts, isInCart, listLines, lockCart } from "./cart.store.ts";
export type { Cart, StoredCartLine } from "./cart.tables.ts";
export { closeCart, type OrderedPieces } from "./close-cart.ts";
export { countLinesOf } from "./count-lines.store.ts";
export { findOffers } from "./coupon-offer.ts";
export type { HasOrdered } from "./coupon-offers.store.ts";
export {
  deleteUses,
  finishUse,
  freeUse,
  holdUse,
  honourUse,
  lockLimitedCoupons,
} from "./coupons.store.ts";
export { type CountedCoupon, countCoupons, createCoupon, type NewCoupon, stopCoupon } from "./keep-coupons.ts";
export { type LineTag, presentLineTags } from "./line-tags.ts";
export { listCoupons } from "./list-coupons.ts";
export { discountName, presentCartLines, presentCoupons, presentLine, presentTotals } from "./present-cart.ts";
export { type Buyer, findItemOnSale, priceLines, readProductStates, toCartLine } from "./price-lines.ts";
export { readCart } from "./read-cart.ts";
export { sealLines } from "./seal-lines.ts";
