export { countBulletin, listBulletins, sendBulletin, withdrawBulletin } from "./bulletins.ts";
export {
  COUPON_STATES,
  type CouponState,
  createShopCoupon,
  listShopCoupons,
  MOST_USES_COUNTED,
  pauseShopCoupon,
  stopShopCoupon,
} from "./coupons.ts";
export {
  decideGalleryCase,
  GALLERY_VIEWS,
  getGalleryCase,
  listGalleryCases,
  objectToGalleryDecision,
} from "./gallery-cases.ts";
export {
  dropTextDraft,
  getTextPage,
  getTextVersion,
  listTextPages,
  previewTextPage,
  publishTextDraft,
  saveTextDraft,
} from "./pages.ts";
