import type { ImageLayer } from "@surimono/domain/designs";
import { expect, test } from "vitest";
import { image } from "../checks/fault-layers.fixture.ts";
import { bench, designOf } from "../editor.fixture.ts";
import { changeGround, withEnclosed, withLines, withoutGround } from "./remove-ground.ts";

test("the ground goes in one step and comes back in one, and nothing is left of it", () => {
  const { context, store, layer } = bench(designOf(image("box")));
  const before = store.get().document;
  const now = () => layer("p") as ImageLayer;
  changeGround(context, now(), withoutGround(now(), "#ffffff").ground);
  expect(now().ground).toEqual({ color: "#ffffff", tolerance: 16, softness: 24, rim: 3 });
  const { ground } = now();
  if (!ground) throw new Error("no ground");
  // What a slider does while it is dragged is one step.
  for (const tolerance of [20, 30, 40]) changeGround(context, now(), { ...ground, tolerance }, "tolerance");
  expect(now().ground?.tolerance).toBe(40);
  store.undo();
  expect(now().ground).toEqual(ground);
  changeGround(context, now(), withEnclosed(ground, true));
  expect(now().ground).toEqual({ ...ground, enclosed: true });
  changeGround(context, now(), withEnclosed({ ...ground, enclosed: true }, false));
  expect(now().ground).toStrictEqual(ground);
  for (let step = 0; step < 3; step++) store.undo();
  expect(store.get().document).toEqual(before);
  store.redo();
  changeGround(context, now(), undefined);
  expect(JSON.stringify(store.get().document)).toBe(JSON.stringify(before));
  store.undo();
  expect(now().ground).toEqual(ground);
});

test("ink on paper has no rim, and what lies in front of a ground has one again", () => {
  const layer = image("box") as ImageLayer;
  const { ground } = withoutGround(layer, "#ffffff");
  if (!ground) throw new Error("no ground");
  const ink = withLines(ground, layer, true);
  expect(ink).toEqual({ color: "#ffffff", tolerance: 16, softness: 24, lines: 120 });
  expect(withLines(ink, layer, false)).toEqual(ground);
});
