export {
  answerCounterDefect,
  DEFECT_VIEWS,
  getCounterDefect,
  listCounterDefects,
  openCounterDefectPhoto,
  refundCounterDefect,
  reprintCounterDefect,
  weighCounterDefect,
} from "./console.ts";
export type { WireDefect, WireDefectParcel } from "./defect.ts";
export { getDefects } from "./get-defects.ts";
export { replyDefect } from "./reply-defect.ts";
export { MAX_PHOTO_BYTES, reportDefect } from "./report-defect.ts";
