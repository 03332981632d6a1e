import { type Layer, layerBounds } from "@surimono/domain/designs";
import { drawLayer, type SceneAssets } from "../../scene/index.ts";
import type { Point } from "../geometry/box.ts";
import type { Camera } from "../geometry/camera.ts";

interface Sample {
  readonly layers: readonly Layer[];
  readonly camera: Camera;
  /** Of the goods, which show where nothing is printed. */
  readonly ground: string;
  readonly assets: SceneAssets;
}

/** The design's colour at a point of the area, at its displayed size: one pixel, drawn by the function that prints. */
export function sampleColor(
  ctx: CanvasRenderingContext2D,
  at: Point,
  { layers, camera, ground, assets }: Sample,
): string {
  ctx.globalCompositeOperation = "source-over";
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, 1, 1);
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, 1, 1);
  ctx.translate(0.5 - at.x * camera.scale, 0.5 - at.y * camera.scale);
  for (const layer of layers) {
    if (covers(layer, at, 1 / camera.scale)) drawLayer(ctx, layer, camera.scale * 1000, assets);
  }
  const { data } = ctx.getImageData(0, 0, 1, 1);
  return `#${[...data.subarray(0, 3)].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

function covers(layer: Layer, at: Point, margin: number): boolean {
  const { x, y, w, h } = layerBounds(layer);
  return at.x >= x - margin && at.x <= x + w + margin && at.y >= y - margin && at.y <= y + h + margin;
}
