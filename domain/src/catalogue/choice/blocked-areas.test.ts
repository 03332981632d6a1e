import { describe, expect, test } from "vitest";
import type { ItemMethod, MethodId, PrintArea } from "../item.ts";
import { blockedAreas } from "./blocked-areas.ts";
import type { DesignChoice } from "./choice-rules.ts";

function area(areaKindId: number, x = 0, y = 0): PrintArea {
  const rects = { adult: { x, y, w: 100, h: 100 } };
  return { areaKindId, view: "front", rects, bleed: 0, safe: 5, fees: [{ from: 1, cost: 500 }] };
}

function goods(areas: readonly PrintArea[], conflicts: ItemMethod["conflicts"], more: readonly ItemMethod[] = []) {
  const method: ItemMethod = { methodId: 67, colorIds: [101], areas, conflicts };
  return { methods: [method, ...more], colors: [{ id: 101, name: "ホワイト", hex: "#FFFFFF", presetId: 1 }] };
}

const choose = (...areaKindIds: number[]): DesignChoice => ({ methodId: 67, colorId: 101, areaKindIds });
const names = { method: String, color: String, area: (id: number) => `${id}番` };

const CONFLICTS = [
  [1, 3],
  [1, 4],
  [1, 8],
  [2, 7],
] as const;
const AREAS = [area(1), area(2, 500), area(3, 50), area(4, 900), area(5, 2000)];
const shirt = goods(AREAS, CONFLICTS);

describe("blockedAreas", () => {
  test("blocks nothing before anything is chosen", () => expect(blockedAreas(shirt, choose())).toEqual([]));

  test("says what stands in the way, why, and what to take instead", () => {
    const blocked = blockedAreas(shirt, choose(1, 2));
    expect(blocked.map(({ reason }) => reason(names))).toEqual([
      "1番と重なるため、3番はいっしょに印刷できません。",
      "1番と近すぎるため、4番はいっしょに印刷できません。",
    ]);
    expect(blocked).toMatchObject([
      { areaKindId: 3, because: [1], instead: choose(2, 3), otherMethods: [] },
      { areaKindId: 4, because: [1], instead: choose(2, 4), otherMethods: [] },
    ]);
  });

  test("names every chosen partner in one sentence, and frees the place in one press", () => {
    const [blocked] = blockedAreas(shirt, choose(3, 4));
    expect(blocked).toMatchObject({ areaKindId: 1, because: [3, 4], instead: choose(1) });
    expect(blocked?.reason(names)).toBe("3番・4番と重なるため、1番はいっしょに印刷できません。");
  });

  test("offers another method that prints both", () => {
    const loose: ItemMethod = { methodId: 43 as MethodId, colorIds: [101], areas: AREAS, conflicts: [[1, 4]] };
    const [overlap, close] = blockedAreas(goods(AREAS, CONFLICTS, [loose]), choose(1));
    expect(overlap?.otherMethods).toEqual([{ methodId: 43, colorId: 101, areaKindIds: [1, 3] }]);
    expect(close?.otherMethods).toEqual([]);
  });

  test("sees that areas of a mug overlap, though each lies in a view of its own", () => {
    const around = { ...area(12), view: "left" as const, rects: { one: { x: -169, y: 5, w: 211, h: 85 } } };
    const face = { ...area(13), rects: { one: { x: -34, y: 10, w: 69, h: 75 } } };
    const [blocked] = blockedAreas(goods([around, face], [[12, 13]]), choose(12));
    expect(blocked?.reason(names)).toContain("重なる");
  });

  test("ignores a pair of which the method has only one area", () => {
    expect(blockedAreas(shirt, choose(2))).toEqual([]);
  });
});
