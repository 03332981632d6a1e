import { expect, test } from "vitest";
import { area, bench, designOf, shape } from "../editor.fixture.ts";
import { copyTargets, copyToAreas } from "./copy-area.ts";

const SMALL = area({ areaKindId: 2, name: "左袖", view: "left", width: 90_000, height: 90_000 });
const AREAS = [area(), SMALL];

function drawn() {
  const document = designOf(shape("a", { x: 150_000, width: 280_000, height: 140_000 }), shape("b", { y: 300_000 }));
  const [front, back] = document.areas;
  if (!front || !back) throw new Error("two areas");
  return bench({ ...document, areas: [front, { ...back, width: 90_000, height: 90_000 }] }, AREAS);
}

test("the copy fits its place whole, with ids of its own, and is one step back", () => {
  const { context, store } = drawn();
  copyToAreas(context, [SMALL], true);
  const [, copied] = store.get().document.areas;
  expect(copied?.layers.map(({ id }) => id)).toEqual(["new-1", "new-2"]);
  expect(copied?.layers[0]?.width).toBeLessThanOrEqual(80_000);
  expect((copied?.layers[0]?.width ?? 0) / (copied?.layers[0]?.height ?? 1)).toBeCloseTo(2, 3);
  store.undo();
  expect(store.get().document.areas[1]?.layers).toEqual([]);
});

test("what lies there is replaced, or goes below", () => {
  const { context, store } = drawn();
  copyToAreas(context, [SMALL], true);
  copyToAreas(context, [SMALL], true);
  expect(store.get().document.areas[1]?.layers).toHaveLength(2);
  copyToAreas(context, [SMALL], false);
  expect(store.get().document.areas[1]?.layers.map(({ id }) => id)).toEqual(["new-3", "new-4", "new-5", "new-6"]);
});

test("a place whose partner is in use is not offered", () => {
  const { context } = bench(designOf(shape("a")), [area(), area({ areaKindId: 2, name: "左胸", conflictsWith: [1] })]);
  expect(copyTargets(context, [])).toMatchObject([{ count: 0, problem: "胸中央と併用できません" }]);
});

test("of two places that cannot be printed together one alone is copied to", () => {
  const [left, right] = [
    area({ areaKindId: 2, name: "左胸", conflictsWith: [3] }),
    area({ areaKindId: 3, name: "右胸", conflictsWith: [2] }),
  ];
  const { context, store } = bench(designOf(shape("a")), [area(), left, right]);
  const problems = (...chosen: number[]) => copyTargets(context, chosen).map(({ problem }) => problem);
  expect(problems()).toEqual([undefined, undefined]);
  expect(problems(2)).toEqual([undefined, "左胸と併用できません"]);
  const before = store.get().document;
  copyToAreas(context, [left, right], true);
  expect(store.get().document).toBe(before);
  expect(store.get().complaint.text).toBe("左胸は右胸と併用できません。");
  copyToAreas(context, [left], true);
  expect(store.get().document.areas[1]?.layers).toHaveLength(1);
});
