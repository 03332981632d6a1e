export { conflictsOfArea } from "./area-conflicts.ts";
export { areaShowsIn, closeUpOf, wholeViewOf } from "./area-shows-in.ts";
export { type BlockedArea, blockedAreas } from "./blocked-areas.ts";
export { checkChoice } from "./check-choice.ts";
export { withCheckedItem } from "./checked-items.ts";
export type { ChoiceNames, DesignChoice } from "./choice-rules.ts";
export { formatRange, minimumPrintFee, parseRange, printFeePerUnit } from "./fee-bands.ts";
export { checkSharedTables } from "./files/check-shared-tables.ts";
export type { FeeSteps, ItemFile, SharedTables } from "./files/item-file.ts";
export { resolveItem } from "./files/resolve-item.ts";
export {
  findItems,
  type ItemFilter,
  type ItemIndexEntry,
  PRICE_SLIDER,
  SORT_NEWEST,
  SORT_POPULARITY,
  SORT_PRICE_HIGH,
  SORT_PRICE_LOW,
  type SortId,
} from "./find-items.ts";
export { foldSearchText } from "./fold-search-text.ts";
export { indexItems } from "./index-items.ts";
export {
  type CatalogueItem,
  CLOSE_UP_VIEWS,
  type CloseUpViewId,
  type FeeBand,
  type Hole,
  type ItemColor,
  type ItemMethod,
  type MethodId,
  type PrintArea,
  type PrintableGoods,
  type Size,
  type TaxDivision,
  type ViewId,
  WHOLE_VIEWS,
  type WholeViewId,
} from "./item.ts";
export { createItemFinder, type FoundPage, type ItemFinder } from "./item-finder.ts";
export { coverView, VIEW_NAMES, viewsShowing } from "./item-views.ts";
export { keepSoldParts } from "./keep-sold-parts.ts";
export type { CatalogueData, Kind, Named, PrintMethod } from "./lookups.ts";
export { type KnownWord, knownWords, nearWords } from "./near-words.ts";
export { nextFeeBand } from "./next-fee-band.ts";
export { colorsOf, METHOD_ORDER, methodName, offeredMethods } from "./offered-methods.ts";
export { type MadeChoice, offersChoice } from "./offers-choice.ts";
export { otherColors } from "./other-colors.ts";
export { POPULARITY_DAYS } from "./popularity.ts";
export {
  getArea,
  getMethod,
  lowestBodyPrice,
  lowestPrice,
  type PricedChoice,
  regularPrice,
  type UnitPrice,
  unitPrice,
  withTax,
} from "./prices.ts";
export { likedKinds, recommendItems } from "./recommend-items.ts";
export { rectOnSize } from "./rect-on-size.ts";
export { referenceGroup, referenceSize } from "./reference-size.ts";
export { areaRect, fileGroup, sizeGroups } from "./size-groups.ts";
export {
  HANG_TAG_STEP,
  NAME_TAG_STEP,
  offeredTagSteps,
  PRINT_STEP,
  type SubsidiaryTag,
  TAG_STEPS,
  type TagStep,
  tagFeePerUnit,
  tagFeesOf,
  takesTag,
} from "./subsidiary-tag.ts";
export { validateCatalogue } from "./validate-catalogue.ts";
