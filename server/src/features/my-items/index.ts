export { countMade } from "./count-made.store.ts";
export { sellingPriceAfter } from "./default-selling-price.ts";
export { eraseMyItems, removeItemPictures } from "./erase-my-items.ts";
export { findMyProduct } from "./find-my-product.ts";
export { findOrderableItem, findOrderableItems, type OrderableItem } from "./find-orderable-items.ts";
export { myItemsRoutes } from "./my-items.routes.ts";
export {
  countMyItems,
  findByRequest,
  findMyItem,
  insertMyItem,
  insertOnce,
  lockMyItem,
  nextProductId,
  updateMyItem,
} from "./my-items.store.ts";
export { type MyItem, myItems } from "./my-items.tables.ts";
export type { MyItemsParts } from "./my-items-parts.ts";
export { nameCopy } from "./name-copy.ts";
export { nameNewItem } from "./name-new-item.ts";
export { listItemPictureFiles } from "./picture-files-of.store.ts";
export { pictureImage } from "./picture-image.ts";
export { unitPriceOf } from "./present-my-item.ts";
export { publishedImage } from "./published-image.ts";
export { findAnyItem, listOpenReports, setGalleryHidden, settleReports } from "./published-items.store.ts";
