import type { ImageLayer, PictureEffect } from "@surimono/domain/designs";
import { expect, test } from "vitest";
import { image } from "../checks/fault-layers.fixture.ts";
import { bench, designOf } from "../editor.fixture.ts";
import { changeEffect, wearEdges } from "./change-effect.ts";

const HALFTONE: PictureEffect = { kind: "halftone", ink: "#1c1c1e", ruling: 16, angle: 45 };

test("an effect comes in one step, each drag of a slider is one, and nothing is left when it goes", () => {
  const { context, store, layer } = bench(designOf(image("box")));
  const before = store.get().document;
  const now = () => layer("p") as ImageLayer;
  changeEffect(context, now(), HALFTONE);
  for (const ruling of [17, 18, 19]) changeEffect(context, now(), { ...HALFTONE, ruling }, "ruling");
  expect(now().effect).toEqual({ ...HALFTONE, ruling: 19 });
  store.undo();
  expect(now().effect).toEqual(HALFTONE);
  changeEffect(context, now(), { kind: "posterise", levels: 3 });
  store.undo();
  expect(now().effect).toEqual(HALFTONE);
  changeEffect(context, now(), undefined);
  expect(JSON.stringify(store.get().document)).toBe(JSON.stringify(before));
  store.undo();
  store.undo();
  expect(store.get().document).toEqual(before);
});

test("the wear of the rim comes and goes beside the effect", () => {
  const { context, store, layer } = bench(designOf(image("box")));
  const before = store.get().document;
  const now = () => layer("p") as ImageLayer;
  wearEdges(context, now(), 2000);
  for (const worn of [2050, 2100]) wearEdges(context, now(), worn, "depth");
  // The tick is a step of its own.
  store.undo();
  expect(now().worn).toBe(2000);
  store.redo();
  changeEffect(context, now(), HALFTONE);
  expect(now()).toMatchObject({ worn: 2100, effect: HALFTONE });
  changeEffect(context, now(), undefined);
  wearEdges(context, now(), undefined);
  expect(JSON.stringify(store.get().document)).toBe(JSON.stringify(before));
});
