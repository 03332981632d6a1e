export { findMyProduct } from "./find-my-product.ts";
export { findOrderableItem, findOrderableItems, type OrderableItem } from "./find-orderable-items.ts";
export { countMade } from "./making/count-made.store.ts";
export { sellingPriceAfter } from "./making/default-selling-price.ts";
export { nameCopy } from "./making/name-copy.ts";
export { nameNewItem } from "./making/name-new-item.ts";
export { myItemsRoutes } from "./my-items.routes.ts";
export {
  countMyItems,
  findByRequest,
  findMyItem,
  insertMyItem,
  insertOnce,
  listMyItems,
  lockMyItem,
  nextProductId,
  updateMyItem,
} from "./my-items.store.ts";
export { type MyItem, myItems } from "./my-items.tables.ts";
export type { MyItemsParts } from "./my-items-parts.ts";
export { listItemPictureFiles } from "./pictures/picture-files-of.store.ts";
export { pictureImage } from "./pictures/picture-image.ts";
export { drawVariant } from "./pictures/picture-variant.ts";
export { unitPriceOf } from "./present-my-item.ts";
export { picturePathsOf } from "./published/gallery.ts";
export { publishedImage } from "./published/published-image.ts";
export {
  findAnyItem,
  findNickname,
  listOpenReports,
  listReports,
  lockAnyItem,
  lockReports,
  setGalleryOut,
  settleReports,
} from "./published/published-items.store.ts";
export { tagStepsOf, tagVersionOf } from "./unfinished-tags.ts";
export { eraseMyItems, removeItemPictures } from "./upkeep/erase-my-items.ts";
