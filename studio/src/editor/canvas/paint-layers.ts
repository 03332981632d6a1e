import { type DesignDocument, type Layer, layerBounds, tiledLayers } from "@surimono/domain/designs";
import { drawLayer, type SceneAssets, traceAreaOutline } from "../../scene/index.ts";
import { areaToGarment, garmentToArea } from "../geometry/area-frame.ts";
import { type Bounds, boundsTouch } from "../geometry/box.ts";
import { type Camera, toArea, type Viewport } from "../geometry/camera.ts";
import { chain } from "../geometry/matrix.ts";
import { layersIn } from "../model/edit-document.ts";
import type { EditorArea } from "../model/editor-area.ts";

type Context = CanvasRenderingContext2D;

/** How far parts outside the area are faded: visible, but plainly not printed. */
const DIMMED = 0.78;

/** Layers of the open area, drawn by the function that prints them. What lies outside the picture is skipped. */
export function paintLayers(
  ctx: Context,
  layers: readonly Layer[],
  camera: Camera,
  viewport: Viewport,
  assets: SceneAssets,
): void {
  const seen = shownBounds(camera, viewport);
  ctx.save();
  ctx.translate(-camera.x * camera.scale, -camera.y * camera.scale);
  for (const layer of layers) {
    if (layer.hidden || !boundsTouch(inkBounds(layer), seen)) continue;
    drawLayer(ctx, layer, camera.scale * 1000, assets);
  }
  ctx.restore();
}

function inkBounds(layer: Layer): Bounds {
  const { x, y, w, h } = layerBounds(layer);
  return { left: x, top: y, right: x + w, bottom: y + h };
}

function shownBounds(camera: Camera, viewport: Viewport): Bounds {
  const end = toArea(camera, { x: viewport.width, y: viewport.height });
  return { left: camera.x, top: camera.y, right: end.x, bottom: end.y };
}

/** Fades everything painted so far outside the area on this canvas. */
export function dimOutside(ctx: Context, area: EditorArea, camera: Camera, viewport: Viewport): void {
  ctx.save();
  ctx.globalCompositeOperation = "destination-out";
  ctx.globalAlpha = DIMMED;
  ctx.beginPath();
  ctx.rect(0, 0, viewport.width, viewport.height);
  ctx.translate(-camera.x * camera.scale, -camera.y * camera.scale);
  tracePrinted(ctx, area, camera.scale);
  ctx.fill("evenodd");
  ctx.restore();
}

/** The designs of the view's other areas, at their place on the goods and cut as they will be printed. */
export function paintOtherAreas(
  ctx: Context,
  open: EditorArea,
  others: readonly EditorArea[],
  document: DesignDocument,
  camera: Camera,
  assets: SceneAssets,
): void {
  const onScreen = garmentToArea(open);
  for (const area of others) {
    const layers = tiledLayers(layersIn(document, area.areaKindId), area);
    if (layers.length === 0) continue;
    const { a, b, c, d, e, f } = chain(areaToGarment(area), onScreen);
    ctx.save();
    ctx.scale(camera.scale, camera.scale);
    ctx.translate(-camera.x, -camera.y);
    ctx.transform(a, b, c, d, e, f);
    ctx.beginPath();
    tracePrinted(ctx, area, 1);
    ctx.clip("evenodd");
    // The context now counts in micrometres; this many make one of the scene's millimetres.
    for (const layer of layers) drawLayer(ctx, layer, 1000, assets);
    ctx.restore();
  }
}

/** What of the area is printed. */
function tracePrinted(ctx: Context, { outline, width, height }: EditorArea, scale: number): void {
  if (outline) traceAreaOutline(ctx, outline, scale);
  else ctx.rect(0, 0, width * scale, height * scale);
}
