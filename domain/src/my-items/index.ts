export { baseOfCopies, copyName } from "./copy-name.ts";
export { countedName } from "./counted-name.ts";
export {
  findImageCountFault,
  findImageFileFault,
  type ImageCountFault,
  type ImageFileFault,
  MAX_IMAGE_BYTES,
  MAX_IMAGES,
} from "./item-images.ts";
export { findSizeFault, type SizeFault, sizesOf } from "./item-sizes.ts";
export { daysLeft, KEPT_DAYS, keptSince, keptUntil } from "./kept-days.ts";
export {
  findTextFaults,
  MAX_ITEM_DESCRIPTION,
  MAX_ITEM_NAME,
  MAX_SELLING_PRICE,
  type MyItemText,
  type MyItemTextFault,
} from "./my-item-text.ts";
export {
  BUYER_SHARE_MAX,
  BUYER_SHARE_MIN,
  FAN_COUNT_MAX,
  type FanProfit,
  profitFromFans,
  USUAL_BUYER_SHARES,
} from "./profit.ts";
export {
  findPublishingFault,
  MAX_REPORT_COMMENT,
  type PublishingFault,
  REPORT_REASONS,
  type ReportReason,
  reportReasonNames,
} from "./publishing.ts";
export { COMPLETED, canBeDeleted, canBeEdited, type Deletable, DRAFT, type MyItemStatus } from "./status.ts";
