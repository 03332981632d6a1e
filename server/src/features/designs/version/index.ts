export { goodsOf } from "./goods-now.ts";
export { keepGoods } from "./keep-goods.ts";
export {
  asPrintable,
  findPrintable,
  findSize,
  inSize,
  type PrintableVersion,
  shownInSize,
} from "./printable-version.ts";
export { printedArea, type SizedVersion, sizedVersions, sizeNames } from "./sized-version.ts";
export {
  findUncleared,
  findVersion,
  findVersionWithItem,
  isVersionOf,
  keepVersion,
  listShownParts,
  markPrinted,
} from "./versions.store.ts";
