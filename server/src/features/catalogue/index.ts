export { artFolder, artHash } from "./art-files.ts";
export { drawnViewsOf } from "./art-views.ts";
export { type CatalogueParts, catalogueRoutes } from "./catalogue.routes.ts";
export { addSales, findSoldItem } from "./catalogue.store.ts";
export { tellItemChange } from "./catalogue-changes.ts";
export { CatalogueFailure } from "./catalogue-failure.ts";
export { tellProblem } from "./catalogue-problems.ts";
export { drawAhead } from "./draw-ahead.ts";
export { filesBefore } from "./editions/bring-back.ts";
export { type CheckedDrafts, checkDrafts, checkTexts } from "./editions/check-drafts.ts";
export { countHeldBack, listDrafts, type SeenDraft } from "./editions/drafts.store.ts";
export { type EditionParts, editionRoutes } from "./editions/editions.routes.ts";
export { listEditionRows, listHeads, listVersions, namesOfItems, readTexts } from "./editions/editions.store.ts";
export { catalogueOfZip, zipCatalogue } from "./editions/exchange.ts";
export { importFolder } from "./editions/follow-folder.ts";
export { publishDrafts } from "./editions/publish-drafts.ts";
export { discardDraft, saveDraft } from "./editions/save-draft.ts";
export type { MadeCount } from "./fee-changes.ts";
export { tellFeeMove } from "./fee-moves.ts";
export {
  findGoneExtras,
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
  isPrintOnSale,
  openCatalogue,
} from "./get-catalogue.ts";
export { type BeforeImport, importCatalogue } from "./import-catalogue.ts";
export { takeInPictures } from "./item-pictures/take-in-pictures.ts";
export { type ImageSource, type KnownPicture, readOrDraw } from "./kept-pictures.ts";
export type { PictureFormat } from "./picture-format.ts";
export { presentGoodsOf, presentProductCard } from "./present-product.ts";
export { type CountTouched, previewChanges } from "./preview-changes.ts";
export { filesOfTexts, openCatalogueFiles, pictureOfFolder } from "./read-catalogue.ts";
export { readStoredCatalogue } from "./read-stored.ts";
export { SEALED_CACHE, type Seal, sealFor } from "./sealed-path.ts";
export type { Snapshot, StoredCatalogue } from "./snapshot.ts";
