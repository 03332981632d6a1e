import { expect, test } from "vitest";
import { createField, type Field, mapField } from "../field.ts";
import { BULGES, develop, type Exposure, exposureFor, groundFromNear, groundOf } from "./develop.ts";
import type { Photograph } from "./photograph.ts";

const SIDE = 120;
const stage = { width: SIDE, height: SIDE, pxPerMm: 1, originX: 0, originY: 0 };
const full = createField(SIDE, SIDE, 1);

function photograph(changed: Partial<Photograph> = {}): Photograph {
  return {
    stage,
    mask: full,
    white: createField(SIDE, SIDE, 0.5),
    black: createField(SIDE, SIDE, 0.02),
    shadow: createField(SIDE, SIDE),
    x: mapField(full, (_, i) => (i % SIDE) + 0.5),
    y: mapField(full, (_, i) => Math.floor(i / SIDE) + 0.5),
    above: full,
    ...changed,
  };
}

const middle = ({ data }: Field) => data[(SIDE * SIDE) / 2 + SIDE / 2] as number;

test("flat cloth is neither shaded nor lifted much, and moves no print", () => {
  const { goods, gloss } = develop(photograph(), exposureFor(photograph()));
  expect(middle(goods.shade)).toBeCloseTo(1);
  expect(middle(gloss)).toBeLessThan(0.06);
  expect(Math.max(...goods.shiftX.data, ...goods.shiftY.data)).toBeCloseTo(0);
});

test("a hollow is darker, what catches the light is lifted on black cloth", () => {
  const lit = photograph({ white: createField(SIDE, SIDE, 0.25), black: createField(SIDE, SIDE, 0.04) });
  const { goods, gloss } = develop(lit, exposureFor(photograph()));
  expect(middle(goods.shade)).toBeLessThan(0.75);
  expect(middle(gloss)).toBeGreaterThan(0.15);
});

test("a print follows a fold, and not the way that the garment happened to lie", () => {
  const { x } = photograph();
  const drifted = develop(photograph({ x: mapField(x, (at) => at - 6) }), exposureFor(photograph()));
  expect(middle(drifted.goods.shiftX)).toBeCloseTo(0);
  const folded = mapField(x, (at, i) => at - 2 * Math.exp(-(((i % SIDE) - SIDE / 2) ** 2) / 30));
  const { goods } = develop(photograph({ x: folded }), exposureFor(photograph()));
  expect(middle(goods.shiftX)).toBeGreaterThan(0.8);
});

test("on a body a print moves with all of the garment, and goes on where its cloth is hidden", () => {
  const { x } = photograph();
  const half = mapField(full, (_, i) => (i % SIDE < SIDE / 2 ? 1 : 0));
  const moved = photograph({ x: mapField(x, (at) => at - 25), above: half });
  const { shiftX } = develop(moved, exposureFor(photograph()), true).goods;
  expect(middle(shiftX)).toBeCloseTo(25);
  expect(shiftX.data.at(-1)).toBeCloseTo(25);
});

test("what bulges is exposed by what the lamp reaches, so that its other half is in the shade", () => {
  const round = photograph({ white: mapField(full, (_, i) => 0.3 + (0.4 * (i % SIDE)) / SIDE) });
  const shadeOf = (exposure: Exposure) => middle(develop(round, exposure).goods.shade);
  expect(shadeOf(exposureFor(round, BULGES))).toBeLessThan(shadeOf(exposureFor(round)) - 0.05);
});

test("the ground's shadow goes on under the goods, and is the same from nearer", () => {
  const left = mapField(full, (_, i) => (i % SIDE < SIDE / 2 ? 1 : 0));
  const shadow = groundOf(photograph({ mask: left, shadow: mapField(left, (share) => (1 - share) * 0.4) }));
  const row = (SIDE / 2) * SIDE;
  expect(shadow.data[row + SIDE / 2 + 4]).toBeCloseTo(0.3);
  expect(shadow.data[row + SIDE / 2 - 2]).toBeGreaterThan(0.2);
  const near = groundFromNear(shadow, stage, { ...stage, pxPerMm: 2, originX: -60, originY: -60 });
  expect(near.data[row + SIDE / 2]).toBeCloseTo(shadow.data[row + SIDE / 2] as number, 1);
});

test("a chest that is lit more than flat cloth keeps its forms", () => {
  const shadeOf = (white: number, isBent: boolean) =>
    middle(
      develop(photograph({ white: createField(SIDE, SIDE, white) }), { white: 0.5, black: 0.02 }, isBent).goods.shade,
    );
  expect(shadeOf(0.8, true)).toBeGreaterThan(shadeOf(0.65, true) + 0.005);
  expect(shadeOf(0.8, true)).toBeLessThan(shadeOf(0.8, false));
});

test("a single torn pixel is mended, a line of them and an outline are not", () => {
  const [torn, line] = [60 * SIDE + 40, (i: number) => i % SIDE === 80];
  const mask = mapField(full, (_, i) => (i % SIDE < 100 ? 1 : 0));
  const white = mapField(full, (_, i) => (i % SIDE >= 100 ? 0 : i === torn || line(i) ? 0.1 : 0.5));
  const { shade } = develop(photograph({ white, mask }), { white: 0.5, black: 0.02 }).goods;
  expect(shade.data[torn]).toBeGreaterThan(0.9);
  expect(shade.data[60 * SIDE + 80]).toBeLessThan(0.9);
  expect(shade.data[60 * SIDE + 98]).toBeGreaterThan(0.9);
});
