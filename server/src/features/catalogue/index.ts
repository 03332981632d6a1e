export { type CatalogueParts, catalogueRoutes } from "./catalogue.routes.ts";
export { addSales, type StoredItem } from "./catalogue.store.ts";
export { artFolder } from "./catalogue-image.ts";
export {
  findItem,
  getCatalogue,
  getFreshCatalogue,
  getGoods,
  getItem,
  getTag,
  getTaxDivisions,
  isOnSale,
  openCatalogue,
} from "./get-catalogue.ts";
export type { ImageRequest, ImageSource } from "./image.routes.ts";
export { importCatalogue } from "./import-catalogue.ts";
export { presentCard, presentItem } from "./present-product.ts";
export type { Snapshot } from "./snapshot.ts";
