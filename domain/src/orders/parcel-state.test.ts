import { expect, test } from "vitest";
import { canStepParcel, PARCEL_STATES, PARCEL_STEPS, type ParcelTimes, parcelState } from "./parcel-state.ts";
import { ORDER_TRANSITIONS } from "./transitions.ts";

const AT = new Date(0);
const KEPT: ParcelTimes = { shippedAt: null, deliveredAt: null, cancelledAt: null };
const LEFT: ParcelTimes = { ...KEPT, shippedAt: AT };
const LOST: ParcelTimes = { ...LEFT, lostAt: AT };
const THERE: ParcelTimes = { ...LEFT, deliveredAt: AT };

test("a parcel follows its order, and only leaves and arrives by itself", () => {
  const states = Object.keys(ORDER_TRANSITIONS.fulfilment) as (keyof typeof ORDER_TRANSITIONS.fulfilment)[];
  const of = (times: ParcelTimes) =>
    Object.fromEntries(
      states.map((fulfilment) => [fulfilment, parcelState({ lifecycle: "placed", fulfilment }, times)]),
    );
  const before = { waiting: "preparing", printing: "preparing", stored: "stored", stopped: "cancelled" };
  expect(of(KEPT)).toEqual({ ...before, packed: "packed", shipped: "shipped" });
  expect(of(LEFT)).toEqual({ ...before, packed: "shipped", shipped: "shipped" });
  expect(of(THERE)).toEqual({ ...before, packed: "delivered", shipped: "delivered" });
  expect(of(LOST)).toEqual({ ...before, packed: "lost", shipped: "lost" });
  expect(parcelState({ lifecycle: "cancelled", fulfilment: "stopped" }, KEPT)).toBe("cancelled");
  // Taken out before it left: the others go on without it.
  for (const fulfilment of states)
    expect(parcelState({ lifecycle: "placed", fulfilment }, { ...KEPT, cancelledAt: AT })).toBe("cancelled");
});

const PAIRS = PARCEL_STATES.flatMap((from) => PARCEL_STATES.map((to) => [from, to] as const));

test.each(PAIRS)(
  "a parcel goes from %s to %s exactly when the table says so, and back where it was a slip",
  (from, to) => {
    expect(canStepParcel(from, to)).toBe(PARCEL_STEPS[from].includes(to));
    // What has left is never on the bench again but by taking that step back.
    if (from === "delivered" || from === "lost") expect(canStepParcel(from, "packed")).toBe(false);
    if (from === "cancelled" || from === "stored") expect(canStepParcel(from, to)).toBe(false);
    if (to === "lost") expect(canStepParcel(from, to)).toBe(from === "shipped");
  },
);
