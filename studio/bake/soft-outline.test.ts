import { expect, test } from "vitest";
import { createField, type Field } from "./field.ts";
import { softOutline } from "./soft-outline.ts";

const SIDE = 100;

function drawn(isWithin: (x: number, y: number) => boolean): Field {
  const field = createField(SIDE, SIDE);
  for (let i = 0; i < field.data.length; i++) field.data[i] = isWithin(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0;
  return field;
}
const at = (field: Field, x: number, y: number) => field.data[y * SIDE + x] as number;

test("a straight edge stays where it is, two pixels wide, and steps of single pixels go", () => {
  const stepped = softOutline(drawn((x, y) => x < 50 + (y % 2)));
  for (let y = 20; y < 80; y++) {
    expect(at(stepped, 47, y)).toBe(1);
    expect(at(stepped, 50, y)).toBeCloseTo(0.5, 1);
    expect(at(stepped, 53, y)).toBe(0);
  }
});

test("a point recedes, and the cloth behind it stays", () => {
  const pointed = drawn((x, y) => x > 20 && Math.abs(y - 50) < (x - 20) / 2);
  const rounded = softOutline(pointed);
  expect([at(pointed, 24, 50), at(rounded, 24, 50)]).toEqual([1, 0]);
  expect(at(rounded, 40, 50)).toBe(1);
});
