import type { OrderWay } from "../delivery/index.ts";
import type { OrderAxes, ParcelState } from "../orders/index.ts";

/** What a piece of goods can be on the workshop's floor. */
export const UNIT_STATES = [
  "received",
  "ready",
  "printed",
  "checked",
  "packed",
  "shipped",
  "stored",
  "rejected",
  "held",
  "cancelled",
] as const;
export type UnitState = (typeof UNIT_STATES)[number];

/** On the floor still: few, however many have left. Lists are of these; what has left is found by its order. */
export const OPEN_UNIT_STATES = [
  "received",
  "ready",
  "printed",
  "checked",
  "packed",
  "rejected",
  "held",
] as const satisfies readonly UnitState[];

export const UNIT_STATE_NAMES: Readonly<Record<UnitState, string>> = {
  received: "受付",
  ready: "印刷待ち",
  printed: "印刷済み",
  checked: "検品済み",
  packed: "梱包済み",
  shipped: "発送済み",
  stored: "入庫済み",
  rejected: "刷り直し",
  held: "保留",
  cancelled: "取りやめ",
};

/** The states in which it can be put aside, and to which it comes back. */
const HOLDABLE = ["received", "ready", "printed", "checked", "rejected"] as const satisfies UnitState[];

/** What hands do with a unit (rule floor-unit-steps). Nothing else is a step. */
export const UNIT_STEPS: Readonly<Record<UnitState, readonly UnitState[]>> = {
  received: ["ready", "held"],
  ready: ["printed", "held"],
  printed: ["checked", "rejected", "held"],
  checked: ["packed", "rejected", "held"],
  packed: ["stored", "rejected"],
  shipped: [],
  stored: [],
  // Printed again, on new goods.
  rejected: ["printed", "held"],
  held: HOLDABLE,
  cancelled: [],
};

/** What of it can be taken back within a minute, and to where: a print that was the second goes back to waiting for it. */
export const UNIT_UNDOS: Readonly<Partial<Record<UnitState, readonly UnitState[]>>> = {
  printed: ["ready", "rejected"],
  checked: ["printed"],
  packed: ["checked"],
};

export const canStepUnit = (from: UnitState, to: UnitState): boolean => UNIT_STEPS[from].includes(to);
export const canUndoUnit = (from: UnitState, to: UnitState): boolean => UNIT_UNDOS[from]?.includes(to) ?? false;

interface Surroundings {
  readonly way: OrderWay;
  readonly fulfilment: OrderAxes["fulfilment"];
  /** The order's, when the unit was last brought in line with it. */
  readonly before: OrderAxes["fulfilment"];
  /** Of the parcel it goes in; of an order into the warehouse as if it were one parcel. */
  readonly parcel: ParcelState;
}

/**
 * Where a unit is after its order or parcel was moved elsewhere: by a command, at the counter, by its buyer (rule floor-units-follow). Half of
 * an order may be packed while it is still printing, so only a step that the order has made since then moves a unit.
 */
export function followedState(state: UnitState, { way, fulfilment, before, parcel }: Surroundings): UnitState {
  if (state === "cancelled" || parcel === "cancelled") return "cancelled";
  if (way === "warehouse" && (fulfilment === "stored" || fulfilment === "shipped")) return "stored";
  if (parcel === "shipped" || parcel === "delivered" || parcel === "lost") return "shipped";
  const here = state === "shipped" || state === "stored" ? "packed" : state;
  if (fulfilment === before) return here;
  if (fulfilment === "packed") return before === "waiting" || before === "printing" ? "packed" : here;
  if (here === "packed") return "checked";
  return fulfilment === "printing" && here === "received" ? "ready" : here;
}
