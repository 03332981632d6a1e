export { REJECT_REASON_IDS, REJECT_REASONS, type RejectReason } from "./reject-reasons.ts";
export {
  judgeScan,
  PARCEL_HELD_MS,
  SCAN_UNDO_MS,
  STATIONS,
  type Station,
} from "./stations.ts";
export { readUnitCode, spacedUnitCode, unitCode } from "./unit-code.ts";
export {
  canStepUnit,
  canUndoUnit,
  followedState,
  UNIT_STATES,
  UNIT_STEPS,
  type UnitState,
} from "./unit-state.ts";
