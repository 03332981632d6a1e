import { orderNumber } from "@surimono/domain/orders";
import { cartRoutes } from "./features/cart/index.ts";
import { catalogueRoutes, openCatalogue } from "./features/catalogue/index.ts";
import { deliveryRoutes } from "./features/delivery/index.ts";
import { designsRoutes, enqueuePrints, versionImage } from "./features/designs/index.ts";
import { editorialRoutes } from "./features/editorial/index.ts";
import { favouritesRoutes } from "./features/favourites/index.ts";
import { createFindMember, membersRoutes } from "./features/members/index.ts";
import { findMyProduct, myItemsRoutes } from "./features/my-items/index.ts";
import { noticesRoutes } from "./features/notices/index.ts";
import { ordersRoutes } from "./features/orders/index.ts";
import type { FindMember, Shop } from "./platform/http/index.ts";

/** Registers every feature's calls and jobs; answers how a bearer token becomes a member. */
export async function openFeatures(shop: Shop): Promise<FindMember> {
  await openCatalogue(shop);
  catalogueRoutes(shop, {
    findMyProduct: (productId, member) => findMyProduct(shop, productId, member),
    imageSources: [versionImage(shop)],
  });
  designsRoutes(shop);
  myItemsRoutes(shop);
  membersRoutes(shop);
  favouritesRoutes(shop);
  cartRoutes(shop);
  deliveryRoutes(shop);
  ordersRoutes(shop, {
    onPlaced: [
      (tx, { sequence, dispatchBy }, lines) =>
        enqueuePrints(shop, tx, { orderNumber: orderNumber(sequence), dispatchBy, lines }),
    ],
  });
  noticesRoutes(shop);
  editorialRoutes(shop);
  return createFindMember(shop.database.db, shop.now);
}
