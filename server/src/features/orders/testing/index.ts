export { applySession } from "../payment/settle-payment.ts";
export { actAtPayPage } from "./act-at-pay-page.ts";
export { makeCoupon } from "./make-coupon.ts";
export { ADDRESS, addMyItem, fillCart, openBuyer, placeAgain, placeCart, type TestBuyer } from "./open-buyer.ts";
export { cartOf, openChosen } from "./open-chosen.ts";
export { type Asked, cut, drip, type Mood, openRelay, pass, say, silent } from "./open-relay.ts";
export { type ShopProcess, startProcess } from "./start-process.ts";
export { storing } from "./storing.ts";
export { waitUntil } from "./wait-until.ts";
