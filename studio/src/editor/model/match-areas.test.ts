import { expect, test } from "vitest";
import { matchAreas } from "./match-areas.ts";
import type { GoodsArea } from "./other-goods.ts";

const place = (areaKindId: number, view: GoodsArea["view"], ratio = 1, conflictsWith: number[] = []): GoodsArea => ({
  ...{ areaKindId, name: String(areaKindId), view, width: 100_000 * ratio, height: 100_000, conflictsWith },
  ...{ rect: { x: 0, y: 0, w: 100_000 * ratio, h: 100_000 }, tilt: 0, safe: 0 },
});

test.each([
  ["the same kind before all", [place(1, "front"), place(2, "back")], [place(2, "back"), place(1, "front")], "1-1 2-2"],
  ["the same view otherwise", [place(2, "back")], [place(7, "front"), place(8, "back")], "2-8"],
  ["the most similar shape", [place(1, "front", 2)], [place(7, "front", 0.5), place(8, "front", 1.8)], "1-8"],
  ["each place once", [place(1, "front"), place(2, "back")], [place(9, "front")], "1-9"],
  [
    "nothing beside its conflict",
    [place(1, "front"), place(3, "front")],
    [place(1, "front"), place(3, "front", 1, [1])],
    "1-1",
  ],
])("takes %s", (_what, sources, targets, wanted) => {
  const pairs = matchAreas(sources, targets).map(({ from, to }) => `${from}-${to}`);
  expect(pairs.toSorted().join(" ")).toBe(wanted);
});

test("a certain place is not taken away by one that could go elsewhere", () => {
  const pairs = matchAreas([place(5, "front"), place(1, "front")], [place(1, "front"), place(9, "back")]);
  expect(pairs).toContainEqual({ from: 1, to: 1 });
  expect(pairs).toContainEqual({ from: 5, to: 9 });
});
