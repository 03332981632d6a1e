import { expect, test } from "vitest";
import { firstFacing } from "./first-facing.ts";
import { handleMesh } from "./handle-mesh.ts";
import { roundProfile } from "./round-profile.ts";
import { revolve, type SurfaceMesh } from "./surface-mesh.ts";
import { isVessel, vesselShape } from "./vessel-shape.ts";
import { placesAround } from "./wall-picture.ts";

type Vector = readonly [number, number, number];

function vector(list: Float32Array, index: number): Vector {
  return [list[index * 3] ?? 0, list[index * 3 + 1] ?? 0, list[index * 3 + 2] ?? 0];
}

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The share of triangles whose front is where their normals say. */
function shareFacing({ positions, normals, triangles }: SurfaceMesh): number {
  let all = 0;
  let right = 0;
  for (let at = 0; at < triangles.length; at += 3) {
    const [a = 0, b = 0, c = 0] = triangles.slice(at, at + 3);
    const from = vector(positions, a);
    const front = cross(minus(vector(positions, b), from), minus(vector(positions, c), from));
    if (Math.hypot(...front) < 1e-6) continue;
    all += 1;
    if (dot(front, vector(normals, a)) > 0) right += 1;
  }
  return right / all;
}

test.each(["mug", "matte-mug", "tumbler", "bottle"])("every side of a %s faces outwards", (silhouette) => {
  const shape = vesselShape(silhouette, 80, 150);
  for (const { profile } of shape?.parts ?? []) expect(shareFacing(revolve(profile, 100))).toBe(1);
  if (shape?.handle) expect(shareFacing(handleMesh(shape.radius, shape.handle))).toBe(1);
});

test("what has no round wall cannot be turned", () => {
  expect(isVessel("tee")).toBe(false);
  expect(vesselShape("tee", 80, 150)).toBeUndefined();
});

test("its wall is as wide and as high as the goods, its lip and foot are round", () => {
  const { parts = [], wall = 0 } = vesselShape("mug", 82, 95) ?? {};
  const outside = parts.find(({ matter }) => matter === "wall")?.profile ?? [];
  expect(Math.max(...outside.map(({ r }) => r))).toBe(41);
  expect(wall).toBe(95);
  expect(Math.min(...outside.map(({ y }) => y))).toBe(-95);
  const bottle = vesselShape("bottle", 66, 210);
  expect((bottle?.wall ?? 0) + (bottle?.above ?? 0)).toBe(210);
});

test("a rounding touches both of its sides", () => {
  const points = roundProfile([
    { r: 0, y: 0, round: 0 },
    { r: 10, y: 0, round: 3 },
    { r: 10, y: 10, round: 0 },
  ]).slice(1, -1);
  expect(points[0]).toMatchObject({ r: 7, y: 0, nr: 0, ny: -1 });
  expect(points.at(-1)?.r).toBeCloseTo(10);
  expect(points.at(-1)?.nr).toBeCloseTo(1);
  for (const { r, y } of points) expect(Math.hypot(r - 7, y - 3)).toBeCloseTo(3);
});

test("the front is in the middle of the picture around the wall, the handle a quarter to the right of it", () => {
  const { positions, uvs } = revolve(vesselShape("mug", 82, 95)?.parts[0]?.profile ?? [], 95);
  const across = [...uvs].filter((_, at) => at % 2 === 0);
  const front = across.findIndex((u, at) => u === 0.5 && (positions[at * 3 + 1] ?? 0) > -50);
  expect(vector(positions, front)[2]).toBeGreaterThan(40);
  const right = across.findIndex((u, at) => u === 0.75 && (positions[at * 3 + 1] ?? 0) > -50);
  expect(vector(positions, right)[0]).toBeGreaterThan(39);
});

test("a print behind lies on both ends of the picture around the wall", () => {
  const around = 257_600;
  expect(placesAround({ x: -34_500, w: 69_000 }, around)).toEqual([94_300]);
  expect(placesAround({ x: -163_500, w: 69_000 }, around)).toEqual([222_900, -34_700]);
});

test("the widest print faces the viewer first, a little aside for the handle", () => {
  const rect = (x: number, w: number) => ({ x, w, y: 0, h: 10 });
  expect(firstFacing([], 41, false)).toBe(0);
  expect(firstFacing([rect(-31_000, 62_000)], 38, false)).toBe(0);
  expect(firstFacing([rect(-10_000, 20_000)], 41, true)).toBeCloseTo(0.35);
  // Behind, the handle is to the left.
  expect(firstFacing([rect(-163_500, 69_000)], 41, true)).toBeCloseTo(-Math.PI - 0.35, 1);
});
