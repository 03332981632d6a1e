import type { SiteLink } from "../site-links.ts";

/** In a shop that stores goods, below the orders (rule warehouse-off). */
const warehouseLink: SiteLink = { to: "/my-page/warehouse", label: "倉庫" };

export function withWarehouse(links: readonly SiteLink[], storesGoods: boolean): readonly SiteLink[] {
  if (!storesGoods) return links;
  return links.flatMap((link) => (link.to === "/my-page/orders" ? [link, warehouseLink] : [link]));
}
