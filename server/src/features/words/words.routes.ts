import type { Shop } from "../../platform/http/index.ts";
import { bulletinsRoutes } from "./bulletins/bulletins.routes.ts";
import { shopCouponsRoutes } from "./coupons/shop-coupons.routes.ts";
import { galleryRoutes } from "./gallery/gallery-cases.routes.ts";
import { pagesRoutes } from "./pages/pages.routes.ts";

/** What the shop says to its members, written at the console. */
export function wordsRoutes(shop: Shop): void {
  bulletinsRoutes(shop);
  shopCouponsRoutes(shop);
  galleryRoutes(shop);
  pagesRoutes(shop);
}
