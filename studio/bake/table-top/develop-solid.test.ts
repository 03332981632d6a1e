import { expect, test } from "vitest";
import { createField, type Field, mapField } from "../field.ts";
import { developSolid } from "./develop-solid.ts";
import type { SolidPhotograph } from "./photograph-solid.ts";

const SIDE = 120;
const full = createField(SIDE, SIDE, 1);
const empty = createField(SIDE, SIDE);
const look = { exposed: 0.5, shine: 1 };

type Photograph = SolidPhotograph<"painted">;

function photograph(changed: Partial<Photograph> = {}): Photograph {
  const coarse = createField(SIDE / 3, SIDE / 3);
  return {
    stage: { width: SIDE, height: SIDE, pxPerMm: 1, originX: 0, originY: 0 },
    mask: full,
    white: createField(SIDE, SIDE, 0.5),
    gloss: { painted: empty },
    ground: { shadow: coarse, near: coarse, hidden: coarse },
    ...changed,
  };
}

const at = (field: Field, x: number, y: number) => field.data[y * field.width + x] as number;

test("goods lit alike all over keep their colour, move no print and have none of their own", () => {
  const { goods, gloss } = developSolid(photograph(), "painted", look);
  expect(at(goods.shade, 60, 60)).toBeCloseTo(1, 1);
  expect(Math.max(...goods.shiftX.data, ...goods.shiftY.data, ...gloss.data)).toBe(0);
  expect(goods.labels).toEqual([]);
});

test("the side in the shade is darker, and however much light there is, it runs out softly", () => {
  const white = mapField(full, (_, i) => (i % SIDE < 40 ? 0.2 : i % SIDE < 100 ? 0.5 : 50));
  const { shade } = developSolid(photograph({ white }), "painted", look).goods;
  expect(at(shade, 20, 60)).toBeLessThan(0.7);
  expect(at(shade, 110, 60)).toBeGreaterThan(at(shade, 60, 60));
  expect(at(shade, 110, 60)).toBeLessThan(1.07);
});

test("a mirrored lamp adds light, as much as the look shows of it", () => {
  const lamp = photograph({ gloss: { painted: createField(SIDE, SIDE, 0.2) } });
  const [whole, half] = [1, 0.5].map((shine) => at(developSolid(lamp, "painted", { ...look, shine }).gloss, 60, 60));
  expect(whole).toBeGreaterThan(0.2);
  expect(half).toBeCloseTo((whole as number) / 2);
});

test("what is never dyed lies over the colour in its own, and does not count for the exposure", () => {
  const coverage = mapField(full, (_, i) => (i < SIDE * 70 ? 1 : 0));
  const light = [0.5, 0.25, 0.1].map((value) => createField(SIDE, SIDE, value)) as [Field, Field, Field];
  const white = mapField(coverage, (share) => (share > 0 ? 5 : 0.5));
  const { goods } = developSolid(photograph({ white, own: { light, coverage } }), "painted", look);
  expect(at(goods.shade, 60, 100)).toBeCloseTo(1, 1);
  const pixel = (y: number) => goods.labels[0]?.getContext("2d").getImageData(5, y, 1, 1).data ?? [];
  const [red = 0, green = 0, blue = 0, alpha] = pixel(5);
  expect(alpha).toBe(255);
  expect(red).toBeGreaterThan(green + 20);
  expect(green).toBeGreaterThan(blue + 20);
  expect(pixel(100)[3]).toBe(0);
});

test("a shadow goes on under the goods and ends before the picture does", () => {
  const side = SIDE / 3;
  const shadow = createField(side, side, 0.5);
  const hidden = mapField(shadow, (_, i) => (i % side > 15 && i % side < 25 ? 1 : 0));
  const ground = {
    shadow: mapField(shadow, (dark, i) => ((hidden.data[i] as number) > 0 ? 1 : dark)),
    near: shadow,
    hidden,
  };
  const cast = developSolid(photograph({ ground }), "painted", look).shadow;
  expect(at(cast, 60, 60)).toBeCloseTo(at(cast, 36, 60), 1);
  expect(at(cast, 60, 60)).toBeGreaterThan(0.2);
  expect(at(cast, 1, 60)).toBeLessThan(0.02);
});
