import { listCoupons as listCall } from "@surimono/contract/coupons";
import type { Shop } from "../../platform/http/index.ts";
import type { HasOrdered } from "./coupon-offers.store.ts";
import { listCoupons } from "./list-coupons.ts";

export function couponsRoutes(shop: Shop, hasOrdered: HasOrdered): void {
  shop.route(listCall, ({ member }) => listCoupons(shop.database.db, { member, hasOrdered, now: shop.now() }));
}
