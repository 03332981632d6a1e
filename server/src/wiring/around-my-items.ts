import {
  copyDesigns,
  decodePicture,
  doubtRemoved,
  draftFolder,
  drawCover,
  drawDraftCover,
  drawMockup,
  isCleared,
  listShownParts,
  prepareRemix,
  startItem,
} from "../features/designs/index.ts";
import type { MyItemsParts } from "../features/my-items/index.ts";
import { countOrdered, isInDelivery, listCountChanged, listOrdered } from "../features/orders/index.ts";
import type { Shop } from "../platform/http/index.ts";

/** Designs and orders are built on my items, so what my items need of them is passed in. */
export function aroundMyItems(shop: Shop): MyItemsParts {
  return {
    decodePicture,
    isCleared: (userId, versionId) => isCleared(shop, userId, versionId),
    copyDesigns: (tx, userId, from, to, savedAt) => copyDesigns(tx, userId, { from, to, savedAt }),
    draftPictures: (userId, draftKey) => `pictures/${draftFolder(userId, draftKey)}`,
    doubtUploads: doubtRemoved,
    prepareRemix: (member, versionId) => prepareRemix(shop, member, versionId),
    startItem: (member, choice) => startItem(shop, member, choice),
    drawCover: (versionId, width) => drawCover(shop, versionId, width),
    drawDraftCover: (draftKey, width) => drawDraftCover(shop, draftKey, width),
    drawMockup: (versionId, view, width) => drawMockup(shop, versionId, view, width),
    listShownParts,
    countOrdered,
    listCountChanged,
    listOrdered,
    isInDelivery: (queries, userId, productId) => isInDelivery(queries, userId, productId, shop.now()),
  };
}
