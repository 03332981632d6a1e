export {
  BATCH_STATE_NAMES,
  BATCH_STATES,
  type Batchable,
  type BatchRule,
  type BatchState,
  batchCode,
  batchKey,
  defaultBatchRule,
  MOST_IN_BATCH,
  readBatchCode,
  splitBatches,
} from "./batches/index.ts";
export { COURIER_FILES, type CourierResult, courierRow, readCourierResult } from "./couriers/courier-files.ts";
export {
  type ColumnProblem,
  type CourierContracts,
  courierReference,
  nationalPhone,
  readCourierReference,
  type Shipment,
} from "./couriers/shipment.ts";
export { type Box, joinedRuns, textBoxes, textSize } from "./gang/dot-letters.ts";
export { FILM_LIMITS, type Film, type FilmPixels, filmPixels, USUAL_FILM } from "./gang/film.ts";
export {
  fitsFilm,
  type GangCell,
  type GangPlace,
  gangCell,
  inkBox,
  placeBox,
  roomOn,
} from "./gang/gang-cell.ts";
export { type GangSheet, gangProblems, gangSheet, sheetBoxes, usedPerMille } from "./gang/gang-sheet.ts";
export {
  GROUND_NAMES,
  GROUNDS,
  type Ground,
  groundOf,
  type PressSetting,
  pressWords,
  usualPressSetting,
} from "./methods/press-settings.ts";
export { isTakenAt, judgeBatchScan, readPaper, type ScannedPaper } from "./papers/scanned-paper.ts";
export {
  colourSlug,
  filmLabel,
  type PressFileKind,
  placeSlug,
  pressFileName,
} from "./press/press-names.ts";
export { pressSlug } from "./press/press-slug.ts";
export {
  MISSING_REASON_IDS,
  MISSING_REASONS,
  type MissingPrint,
  type MissingReason,
  missingIndex,
  PRESS_INDEX,
  PRESS_MISSING,
  PRESS_TICKET_SCHEMA,
  type PressFile,
  type PressPlace,
  type PressTicket,
  pressIndex,
  printFileName,
  ticketFileName,
} from "./press/press-ticket.ts";
export { REJECT_REASON_IDS, REJECT_REASONS, type RejectReason } from "./reject-reasons.ts";
export {
  judgeScan,
  PARCEL_HELD_MS,
  SCAN_UNDO_MS,
  STATION_NAMES,
  STATIONS,
  type Station,
} from "./stations.ts";
export { readUnitCode, spacedUnitCode, unitCode } from "./unit-code.ts";
export {
  canStepUnit,
  canUndoUnit,
  followedState,
  OPEN_UNIT_STATES,
  UNIT_STATE_NAMES,
  UNIT_STATES,
  UNIT_STEPS,
  type UnitState,
} from "./unit-state.ts";
