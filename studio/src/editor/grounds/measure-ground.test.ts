import type { Pixels } from "@surimono/domain/designs";
import { expect, test } from "vitest";
import { measureGround } from "./measure-ground.ts";

type Rgb = readonly [number, number, number];
const SIDE = 240;

/** Numbers from −1 to 1 that look as if by chance, the same each time. */
function chance(): () => number {
  let state = 7;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 30 - 1;
  };
}

function drawn(colorAt: (x: number, y: number) => Rgb, noise = 0): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  const next = chance();
  for (let index = 0; index < SIDE * SIDE; index++) {
    const grain = noise * next();
    const color = colorAt(index % SIDE, Math.floor(index / SIDE));
    data.set([...color.map((value) => value + grain), 255], index * 4);
  }
  return { data, width: SIDE, height: SIDE };
}

const measured = (picture: Pixels) => {
  const upper = { ...picture, data: picture.data.subarray(0, SIDE * 16), height: 4, top: 0, whole: SIDE };
  return measureGround(picture, [upper], 2);
};
const inDisc = (x: number, y: number, radius = 70) => Math.hypot(x - SIDE / 2, y - SIDE / 2) < radius;
const grey = (value: number): Rgb => [value, value, value];

test("an even ground is taken by the usual tolerance, a noisy one by that of its noise", () => {
  expect(measured(drawn((x, y) => (inDisc(x, y) ? [200, 30, 30] : grey(255))))).toEqual({
    kind: "found",
    ground: { color: "#ffffff", tolerance: 16, softness: 24, rim: 2 },
  });
  const noisy = measured(drawn((x, y) => (inDisc(x, y) ? [200, 30, 30] : grey(220)), 24));
  expect(noisy).toMatchObject({ kind: "found" });
  if (noisy.kind !== "found") return;
  expect(noisy.ground.tolerance).toBeGreaterThanOrEqual(24);
  expect(noisy.ground.tolerance).toBeLessThanOrEqual(30);
});

test("what differs from its ground by less than the usual is told to be close, and taken by the noise alone", () => {
  const shirt = measured(drawn((x, y) => (inDisc(x, y) ? grey(245) : grey(255)), 1));
  expect(shirt).toMatchObject({ kind: "found", note: "close" });
  if (shirt.kind === "found") expect(shirt.ground.tolerance).toBeLessThan(10);
  expect(measured(drawn((x, y) => (inDisc(x, y) ? grey(253) : grey(255)), 1))).toEqual({ kind: "alike" });
});

test("uneven light, and a shadow in it, is followed; a horizon is none", () => {
  const light = (x: number, y: number) => 240 - x / 3 - 30 * Math.exp(-(((x - 60) / 60) ** 2) - ((y - 200) / 60) ** 2);
  const lit = measured(drawn((x, y) => (inDisc(x, y, 40) ? [20, 20, 120] : grey(light(x, y))), 2));
  expect(lit).toMatchObject({ kind: "found" });
  if (lit.kind !== "found") return;
  const told = lit.ground.light?.map((color) => Number.parseInt(color.slice(1, 3), 16)) ?? [];
  for (const [place, value] of told.entries()) {
    const [x, y] = [(place % 9) * 29.9, Math.floor(place / 9) * 29.9];
    expect(Math.abs(value - light(x, y))).toBeLessThan(14);
  }
  expect(measured(drawn((x, y) => (y > 130 + 8 * Math.sin(x / 20) ? [30, 60, 110] : [250, 240, 220])))).toEqual({
    kind: "none",
  });
});

test("thin strokes on paper are lines; the same on a clean white ground are not, nor is a disc on paper", () => {
  const paper = (x: number, y: number): Rgb => [244 - x / 20, 236 - x / 20, 214 - y / 20];
  const isStroke = (x: number, y: number) =>
    Math.abs((Math.hypot(x - 120, y - 120) % 30) - 15) < 1.2 && inDisc(x, y, 100);
  const written = measured(drawn((x, y) => (isStroke(x, y) ? [60, 60, 70] : paper(x, y)), 5));
  expect(written).toMatchObject({ kind: "found", note: "lines" });
  if (written.kind === "found") expect(written.ground.rim).toBeUndefined();
  const clean = measured(drawn((x, y) => (isStroke(x, y) ? grey(0) : grey(255))));
  expect(clean).toMatchObject({ kind: "found" });
  if (clean.kind === "found") expect(clean.ground.lines).toBeUndefined();
  const disc = measured(drawn((x, y) => (inDisc(x, y) ? [60, 60, 70] : paper(x, y)), 5));
  if (disc.kind === "found") expect(disc.ground.lines).toBeUndefined();
});

test("what shows between hairs goes too, an eye's white stays", () => {
  const isHair = (x: number, y: number) => (x % 8 < 2 || y % 8 < 2) && inDisc(x, y);
  expect(measured(drawn((x, y) => (isHair(x, y) ? grey(20) : grey(255))))).toMatchObject({
    ground: { enclosed: true },
  });
  const face = measured(drawn((x, y) => (inDisc(x, y) && !inDisc(x, y, 20) ? [230, 180, 40] : grey(255))));
  expect(face).toMatchObject({ kind: "found" });
  if (face.kind === "found") expect(face.ground.enclosed).toBeUndefined();
});

test("the rings of a strong compression are taken with the ground, and somebody portrayed may stand on the lower side", () => {
  const ring = (x: number, y: number) => inDisc(x, y, 75) && (x + y) % 3 === 0;
  const compressed = measured(drawn((x, y) => (inDisc(x, y) ? [200, 30, 30] : grey(ring(x, y) ? 240 : 255))));
  expect(compressed).toMatchObject({ kind: "found", ground: { tolerance: 28 } });
  const backdrop = (x: number, y: number): Rgb => [210 - (x + y) / 8, 220 - (x + y) / 8, 235 - (x + y) / 8];
  const portrait = measured(drawn((x, y) => (Math.hypot(x - 120, y - 260) < 110 ? [90, 40, 30] : backdrop(x, y))));
  expect(portrait).toMatchObject({ kind: "found" });
});
