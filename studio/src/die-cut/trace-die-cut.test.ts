import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { type DieCut, polygonOfUm } from "@surimono/domain/catalogue";
import { expect, test } from "vitest";
import { distanceToPath } from "./distance-to-path.fixture.ts";
import { INK_PX_PER_MM, traceDieCut } from "./index.ts";

const RECT = { x: -30_000, y: 2000, w: 60_000, h: 80_000 };
const STICKER: DieCut = { margin: 3000, least: 2000, widest: 6000, thinnest: 4500, limit: RECT };
const around = { x: RECT.x - 5000, y: RECT.y - 5000, w: RECT.w + 10_000, h: RECT.h + 10_000 };
const STAND: DieCut = { ...STICKER, limit: around, fitting: { kind: "foot", width: 20_000, height: 4000 } };
const EAR: DieCut = { ...STICKER, limit: around, fitting: { kind: "ear", radius: 5000, hole: 2000, above: 3400 } };

/** In millimetres from the corner of the place. */
function ink(draw: (context: SKRSContext2D) => void, rect = RECT) {
  const canvas = createCanvas((rect.w / 1000) * INK_PX_PER_MM, (rect.h / 1000) * INK_PX_PER_MM);
  const context = canvas.getContext("2d");
  context.scale(INK_PX_PER_MM, INK_PX_PER_MM);
  draw(context);
  const { width, height } = canvas;
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

const disc = (x: number, y: number, r: number) => (context: SKRSContext2D) => {
  context.beginPath();
  context.arc(x, y, r, 0, Math.PI * 2);
  context.fill();
};

function traced(draw: (context: SKRSContext2D) => void, rules = STICKER, margin = rules.margin) {
  const cut = traceDieCut([ink(draw)], { rules, margin, rect: RECT });
  if (!cut) throw new Error("nothing was drawn");
  return cut;
}

test("the line keeps its margin from a disc to a sixth of a millimetre, in a few curves", () => {
  for (const margin of [2000, 3000, 5500]) {
    const { edge, openings, bridges } = traced(disc(30, 40, 12), STICKER, margin);
    for (const [x, y] of polygonOfUm(edge))
      expect(Math.abs(Math.hypot(x - 30_000, y - 40_000) - 12_000 - margin)).toBeLessThan(170);
    expect(edge.length).toBeLessThan(30);
    expect(edge.filter((step) => step.length === 2).length).toBeLessThan(10);
    expect([openings, bridges]).toEqual([[], 0]);
  }
});

test("nothing is drawn, nothing is cut; the same drawing is cut along the same line", () => {
  expect(traceDieCut([ink(() => {})], { rules: STICKER, margin: 3000, rect: RECT })).toBeUndefined();
  expect(traced(disc(30, 40, 9), STAND)).toEqual(traced(disc(30, 40, 9), STAND));
});

test("inner corners are round and small openings are filled; large ones are cut out", () => {
  const ring = (r: number) => (context: SKRSContext2D) => {
    context.lineWidth = 3;
    context.beginPath();
    context.arc(30, 40, r, 0, Math.PI * 2);
    context.stroke();
  };
  expect(traced(ring(8)).openings).toHaveLength(0);
  const [opening = []] = traced(ring(20)).openings;
  // 20 less half the line and the margin.
  for (const [x, y] of polygonOfUm(opening))
    expect(Math.abs(Math.hypot(x - 30_000, y - 40_000) - 15_500)).toBeLessThan(170);
  const corner = traced((context) => {
    context.fillRect(10, 20, 8, 40);
    context.fillRect(10, 52, 40, 8);
  });
  // Where the margins would meet in a corner the line stays farther away.
  expect(distanceToPath(corner.edge, 21_000, 49_000)).toBeGreaterThan(700);
});

test("parts that are near are joined by a band, and those that are too far are told with the gap", () => {
  const two = (gap: number) => (context: SKRSContext2D) => {
    disc(30, 15, 8)(context);
    disc(30, 31 + gap, 8)(context);
  };
  expect(traced(two(4))).toMatchObject({ bridges: 0 });
  const joined = traced(two(18));
  expect(joined.bridges).toBe(1);
  expect(joined.apart).toBeUndefined();
  // Half the way down the band is as wide as bands are.
  const across = [28, 29, 30, 31, 32].map((x) => distanceToPath(joined.edge, x * 1000, 32_000));
  expect(Math.abs(Math.max(...across) - 3000)).toBeLessThan(600);
  const apart = traced(two(26));
  expect(apart.apart?.gap).toBeGreaterThan(19_000);
  expect(apart.apart?.gap).toBeLessThan(21_000);
  expect(apart.others).toHaveLength(1);
});

type Bar = readonly [x: number, y: number, width: number, height: number];
test.each<readonly [string, Bar, Bar]>([
  ["at the top", [10, 0, 20, 60], [42, 0, 20, 60]],
  ["a millimetre below it", [10, 1, 20, 60], [42, 1, 20, 60]],
  ["at the left", [0, 10, 80, 20], [0, 42, 80, 20]],
  ["in a corner", [0, 0, 3, 3], [0, 14, 3, 3]],
])("a band between parts that end %s is whole, and within the goods", (_, one, other) => {
  const rect = { x: 0, y: 0, w: 80_000, h: 80_000 };
  const drawn = ink((context) => {
    context.fillRect(...one);
    context.fillRect(...other);
  }, rect);
  const cut = traceDieCut([drawn], { rules: { ...STICKER, limit: rect }, margin: 2000, rect });
  expect([cut?.bridges, cut?.apart]).toEqual([1, undefined]);
  const least = Math.min(...polygonOfUm(cut?.edge ?? []).flat());
  expect(least).toBeGreaterThan(-150);
  // Bands are 6 mm wide.
  expect(cut?.thin).toBeUndefined();
});

test("a stand gets a foot with sharp corners below its weight, an ear has its hole clear of the ink", () => {
  const { edge } = traced(disc(20, 40, 12), STAND);
  const points = polygonOfUm(edge);
  const bottom = Math.max(...points.map(([, y]) => y));
  expect(Math.abs(bottom - 59_000)).toBeLessThan(200);
  // Flat to a cell of the grid that the line is found on.
  const feet = points.filter(([, y]) => y > bottom - 200).map(([x]) => x);
  const [left, right] = [Math.min(...feet), Math.max(...feet)];
  expect(Math.abs(right - left - 20_000)).toBeLessThan(600);
  expect(Math.abs((left + right) / 2 - 20_000)).toBeLessThan(500);
  // Two ears of a cat: the hole would lie between them.
  const cat = traced((context) => {
    disc(30, 50, 12)(context);
    context.fillRect(22, 28, 6, 20);
    context.fillRect(32, 28, 6, 20);
  }, EAR);
  const { x, y, radius } = cat.hole ?? { x: 0, y: 0, radius: 0 };
  expect(radius).toBe(2000);
  const clear = Math.max(Math.abs(x - 30_000) - 2000, 0);
  expect(Math.hypot(clear, Math.max(0, 28_000 - y)) >= 3000 || y < 25_200).toBe(true);
  expect(distanceToPath(cat.edge, x, y)).toBeGreaterThan(4500);
});

test("the goods' own size cuts a margin short, and what is thinner than may be cut is told", () => {
  const full = traced((context) => context.fillRect(0, 0, 60, 80));
  expect(full.left).toBe(0);
  for (const [x, y] of polygonOfUm(full.edge)) {
    expect(x).toBeGreaterThan(-150);
    expect(y).toBeLessThan(80_150);
  }
  expect(traced(disc(30, 40, 12)).left).toBeUndefined();
  const line = (context: SKRSContext2D) => context.fillRect(29.9, 10, 0.2, 50);
  expect(traced(line, STICKER, 2000).thin).toBeGreaterThan(3500);
  expect(traced(line, STICKER, 2000).thin).toBeLessThan(4500);
  expect(traced(line, STICKER, 3000).thin).toBeUndefined();
});

test("the back is seen turned around: one line holds what is on both sides", () => {
  const back = { ...ink((context) => context.fillRect(40, 20, 10, 10)), isTurned: true };
  const cut = traceDieCut([ink(disc(30, 40, 12)), back], { rules: STICKER, margin: 3000, rect: RECT });
  expect(distanceToPath(cut?.edge ?? [], 15_000, 25_000)).toBeGreaterThan(7000);
  expect(distanceToPath(cut?.edge ?? [], 45_000, 25_000)).toBeLessThan(0);
});
