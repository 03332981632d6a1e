import { CROP_WHOLE, type GroundTouch, type RemovedGround } from "@surimono/domain/designs";
import { expect, test } from "vitest";
import { GroundMap } from "./ground-map.ts";

const SIDE = 20;
const at = (pixel: number) => Math.round((pixel * CROP_WHOLE) / SIDE);

function touch(kind: GroundTouch["kind"], points: readonly number[], change: Partial<GroundTouch> = {}): GroundTouch {
  return { kind, radius: at(2), softness: 0, points: points.map(at), ...change };
}

/** A grey square on white. */
function alphaAfter(touches: readonly GroundTouch[]): (x: number, y: number) => number[] {
  const ground: RemovedGround = { color: "#ffffff", tolerance: 16, softness: 24, touches };
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let y = 8; y < 14; y++) for (let x = 8; x < 14; x++) data.fill(90, (y * SIDE + x) * 4, (y * SIDE + x) * 4 + 3);
  const map = new GroundMap(SIDE, SIDE, ground);
  map.tell(data, 0);
  map.flood();
  map.clear(data, 0);
  return (x, y) => [...data.subarray((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 4)];
}

test("a stroke brings the picture back as it was, and takes away what the flood left", () => {
  const left = alphaAfter([touch("kept", [2, 3, 17, 3]), touch("gone", [10, 10])]);
  expect(left(5, 3)).toEqual([255, 255, 255, 255]);
  expect(left(5, 6)).toEqual([0, 0, 0, 0]);
  expect(left(10, 10)[3]).toBe(0);
  expect(left(13, 13)).toEqual([90, 90, 90, 255]);
});

test("a soft edge fades by distance, the last stroke wins, and one stroke over itself is one stroke", () => {
  const soft = alphaAfter([touch("gone", [10.5, 10.5], { radius: at(4), softness: 100 })]);
  expect(soft(10, 10)[3]).toBe(0);
  expect(soft(12, 10)[3]).toBe(128);
  const twice = alphaAfter([touch("gone", [10.5, 10.5, 10.5, 10.5, 10.5, 10.5], { radius: at(4), softness: 100 })]);
  expect(twice(12, 10)).toEqual(soft(12, 10));
  const last = alphaAfter([touch("gone", [10, 10]), touch("kept", [10, 10])]);
  expect(last(10, 10)).toEqual([90, 90, 90, 255]);
});

test("without touches nothing is different", () => {
  expect(alphaAfter([])(5, 3)).toEqual([0, 0, 0, 0]);
});
