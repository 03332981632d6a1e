export {
  type ArrivalOffer,
  arrivalOffer,
  checkArrival,
  DEFECT_DAYS,
} from "./arrival.ts";
export { DEFECT_PHOTOS, DEFECT_WORDS_MAX } from "./defect-report.ts";
export {
  answersTo,
  canBecome,
  DEFECT_STATE_NAMES,
  DEFECT_STATES,
  DEFECT_WISH_NAMES,
  DEFECT_WISHES,
  type DefectState,
} from "./defect-states.ts";
