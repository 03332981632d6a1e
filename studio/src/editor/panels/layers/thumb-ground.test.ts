import { expect, test } from "vitest";
import { isPale } from "./thumb-ground.ts";

const NOTHING = [0, 0, 0, 0];
const WHITE = [255, 255, 255, 255];
const YELLOW = [255, 240, 140, 255];
const RED = [254, 58, 39, 255];
const BLACK = [0, 0, 0, 255];
const drawing = (...colors: number[][]) => new Uint8ClampedArray(colors.flat());

test.each([
  ["nothing", [NOTHING, NOTHING], false],
  ["white letters", [NOTHING, NOTHING, WHITE], true],
  ["pale yellow letters", [NOTHING, YELLOW], true],
  ["red and black", [RED, BLACK, NOTHING], false],
  ["white beside black, which alone would be lost", [WHITE, BLACK, BLACK, BLACK], true],
  ["a spark of white in black", [WHITE, ...Array.from({ length: 19 }, () => BLACK)], false],
])("%s", (_what, colors, pale) => {
  expect(isPale(drawing(...colors))).toBe(pale);
});
