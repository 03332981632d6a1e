export type { CountedCoupon } from "./count-in-steps.ts";
export { type Looking, toOffers } from "./coupon-offer.ts";
export { type FoundOffer, type OfferRow, readOfferRow, selectOffers } from "./coupon-offers.store.ts";
export { couponsRoutes } from "./coupons.routes.ts";
export {
  deleteUses,
  findCouponByCode,
  finishUse,
  freeUse,
  holdUse,
  honourUse,
  lockLimitedCoupons,
} from "./coupons.store.ts";
export { coupons } from "./coupons.tables.ts";
export {
  countCoupons,
  createCoupon,
  lockCoupon,
  type NewCoupon,
  pauseCoupon,
  stopCoupon,
} from "./keep-coupons.ts";
export { presentCoupons } from "./present-coupons.ts";
export { tellNewMember } from "./tell-new-member.ts";
