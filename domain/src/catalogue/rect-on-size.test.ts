import { expect, test } from "vitest";
import { rectOnSize } from "./rect-on-size.ts";

const sleeve = { x: 260_000, y: 170_000, w: 80_000, h: 80_000 };

test("a print keeps its millimetres on every size", () => {
  for (const areaKindId of [1, 5, 6])
    expect(rectOnSize(areaKindId, sleeve, 610_000, 520_000)).toMatchObject({ w: 80_000, h: 80_000 });
});

test("a place on a sleeve goes outwards with it, one on the body stays where it is measured", () => {
  const wide = rectOnSize(5, sleeve, 650_000, 520_000);
  expect(wide.x + wide.w / 2).toBe(300_000 * 1.25);
  expect(wide.y + wide.h / 2).toBe(210_000 * 1.25);
  expect(rectOnSize(3, sleeve, 650_000, 520_000)).toEqual(sleeve);
  expect(rectOnSize(5, sleeve, 520_000, 520_000)).toEqual(sleeve);
});
