export { baseOfCopies, copyName } from "./copy-name.ts";
export { countedName } from "./counted-name.ts";
export { findImageCountFault, findImageFileFault, MAX_IMAGE_BYTES, MAX_IMAGES } from "./item-images.ts";
export { findSizeFault, sizesOf } from "./item-sizes.ts";
export { daysLeft, KEPT_DAYS, keptSince, keptUntil } from "./kept-days.ts";
export { MAX_LINK_COMMENT, MAX_LINK_COMMENT_NAME, MAX_LINK_COMMENTS, PIN_WHOLE } from "./link-comment.ts";
export { findTextFaults, MAX_ITEM_DESCRIPTION, MAX_ITEM_NAME, type MyItemTextFault } from "./my-item-text.ts";
export { BUYER_SHARE_MAX, BUYER_SHARE_MIN, FAN_COUNT_MAX, profitFromFans, USUAL_BUYER_SHARES } from "./profit.ts";
export {
  findPublishingFault,
  MAX_REPORT_COMMENT,
  REPORT_REASONS,
  type ReportReason,
  reportReasonNames,
} from "./publishing.ts";
export { canBeDeleted, canBeEdited, DRAFT } from "./status.ts";
export {
  MAX_BALLOTS,
  MAX_VOTE_CHOICES,
  MAX_VOTE_DAYS,
  MAX_VOTE_QUESTION,
  MAX_VOTES,
  MIN_VOTE_CHOICES,
  USUAL_VOTE_DAYS,
} from "./vote.ts";
