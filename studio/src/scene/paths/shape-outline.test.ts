import { expect, test } from "vitest";
import { shapeLayer } from "../design.fixture.ts";
import { outlineBox } from "./outline.ts";
import { shapeOutline } from "./shape-outline.ts";

test.each(["rectangle", "ellipse", "triangle", "star", "heart", "line"] as const)(
  "a %s fills its box on all four sides",
  (shape) => {
    const box = outlineBox(shapeOutline(shapeLayer(shape, { width: 3000, height: 800 })));
    expect(box?.left).toBeCloseTo(-1500);
    expect(box?.right).toBeCloseTo(1500);
    expect(box?.top).toBeCloseTo(-400);
    expect(box?.bottom).toBeCloseTo(400);
  },
);

test("a line taller than wide keeps its ends round", () => {
  const box = outlineBox(shapeOutline(shapeLayer("line", { width: 500, height: 2000 })));
  expect(box).toEqual({ left: -250, right: 250, top: -1000, bottom: 1000 });
});
