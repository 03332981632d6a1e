export {
  type AreaOutline,
  areaOutline,
  type Contour,
  clearanceIn,
  type FreeContour,
  grownOutline,
  isFreeContour,
  movedOutline,
  type RoundContour,
} from "./area-outline.ts";
export { withCheckedItem } from "./checked-items.ts";
export { validateCatalogue } from "./checks/validate-catalogue.ts";
export { conflictsOfArea } from "./choice/area-conflicts.ts";
export { areaShowsIn, closeUpOf, isCloseUp, wholeViewOf } from "./choice/area-shows-in.ts";
export { type BlockedArea, blockedAreas } from "./choice/blocked-areas.ts";
export { checkChoice } from "./choice/check-choice.ts";
export type { ChoiceNames, DesignChoice } from "./choice/choice-rules.ts";
export { EXTRAS, type Extra, goneExtras } from "./choice/gone-extras.ts";
export { keepSoldParts } from "./choice/keep-sold-parts.ts";
export { colorsOf, isLightGround, methodName, offeredMethods } from "./choice/offered-methods.ts";
export { type MadeChoice, offersChoice } from "./choice/offers-choice.ts";
export { otherColors } from "./choice/other-colors.ts";
export { asCut, type CutFitting, type DieCut, dieCutOf, MARGIN_STEP } from "./die-cut.ts";
export { checkSharedTables } from "./files/check-shared-tables.ts";
export type { FeeSteps, ItemFile, SharedTables } from "./files/item-file.ts";
export { type JsonPath, lineAt, withValueAt } from "./files/json-line.ts";
export { resolveItem } from "./files/resolve-item.ts";
export { inLine, writeItem } from "./files/write-item.ts";
export { isMeasuredClothes } from "./fitting/measured-clothes.ts";
export { FITS, type Fit, type SizeForBody, sizeForBody } from "./fitting/size-for-body.ts";
export { type SizeLikeOwn, sizeLikeOwn } from "./fitting/size-like-own.ts";
export { fitCurves } from "./free-outline/fit-curves.ts";
export { type FreePath, MOST_OUTLINE_OPENINGS, MOST_OUTLINE_STEPS } from "./free-outline/free-path.ts";
export { turnOf } from "./free-outline/polygon.ts";
export { MOST_TRACED_OPENINGS, MOST_TRACED_STEPS, polygonOfUm } from "./free-outline/traced-path.ts";
export { INK_ON_GOODS, type InkOnGoods, inkOnGoods } from "./ink-on-goods.ts";
export {
  type AreaShape,
  type CatalogueItem,
  CLOSE_UP_VIEWS,
  type CloseUpViewId,
  type FeeBand,
  type Hole,
  IN_USE_VIEWS,
  INK_JET,
  type InUseViewId,
  type ItemColor,
  type ItemMethod,
  type ItemPicture,
  MAX_PICTURE_WORDS,
  METHOD_ORDER,
  type MethodId,
  MOST_ITEM_PICTURES,
  type PrintArea,
  type PrintableGoods,
  SILK_SCREEN,
  type Size,
  type TaxDivision,
  TRANSFER,
  type ViewId,
  WHITE_INK_JET,
  WHOLE_VIEWS,
  type WholeViewId,
} from "./item.ts";
export { coverView, VIEW_NAMES, viewsOfGoods, viewsShowing } from "./item-views.ts";
export type { CatalogueData, Kind, Named, PrintMethod } from "./lookups.ts";
export { formatRange, parseRange, printFeePerUnit } from "./prices/fee-bands.ts";
export { nextFeeBand } from "./prices/next-fee-band.ts";
export { PERSONAL_KIND_NAMES, PERSONAL_KINDS, type PersonalKind } from "./prices/personal-kinds.ts";
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
} from "./prices/prices.ts";
export {
  LEAST_SCREEN_PIECES,
  leastPieces,
  leastPlaceFee,
  placeFee,
  SCREEN_FEE,
  shownPieces,
} from "./prices/screen-fees.ts";
export {
  type DesignStep,
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
} from "./prices/subsidiary-tag.ts";
export { rectOnSize } from "./rect-on-size.ts";
export { referenceGroup, referenceSize } from "./reference-size.ts";
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
} from "./search/find-items.ts";
export { foldSearchText } from "./search/fold-search-text.ts";
export { indexItems } from "./search/index-items.ts";
export { createItemFinder, type FoundPage, type ItemFinder } from "./search/item-finder.ts";
export { FEW_HITS, isClearlyMore, isDoubted, type KnownWord, knownWords, nearWords } from "./search/near-words.ts";
export { POPULARITY_DAYS } from "./search/popularity.ts";
export { likedKinds, recommendItems } from "./search/recommend-items.ts";
export { areaRect, fileGroup, sizeGroups } from "./size-groups.ts";
export { isMirrored, type WhiteInk, whiteInk } from "./white-ink.ts";
