export { areaShapeSchema } from "./area-shape.ts";
export {
  checkCatalogueDrafts,
  copyCatalogueItem,
  discardCatalogueDraft,
  importCatalogueZip,
  listCatalogueDrafts,
  publishCatalogueDrafts,
  saveCatalogueDraft,
  unplanCatalogueDraft,
} from "./console/drafts.ts";
export {
  bringBackBeforeEdition,
  bringBackCatalogueVersion,
  exportCatalogue,
  getCatalogueVersion,
  listCatalogueEditions,
} from "./console/editions.ts";
export { GOODS_VIEWS, getCatalogueChoices, getCatalogueFile, listGoods, listSharedFiles } from "./console/goods.ts";
export { MAX_ITEM_PICTURE_BYTES, uploadItemPicture } from "./console/pictures.ts";
export { designedStep } from "./designed-step.ts";
export { dieCutSchema } from "./die-cut.ts";
export type { FeeTable } from "./fee-table.ts";
export { getImage, getImageMagicPicture } from "./get-image.ts";
export { type DisplayCategoryRow, getDisplayCategories, getKinds, type KindRow } from "./get-kinds.ts";
export { getPrintMethods, type PrintMethodRow } from "./get-print-methods.ts";
export { getProductTax } from "./get-product-tax.ts";
export { getRanking } from "./get-ranking.ts";
export { getTags } from "./get-tags.ts";
export { IMAGE_WIDTHS, imageAddress } from "./image-address.ts";
export { listOf } from "./list-of.ts";
export { getDonations, getFabricTypes, getSustainableMaterials } from "./lookups.ts";
export {
  type ImageEntry,
  type ImStep,
  type Product,
  type ProductCard,
  productCardSchema,
  productSchema,
} from "./product.ts";
export { getProductWithKind, queryProduct } from "./query-product.ts";
export { querySysParam } from "./query-sys-param.ts";
export { readItem } from "./read-item.ts";
export { searchProducts } from "./search-products.ts";
export { stepAddress } from "./step-address.ts";
export { suggestWords } from "./suggest-words.ts";
