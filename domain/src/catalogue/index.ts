export { areasOverlap, blockedAreas, conflictsWithin, type BlockedArea } from "./blocked-areas.ts";
export { checkChoice, type ChoiceFailure, type DesignChoice } from "./check-choice.ts";
export { formatRange, minimumPrintFee, parseRange, printFeePerUnit } from "./fee-bands.ts";
export {
  findItems,
  PRICE_SLIDER,
  SORT_NEWEST,
  SORT_POPULARITY,
  SORT_PRICE_HIGH,
  SORT_PRICE_LOW,
  type ItemFilter,
  type ItemIndexEntry,
  type SortId,
} from "./find-items.ts";
export { foldSearchText, searchTerms } from "./fold-search-text.ts";
export { indexItems } from "./index-items.ts";
export type {
  CatalogueItem,
  FeeBand,
  ItemColor,
  ItemMethod,
  MethodId,
  PrintArea,
  Size,
  TaxDivision,
  ViewId,
} from "./item.ts";
export type {
  CatalogueData,
  Category,
  DisplayCategory,
  Donation,
  Kind,
  Named,
  PresetColor,
  PrintMethod,
} from "./lookups.ts";
export { colorsOf, isLightGround, METHOD_ORDER, methodName, offeredMethods, printsOn } from "./offered-methods.ts";
export {
  getArea,
  getMethod,
  getSize,
  lowestBodyPrice,
  lowestPrice,
  regularPrice,
  unitPrice,
  withTax,
  type PricedChoice,
  type UnitPrice,
} from "./prices.ts";
export { referenceGroup, referenceSize } from "./reference-size.ts";
export { swatchRow } from "./swatch-row.ts";
export { validateCatalogue, type CatalogueIssue } from "./validate-catalogue.ts";
