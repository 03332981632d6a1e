import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blockedAreas, conflictsWithin } from "./blocked-areas.ts";
import type { ItemMethod, PrintArea } from "./item.ts";

function area(areaKindId: number, x = 0, y = 0): PrintArea {
  const rects = { adult: { x, y, w: 100, h: 100 } };
  return { areaKindId, view: "front", rects, bleed: 0, safe: 5, fees: [{ from: 1, cost: 500 }] };
}

function method(kinds: readonly number[], conflicts: ItemMethod["conflicts"]): ItemMethod {
  return { methodId: 67, colorIds: [101], areas: kinds.map((kind) => area(kind, kind * 1000)), conflicts };
}

const shirt: ItemMethod = {
  ...method(
    [],
    [
      [1, 3],
      [1, 4],
      [1, 8],
      [2, 7],
    ],
  ),
  areas: [area(1), area(2, 500), area(3, 50), area(4, 900), area(5, 2000)],
};

describe("blockedAreas", () => {
  it("blocks nothing before anything is chosen", () => expect(blockedAreas(shirt, [])).toEqual([]));

  it("says what stands in the way, whether it overlaps, and what can be chosen instead", () => {
    expect(blockedAreas(shirt, [1])).toEqual([
      { areaKindId: 3, because: [1], overlapping: true, alternatives: [2, 5] },
      { areaKindId: 4, because: [1], overlapping: false, alternatives: [2, 5] },
    ]);
  });

  it("names every chosen partner", () => {
    expect(blockedAreas(shirt, [3, 4])[0]).toMatchObject({ areaKindId: 1, because: [3, 4] });
  });

  it("sees that areas of a mug overlap, though each lies in a view of its own", () => {
    const around = { ...area(12), view: "left" as const, rects: { one: { x: -169, y: 5, w: 211, h: 85 } } };
    const face = { ...area(13), rects: { one: { x: -34, y: 10, w: 69, h: 75 } } };
    const mug = { ...method([], [[12, 13]]), areas: [around, face] };
    expect(blockedAreas(mug, [12])).toMatchObject([{ areaKindId: 13, overlapping: true }]);
  });

  it("ignores a pair of which the method has only one area", () => {
    expect(blockedAreas(shirt, [2])).toEqual([]);
  });
});

const pairs = fc.array(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 })), { maxLength: 12 });
const kinds = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1 });
const anyMethod = fc.tuple(kinds, pairs).map(([ids, conflicts]) => method(ids, conflicts));
/** A choice as the screen allows it: built one area at a time, each unblocked at its moment. */
const methodAndChoice = fc.tuple(anyMethod, fc.array(fc.integer({ min: 1, max: 8 }))).map(([given, wishes]) => {
  const chosen: number[] = [];
  for (const wish of wishes) {
    const exists = given.areas.some(({ areaKindId }) => areaKindId === wish) && !chosen.includes(wish);
    if (exists && !blockedAreas(given, chosen).some(({ areaKindId }) => areaKindId === wish)) chosen.push(wish);
  }
  return { given, chosen };
});

describe("laws of blocking", () => {
  it("is symmetric: if one blocks the other, the other blocks the one", () => {
    fc.assert(
      fc.property(anyMethod, (given) => {
        for (const { areaKindId: one } of given.areas)
          for (const { areaKindId: other } of blockedAreas(given, [one]))
            expect(blockedAreas(given, [other]).map(({ areaKindId }) => areaKindId)).toContain(one);
      }),
    );
  });

  it("does not depend on the order of choosing", () => {
    fc.assert(
      fc.property(methodAndChoice, ({ given, chosen }) => {
        expect(blockedAreas(given, chosen.toReversed())).toEqual(blockedAreas(given, chosen));
      }),
    );
  });

  it("never lets a conflict be chosen", () => {
    fc.assert(
      fc.property(methodAndChoice, ({ given, chosen }) => {
        expect(conflictsWithin(given, chosen)).toEqual([]);
      }),
    );
  });

  it("is never a dead end: taking back what stands in the way frees the area", () => {
    fc.assert(
      fc.property(methodAndChoice, ({ given, chosen }) => {
        for (const { areaKindId, because } of blockedAreas(given, chosen)) {
          expect(because.length).toBeGreaterThan(0);
          const freed = chosen.filter((id) => !because.includes(id));
          expect(blockedAreas(given, freed).map((entry) => entry.areaKindId)).not.toContain(areaKindId);
        }
      }),
    );
  });

  it("offers only alternatives that can be added", () => {
    fc.assert(
      fc.property(methodAndChoice, ({ given, chosen }) => {
        for (const { alternatives } of blockedAreas(given, chosen))
          for (const id of alternatives) expect(conflictsWithin(given, [...chosen, id])).toEqual([]);
      }),
    );
  });
});
