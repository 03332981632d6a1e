export { artFolder, artHash } from "./art-files.ts";
export { type CatalogueParts, catalogueRoutes } from "./catalogue.routes.ts";
export { addSales, findSoldItem } from "./catalogue.store.ts";
export { catalogueChanges } from "./catalogue-changes.ts";
export { CatalogueFailure } from "./catalogue-failure.ts";
export { drawAhead } from "./draw-ahead.ts";
export { type FeeChange, feeChanges, type MadeCount } from "./fee-changes.ts";
export {
  findItem,
  getCatalogue,
  getFreshCatalogue,
  getGoods,
  getGoodsOf,
  getItem,
  getTag,
  getTaxDivisions,
  isMadeOnSale,
  isOnSale,
  openCatalogue,
} from "./get-catalogue.ts";
export { type BeforeImport, importCatalogue } from "./import-catalogue.ts";
export type { ImageSource } from "./kept-pictures.ts";
export type { PictureFormat } from "./picture-format.ts";
export { presentGoodsOf, presentProductCard } from "./present-product.ts";
export { openCatalogueFiles } from "./read-catalogue.ts";
export { readStoredCatalogue } from "./read-stored.ts";
export { SEALED_CACHE, type Seal, sealFor } from "./sealed-path.ts";
export type { Snapshot, StoredCatalogue } from "./snapshot.ts";
export { tellFeeChange } from "./tell-fee-change.ts";
