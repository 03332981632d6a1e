export { COURIER_FILES, type CourierResult, courierRow, readCourierResult } from "./couriers/courier-files.ts";
export {
  type ColumnProblem,
  type CourierContracts,
  readCourierReference,
  type Shipment,
} from "./couriers/shipment.ts";
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
  UNIT_STATE_NAMES,
  UNIT_STATES,
  UNIT_STEPS,
  type UnitState,
} from "./unit-state.ts";
