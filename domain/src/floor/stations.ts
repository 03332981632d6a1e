import type { UnitState } from "./unit-state.ts";

/** Where somebody stands with a scanner. Each scan does the step of its station. */
export const STATIONS = ["print", "check", "pack", "store"] as const;
export type Station = (typeof STATIONS)[number];

export const STATION_NAMES: Readonly<Record<Station, string>> = {
  print: "印刷",
  check: "検品",
  pack: "梱包",
  store: "入庫",
};

/** A scan can be taken back for so long (rule floor-undo). */
export const SCAN_UNDO_MS = 60_000;
/** Whoever began a parcel has it for so long after the last piece. */
export const PARCEL_HELD_MS = 10 * 60_000;

const DOES: Readonly<Record<Station, UnitState>> = {
  print: "printed",
  check: "checked",
  pack: "packed",
  store: "stored",
};

export type ScanRefusal =
  | "not-ready"
  | "not-printed"
  | "not-checked"
  | "not-packed"
  | "already-done"
  | "is-held"
  | "is-rejected"
  | "is-cancelled"
  | "has-left";

/** Which scan each state waits for; undefined: none. */
const WAITS_FOR: Readonly<Record<UnitState, Station | undefined>> = {
  received: undefined,
  ready: "print",
  rejected: "print",
  printed: "check",
  checked: "pack",
  packed: "store",
  shipped: undefined,
  stored: undefined,
  held: undefined,
  cancelled: undefined,
};

const MISSING: Readonly<Partial<Record<UnitState, ScanRefusal>>> = {
  received: "not-ready",
  ready: "not-printed",
  rejected: "is-rejected",
  printed: "not-checked",
  checked: "not-packed",
  held: "is-held",
  cancelled: "is-cancelled",
  shipped: "has-left",
  stored: "already-done",
};

/** The state a scan leads to, or why it is not next (rule floor-scan-next). */
export function judgeScan(
  station: Station,
  state: UnitState,
): { readonly to: UnitState } | { readonly refused: ScanRefusal } {
  if (WAITS_FOR[state] === station) return { to: DOES[station] };
  const waits = WAITS_FOR[state];
  const isPast = waits !== undefined && STATIONS.indexOf(waits) > STATIONS.indexOf(station);
  return { refused: isPast ? "already-done" : (MISSING[state] ?? "already-done") };
}
