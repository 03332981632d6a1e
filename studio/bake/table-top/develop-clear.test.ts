import { expect, test } from "vitest";
import { createField, type Field, mapField } from "../field.ts";
import { developClear } from "./develop-clear.ts";
import type { ClearPhotograph } from "./photograph-clear.ts";

const SIDE = 90;
const LOOK = { exposed: 0.5, inDyed: () => 0, paler: 0.8 };
const full = createField(SIDE, SIDE, 1);

function photograph(changed: Partial<ClearPhotograph> = {}): ClearPhotograph {
  return {
    stage: { width: SIDE, height: SIDE, pxPerMm: 1, originX: 0, originY: 0 },
    mask: full,
    seen: createField(SIDE, SIDE, 0.9),
    ground: createField(SIDE / 3, SIDE / 3, 1),
    white: createField(SIDE, SIDE, 0.5),
    gloss: createField(SIDE, SIDE, 0.04),
    ...changed,
  };
}

const at = (field: Field, x: number, y: number) => field.data[y * field.width + x] as number;

test("a face lets through what lies behind it, and mirrors nothing", () => {
  const { glass, gloss } = developClear(photograph(), LOOK);
  expect(Math.max(...glass.data.map(Math.abs))).toBeLessThan(0.001);
  expect(Math.max(...gloss.data)).toBe(0);
});

test("an edge is as dark or light as the light that it sends on, whatever lies behind", () => {
  const seen = mapField(full, (_, i) => (i % SIDE < 20 ? 0.2 : i % SIDE > 80 ? 2 : 0.9));
  const { glass } = developClear(photograph({ seen }), LOOK);
  expect(at(glass, 10, 40)).toBeLessThan(-0.4);
  expect(at(glass, 85, 40)).toBeGreaterThan(0.4);
});

test("beside the goods there is only their shadow, which is what the ground lacks, and under a clear face less of it", () => {
  const mask = mapField(full, (_, i) => (i % SIDE < 60 ? 1 : 0));
  const seen = mapField(mask, (share) => share * 0.9);
  const ground = createField(SIDE / 3, SIDE / 3, 0.5);
  const { glass, shadow } = developClear(photograph({ mask, seen, ground }), LOOK);
  expect(at(glass, 70, 45)).toBe(0);
  expect(at(shadow, 70, 45)).toBeGreaterThan(0.15);
  expect(at(shadow, 45, 45)).toBeLessThan(0.1);
});
