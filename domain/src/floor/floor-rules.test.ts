import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgeScan, readUnitCode, STATIONS, spacedUnitCode, UNIT_STATES, UNIT_STEPS, unitCode } from "./index.ts";
import { canStepUnit, canUndoUnit, followedState, type UnitState } from "./unit-state.ts";

const LEGAL = [
  "received ready",
  "received held",
  "ready printed",
  "ready held",
  "printed checked",
  "printed rejected",
  "printed held",
  "checked packed",
  "checked rejected",
  "checked held",
  "packed stored",
  "packed rejected",
  "rejected printed",
  "rejected held",
  "held received",
  "held ready",
  "held printed",
  "held checked",
  "held rejected",
];
const UNDOS = ["printed ready", "printed rejected", "checked printed", "packed checked"];
const PAIRS = UNIT_STATES.flatMap((from) => UNIT_STATES.map((to) => [from, to] as const));

test.each(PAIRS)("a unit goes from %s to %s only if the floor has such a step", (from, to) => {
  expect(canStepUnit(from, to)).toBe(LEGAL.includes(`${from} ${to}`));
  expect(canUndoUnit(from, to)).toBe(UNDOS.includes(`${from} ${to}`));
});

test.each(STATIONS.flatMap((station) => UNIT_STATES.map((state) => [station, state] as const)))(
  "at the station %s a %s unit makes a legal step or none",
  (station, state) => {
    const judged = judgeScan(station, state);
    const next = { print: ["ready", "rejected"], check: ["printed"], pack: ["checked"], store: ["packed"] }[station];
    expect("to" in judged).toBe(next.includes(state));
    if ("to" in judged) expect(UNIT_STEPS[state]).toContain(judged.to);
  },
);

test("a refusal names what comes first", () => {
  expect(judgeScan("pack", "ready")).toEqual({ refused: "not-printed" });
  expect(judgeScan("pack", "printed")).toEqual({ refused: "not-checked" });
  expect(judgeScan("check", "received")).toEqual({ refused: "not-ready" });
  expect(judgeScan("print", "packed")).toEqual({ refused: "already-done" });
  expect(judgeScan("check", "rejected")).toEqual({ refused: "is-rejected" });
  expect(judgeScan("pack", "shipped")).toEqual({ refused: "has-left" });
});

describe("the number on a label", () => {
  test("is read back as typed, spaced or full-width", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (number) => {
        const code = unitCode(number);
        const wide = [...code].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join("");
        for (const text of [code, spacedUnitCode(code), ` ${code}\n`, wide]) expect(readUnitCode(text)).toBe(number);
      }),
    );
  });

  test("is refused with a wrong digit or two that changed places", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        (number, place, by) => {
          const digits = [...unitCode(number)];
          const at = place % digits.length;
          const wrong = digits.with(at, String((Number(digits[at]) + by) % 10)).join("");
          expect(readUnitCode(wrong)).toBeUndefined();
          const next = at + 1;
          if (next === digits.length || digits[at] === digits[next]) return;
          const swapped = digits.with(at, digits[next] ?? "").with(next, digits[at] ?? "");
          expect(readUnitCode(swapped.join(""))).toBeUndefined();
        },
      ),
    );
  });

  test("has at least eight digits, fewer than a courier's, and nothing else is one", () => {
    expect(unitCode(1)).toHaveLength(8);
    for (const text of ["", "0", "00000000", "123456789012", "SR-0000-0001", "https://example.com/12345678"])
      expect(readUnitCode(text)).toBeUndefined();
  });
});

describe("after its order was moved elsewhere, a unit", () => {
  const courier = { way: "courier", before: "printing", fulfilment: "printing", parcel: "preparing" } as const;
  const all = (around: Parameters<typeof followedState>[1], states: readonly UnitState[] = UNIT_STATES) =>
    Object.fromEntries(states.map((state) => [state, followedState(state, around)]));

  test("stays where it is while the order does", () => {
    const own: UnitState[] = ["received", "ready", "printed", "checked", "packed", "rejected", "held", "cancelled"];
    for (const state of own) expect(followedState(state, courier)).toBe(state);
    expect(all({ ...courier, fulfilment: "packed", before: "packed", parcel: "packed" }, own)).toEqual(
      Object.fromEntries(own.map((state) => [state, state])),
    );
  });

  test("is packed, sent or stored with it, but for what was cancelled", () => {
    for (const [around, to] of [
      [{ ...courier, fulfilment: "packed", parcel: "packed" }, "packed"],
      [{ ...courier, fulfilment: "shipped", parcel: "shipped" }, "shipped"],
      [{ ...courier, fulfilment: "packed", before: "packed", parcel: "delivered" }, "shipped"],
      [{ ...courier, way: "warehouse", fulfilment: "stored", parcel: "stored" }, "stored"],
      [{ ...courier, way: "warehouse", fulfilment: "shipped", before: "stored", parcel: "shipped" }, "stored"],
    ] as const)
      for (const state of UNIT_STATES)
        expect(followedState(state, around)).toBe(state === "cancelled" ? "cancelled" : to);
    for (const state of UNIT_STATES)
      expect(followedState(state, { ...courier, parcel: "cancelled" })).toBe("cancelled");
  });

  test("goes back with it", () => {
    const packed = { ...courier, before: "shipped", fulfilment: "packed", parcel: "packed" } as const;
    expect(all(packed, ["shipped", "packed", "rejected"])).toEqual({
      ...{ shipped: "packed", packed: "packed", rejected: "rejected" },
    });
    const printing = { ...courier, before: "packed" } as const;
    expect(all(printing, ["packed", "checked", "rejected", "held"])).toEqual({
      ...{ packed: "checked", checked: "checked", rejected: "rejected", held: "held" },
    });
    expect(followedState("received", { ...courier, before: "waiting" })).toBe("ready");
  });
});
