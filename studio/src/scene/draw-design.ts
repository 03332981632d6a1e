import {
  type AreaDesign,
  FULL_TURN,
  type ImageLayer,
  type Layer,
  layerBounds,
  OPAQUE,
  type PlainLayer,
  tiledLayers,
} from "@surimono/domain/designs";
import { type RectUm, UM_PER_MM } from "@surimono/domain/kernel";
import { drawQr } from "./codes/draw-qr.ts";
import { drawImageLayer } from "./images/draw-image.ts";
import { paintOutline } from "./paths/paint-outline.ts";
import { shapeOutline } from "./paths/shape-outline.ts";
import type { SceneAssets } from "./scene-assets.ts";
import type { SceneContext } from "./scene-context.ts";
import { drawStamp } from "./stamps/draw-stamp.ts";
import { drawText } from "./text/draw-text.ts";
import { emojiIdsIn } from "./text/emoji-text.ts";
import { layoutText, measureLayer } from "./text/layout-text.ts";

/**
 * Paints the area with its top left corner at the context's origin. The same calls reach the same rasteriser in Chromium and on the server, so
 * both give the same pixels. Whatever passes the area's edge is cut off by the canvas.
 */
export function drawDesign(ctx: SceneContext, area: AreaDesign, pxPerMm: number, assets: SceneAssets): void {
  for (const layer of tiledLayers(area.layers, area)) drawLayer(ctx, layer, pxPerMm, assets);
}

/** Paints one layer in its area's coordinates. A layer whose image or font is not loaded is skipped: see `missingAssets`. */
export function drawLayer(ctx: SceneContext, layer: Layer, pxPerMm: number, assets: SceneAssets): void {
  ctx.save();
  ctx.scale(pxPerMm / UM_PER_MM, pxPerMm / UM_PER_MM);
  drawScaled(ctx, layer, assets);
  ctx.restore();
}

/** A unit of the context is a micrometre here. */
function drawScaled(ctx: SceneContext, layer: Layer, assets: SceneAssets): void {
  if (layer.hidden || layer.opacity <= 0) return;
  ctx.save();
  if (isPaintedApart(layer, assets)) drawAsGroup(ctx, layer, assets);
  else {
    ctx.globalAlpha *= layer.opacity / OPAQUE;
    drawInPlace(ctx, layer, assets);
  }
  ctx.restore();
}

function isPaintedApart(layer: Layer, assets: SceneAssets): boolean {
  return (
    (layer.opacity < OPAQUE && hasOverlap(layer)) || (layer.kind === "image" && !assets.vectors && hasSoftEdge(layer))
  );
}

/**
 * Over translucent art Chromium rounds the soft edge of a mask, or of a rotated opaque picture, differently from the server's canvas
 * (`print-node/parity.test.ts` found it). Painted separately first, it is the same on both.
 */
function hasSoftEdge({ mask, rotation }: ImageLayer): boolean {
  return mask !== undefined || rotation % (FULL_TURN / 4) !== 0;
}

function hasOverlap(layer: Layer): boolean {
  if (layer.kind === "group") return true;
  if (layer.kind === "image") return false;
  if (layer.kind === "stamp" || layer.kind === "qr") return true;
  if (layer.kind === "text") {
    return layer.outline !== undefined || layer.shadow !== undefined || emojiIdsIn(layer.text).length > 0;
  }
  return layer.stroke !== undefined;
}

/** The layer's bounds, in micrometres of its area, with its text measured as painted. */
export function paintedBounds(layer: Layer, assets: SceneAssets): RectUm {
  return layerBounds(asMeasured(layer, assets));
}

/** How many canvases the layers need at once besides the one they are painted on, each as large as its contents. */
export function sparesAtOnce(layers: readonly Layer[], assets: SceneAssets): number {
  // A pattern has more tiles than a call takes arguments.
  return layers.reduce((most, layer) => {
    const own = isPaintedApart(layer, assets) ? 1 : 0;
    return Math.max(most, own + (layer.kind === "group" ? sparesAtOnce(layer.layers, assets) : 0));
  }, 0);
}

/** Layers of a group, or fill and stroke, overlap, so a translucent layer is painted opaque on a separate canvas and blended in one go. */
function drawAsGroup(ctx: SceneContext, layer: Layer, assets: SceneAssets): void {
  const { a, b, c, d, e, f } = ctx.getTransform();
  const bounds = pixelBounds(ctx, paintedBounds(layer, assets));
  if (!bounds) return;
  const { context, image, giveBack } = assets.surface(bounds.w, bounds.h);
  context.setTransform(a, b, c, d, e - bounds.x, f - bounds.y);
  drawInPlace(context, layer, assets);
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalAlpha *= layer.opacity / OPAQUE;
  ctx.drawImage(image as never, bounds.x, bounds.y);
  giveBack?.();
}

function asMeasured(layer: Layer, assets: SceneAssets): Layer {
  if (layer.kind !== "group") return measureLayer(layer, assets.text);
  return { ...layer, layers: layer.layers.map((inner) => asMeasured(inner, assets)) };
}

/** The whole pixels of the canvas that something this large can touch, at any turn and zoom of the context. */
function pixelBounds(ctx: SceneContext, { x, y, w, h }: RectUm): RectUm | undefined {
  const { a, b, c, d, e, f } = ctx.getTransform();
  const xs = [x, x + w].flatMap((px) => [y, y + h].map((py) => a * px + c * py + e));
  const ys = [x, x + w].flatMap((px) => [y, y + h].map((py) => b * px + d * py + f));
  const left = Math.max(0, Math.floor(Math.min(...xs)) - 1);
  const top = Math.max(0, Math.floor(Math.min(...ys)) - 1);
  const right = Math.min(ctx.canvas.width, Math.ceil(Math.max(...xs)) + 1);
  const bottom = Math.min(ctx.canvas.height, Math.ceil(Math.max(...ys)) + 1);
  return right > left && bottom > top ? { x: left, y: top, w: right - left, h: bottom - top } : undefined;
}

function drawInPlace(ctx: SceneContext, layer: Layer, assets: SceneAssets): void {
  if (layer.kind !== "group") return drawPlain(ctx, layer, assets);
  for (const inner of layer.layers) drawScaled(ctx, inner, assets);
}

function drawPlain(ctx: SceneContext, layer: PlainLayer, assets: SceneAssets): void {
  ctx.translate(layer.x, layer.y);
  if (layer.rotation !== 0) ctx.rotate((layer.rotation / FULL_TURN) * 2 * Math.PI);
  if (layer.flipX || layer.flipY) ctx.scale(layer.flipX ? -1 : 1, layer.flipY ? -1 : 1);
  switch (layer.kind) {
    case "image": {
      const image = assets.image(layer.assetId);
      if (image) drawImageLayer(ctx, image, layer, assets);
      return;
    }
    case "stamp": {
      const stamp = assets.stamp(layer.stampId);
      if (stamp) drawStamp(ctx, stamp, layer);
      return;
    }
    case "qr":
      return drawQr(ctx, layer);
    case "shape":
      return paintOutline(ctx, shapeOutline(layer), layer.fill, layer.stroke);
    case "text": {
      const layout = layoutText(layer, assets.text);
      if (layout) drawText(ctx, layout, layer, assets.text);
      return;
    }
  }
}
