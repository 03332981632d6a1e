import { createCanvas } from "@napi-rs/canvas";
import type { Layer } from "@surimono/domain/designs";
import { describe, expect, test } from "vitest";
import type { SceneAssets } from "../../scene/index.ts";
import { shape } from "../editor.fixture.ts";
import { BLOCK_SIZE, createLayerBlocks, type View } from "./layer-blocks.ts";
import { paintLayers } from "./paint-layers.ts";

const SIZE = { width: 240, height: 240 };
// Shapes are drawn without any of it.
const assets = {} as SceneAssets;
const viewOf = (scale = 0.001): View => ({ camera: { x: 0, y: 0, scale }, viewport: SIZE, assets, version: 1 });

/** A heap of overlapping rectangles. */
const heap = (count: number): Layer[] =>
  Array.from({ length: count }, (_, index) =>
    shape(`layer-${index}`, {
      x: (index * 37_000) % 200_000,
      y: (index * 53_000) % 200_000,
      fill: `#${((index * 2_654_435) % 0xffffff).toString(16).padStart(6, "0")}`,
    }),
  );

function openBlocks() {
  let made = 0;
  const blocks = createLayerBlocks((width, height) => {
    made += 1;
    return createCanvas(width, height) as unknown as HTMLCanvasElement;
  });
  const painted = (layers: readonly Layer[], from: number, to: number, view: View): Buffer => {
    const ctx = sheet();
    blocks.paint(ctx, layers, from, to, view);
    return pixelsOf(ctx);
  };
  return { painted, made: () => made };
}

function sheet(): CanvasRenderingContext2D {
  return createCanvas(SIZE.width, SIZE.height).getContext("2d") as unknown as CanvasRenderingContext2D;
}

function pixelsOf(ctx: CanvasRenderingContext2D): Buffer {
  return Buffer.from(ctx.getImageData(0, 0, SIZE.width, SIZE.height).data);
}

function directly(layers: readonly Layer[], view: View): Buffer {
  const ctx = sheet();
  paintLayers(ctx, layers, view.camera, view.viewport, view.assets);
  return pixelsOf(ctx);
}

describe("blocks of layers", () => {
  const layers = heap(BLOCK_SIZE * 3 + 10);

  test.each([
    ["all", 0, layers.length],
    ["what lies below a layer in the midst of a block", 0, BLOCK_SIZE + 7],
    ["what lies above it", BLOCK_SIZE + 8, layers.length],
    ["what lies below the first layer", 0, 0],
    ["what lies above the last of a block", BLOCK_SIZE, layers.length],
    ["a part of one block", 3, 9],
  ])("look like layers painted one by one: %s", (_, from, to) => {
    const view = viewOf();
    const { painted } = openBlocks();
    painted(layers, 0, layers.length, view);
    expect(painted(layers, from, to, view).equals(directly(layers.slice(from, to), view))).toBe(true);
  });

  test("are painted again when a layer in them, the order or the view changes", () => {
    const { painted } = openBlocks();
    const view = viewOf();
    painted(layers, 0, layers.length, view);
    const recoloured = layers.with(5, shape("layer-5", { fill: "#ffffff" }));
    expect(painted(recoloured, 0, layers.length, view).equals(directly(recoloured, view))).toBe(true);
    const reversed = layers.toReversed();
    expect(painted(reversed, 0, layers.length, view).equals(directly(reversed, view))).toBe(true);
    const closer = viewOf(0.002);
    expect(painted(reversed, 0, layers.length, closer).equals(directly(reversed, closer))).toBe(true);
  });

  test("take one canvas each however often they change, and none in a small design", () => {
    const { painted, made } = openBlocks();
    for (const scale of [0.001, 0.002, 0.003]) painted(layers, 0, layers.length, viewOf(scale));
    expect(made()).toBe(4);
    const small = openBlocks();
    small.painted(layers.slice(0, BLOCK_SIZE), 0, BLOCK_SIZE, viewOf());
    expect(small.made()).toBe(0);
  });
});
