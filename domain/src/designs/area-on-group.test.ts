import fc from "fast-check";
import { expect, test } from "vitest";
import { areaOnGroup } from "./area-on-group.ts";
import type { AreaDesign, GroupLayer, ShapeLayer, TextLayer } from "./document.ts";

const BASE = { rotation: 0, opacity: 1000, flipX: false, flipY: false, locked: false, hidden: false, name: "" };
const sun: ShapeLayer = {
  ...{ ...BASE, kind: "shape", id: "s", shape: "ellipse", fill: "#ff0000", stroke: { color: "#000000", width: 900 } },
  ...{ x: 150_000, y: 170_000, width: 300_000, height: 300_000 },
};
const words: TextLayer = {
  ...{ ...BASE, kind: "text", id: "t", text: "夜", fontId: "f", fontSize: 1200, color: "#000000", align: "start" },
  ...{ x: 60_000, y: 34_000, width: 1200, height: 1200, direction: "vertical", letterSpacing: 0, lineHeight: 1000 },
};
const both: GroupLayer = { ...BASE, kind: "group", id: "g", x: 0, y: 0, width: 1, height: 1, layers: [sun, words] };
const ADULT: AreaDesign = { areaKindId: 1, width: 300_000, height: 340_000, layers: [both] };

test("equal areas are one and the same document", () => {
  expect(areaOnGroup(ADULT, { w: 300_000, h: 340_000 })).toBe(ADULT);
});

test("a smaller area has the design in proportion and in the middle", () => {
  const kids = areaOnGroup(ADULT, { w: 200_000, h: 220_000 });
  expect(kids).toMatchObject({ areaKindId: 1, width: 200_000, height: 220_000 });
  const [circle, letter] = (kids.layers[0] as GroupLayer).layers;
  // 220 of 340: the middle stays the middle, with half of the rest on either side.
  expect(circle).toMatchObject({ x: 100_000, y: 110_000, width: 194_118, height: 194_118, stroke: { width: 582 } });
  // Smaller than the studio sets type: printed at that size, not enlarged to the limit.
  expect(letter).toMatchObject({ fontSize: 776, width: 776 });
});

test("whatever the ratio, the design keeps its own and none of it is lost", () => {
  const side = fc.integer({ min: 10_000, max: 500_000 });
  fc.assert(
    fc.property(side, side, (w, h) => {
      const [group] = areaOnGroup(ADULT, { w, h }).layers as readonly GroupLayer[];
      const circle = group?.layers[0] as ShapeLayer;
      expect(Math.abs(circle.width - circle.height)).toBeLessThanOrEqual(1);
      expect(circle.x - circle.width / 2).toBeGreaterThanOrEqual(-2);
      expect(circle.x + circle.width / 2).toBeLessThanOrEqual(w + 2);
      expect(Math.abs(circle.y - h / 2)).toBeLessThanOrEqual(2);
    }),
  );
});
