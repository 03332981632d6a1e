import { orderNumber } from "@surimono/domain/orders";
import { cartRoutes, isInCart } from "./features/cart/index.ts";
import { catalogueRoutes, openCatalogue } from "./features/catalogue/index.ts";
import { couponsRoutes } from "./features/coupons/index.ts";
import { deliveryRoutes } from "./features/delivery/index.ts";
import {
  copyDesigns,
  decodePicture,
  designsRoutes,
  draftFolder,
  draftImage,
  drawMockup,
  enqueuePrints,
  findUncleared,
  type IsBought,
  isCleared,
  keepGoods,
  startItem,
  versionImage,
} from "./features/designs/index.ts";
import { editorialRoutes } from "./features/editorial/index.ts";
import { fansRoutes } from "./features/fans/index.ts";
import { favouritesRoutes } from "./features/favourites/index.ts";
import { createFindMember, earnMiles, isWithdrawn, membersRoutes, takeBackMiles } from "./features/members/index.ts";
import { findMyProduct, myItemsRoutes, type Outside, pictureImage, publishedImage } from "./features/my-items/index.ts";
import { noticesRoutes } from "./features/notices/index.ts";
import {
  countOrdered,
  hasOrdered,
  hasOrderedVersion,
  isBeingPaid,
  isInDelivery,
  ordersRoutes,
} from "./features/orders/index.ts";
import type { FindMember, Shop } from "./platform/http/index.ts";
import { onJoined } from "./wiring/on-joined.ts";
import { onLeaving } from "./wiring/on-leaving.ts";

/** Registers every feature's calls and jobs; answers how a bearer token becomes a member. */
export async function openFeatures(shop: Shop): Promise<FindMember> {
  await openCatalogue(shop, async (queries, read) => {
    const unknown = await keepGoods(queries, read);
    if (unknown.length > 0) shop.log.error({ versions: unknown }, "designs are of goods that the catalogue never had");
  });
  const ofDesigns = [versionImage(shop, isBought), pictureImage(shop)];
  const ofDrafts = draftImage(shop);
  catalogueRoutes(shop, {
    findMyProduct: (productId, member) => findMyProduct(shop, productId, member),
    imageSources: [...ofDesigns, ofDrafts, publishedImage(shop, ofDesigns)],
  });
  designsRoutes(shop);
  myItemsRoutes(shop, aroundMyItems(shop));
  membersRoutes(shop, onLeaving(shop), onJoined(shop));
  favouritesRoutes(shop);
  cartRoutes(shop, { hasOrdered, isBeingPaid });
  couponsRoutes(shop, hasOrdered);
  deliveryRoutes(shop);
  ordersRoutes(shop, {
    findUncleared,
    onPlaced: [
      (tx, { sequence, dispatchBy }, lines) =>
        enqueuePrints(shop, tx, { orderNumber: orderNumber(sequence), dispatchBy, lines }),
      async (tx, { userId, id: orderId, sequence, payment, total: paid }) => {
        if (payment !== "paid") return;
        await earnMiles(tx, { userId, orderId, orderNumber: orderNumber(sequence), paid }, shop.now());
      },
    ],
    onMoneyBack: [(tx, { userId, id: orderId }, kept) => takeBackMiles(tx, { userId, orderId, kept }, shop.now())],
  });
  noticesRoutes(shop);
  fansRoutes(shop);
  editorialRoutes(shop);
  return createFindMember(shop.database.db, shop.now);
}

/** Orders outlive the account for the law alone: nobody looks at their pictures any more. */
const isBought: IsBought = async (queries, userId, versionId) =>
  (await isInCart(queries, userId, versionId)) ||
  ((await hasOrderedVersion(queries, userId, versionId)) && !(await isWithdrawn(queries, userId)));

/** My items lie below designs and orders, which both stand on them. */
function aroundMyItems(shop: Shop): Outside {
  return {
    decodePicture,
    isCleared: (userId, versionId) => isCleared(shop, userId, versionId),
    copyDesigns: (tx, userId, from, to, savedAt) => copyDesigns(tx, userId, { from, to, savedAt }),
    forgetDraftPictures: (userId, draftKey) => shop.files.removeAll(`pictures/${draftFolder(userId, draftKey)}`),
    startItem: (member, choice) => startItem(shop, member, choice),
    drawMockup: (versionId, view, width) => drawMockup(shop, versionId, view, width),
    countOrdered,
    isInDelivery: (queries, userId, productId) => isInDelivery(queries, userId, productId, shop.now()),
  };
}
