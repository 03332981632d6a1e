import { listCoupons as listCall } from "@surimono/contract/coupons";
import type { Shop } from "../../platform/http/index.ts";
import { timedJob } from "../../platform/jobs/index.ts";
import { listCoupons } from "./list-coupons.ts";
import { tellEarlyCoupons } from "./tell-early-coupons.ts";

export function couponsRoutes(shop: Shop): void {
  shop.route(listCall, ({ member }) => listCoupons(shop.database.db, { member, now: shop.now() }));
  shop.jobs.handle(timedJob("tell-early-coupons"), () => tellEarlyCoupons(shop));
}
