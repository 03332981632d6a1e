import { type AreaOutline, isFreeContour } from "@surimono/domain/catalogue";
import { UM_PER_MM, type Um } from "@surimono/domain/kernel";
import type { PointPx } from "./art.ts";
import { drawPicture } from "./canvas.ts";
import { type CutScene, trace } from "./cut-scene.ts";
import { drawCastShadow, drawSoftShadow } from "./draw-cut-shadow.ts";
import { drawEdgeLight } from "./draw-edge-light.ts";
import { drawKeyRing } from "./draw-key-ring.ts";
import { standBase } from "./draw-stand-base.ts";
import type { MockupOptions, Print } from "./mockup-options.ts";
import { scaleOf } from "./place-area.ts";
import { opacityOf } from "./shading.ts";
import { warpPrint } from "./warp-print.ts";

/**
 * For `Print.drawGoods`: goods cut along the outline, which is from the corner of the print. No layer of theirs can be baked: they
 * are drawn by paths, and their edge from a table.
 */
export function cutGoods(outline: AreaOutline): NonNullable<Print["drawGoods"]> {
  return (options, print) => drawCutGoods(options, print, outline);
}

function drawCutGoods(options: MockupOptions, print: Print, outline: AreaOutline): void {
  const { context, width, height, art, color, createSurface } = options;
  const scale = scaleOf(art.view, options.referenceWidth, options.sizeWidth, width);
  const { pxPerUm } = scale;
  const [left, top] = [scale.origin.x + print.rect.x * pxPerUm, scale.origin.y + print.rect.y * pxPerUm];
  const { depth = 0, base } = art.view.cutGoods ?? { depth: 0 };
  const opacity = opacityOf(color);
  const isClear = opacity < 1;
  const mm = pxPerUm * UM_PER_MM;
  const isStanding = base !== undefined;
  const scene: CutScene = { options, outline, left, top, pxPerUm, mm, away: depth / UM_PER_MM, isClear, isStanding };
  const stand = base === undefined ? undefined : standOf(scene, base);
  if (art.edge) drawCastShadow(scene, stand?.y);
  else drawSoftShadow(scene);
  const foot = stand && standBase(options, stand);
  foot?.drawFar();
  const hole = holeOf(scene);
  if (hole) drawKeyRing(options, "behind", hole);
  if (!isClear) drawThickness(scene);
  context.fillStyle = color.slice(0, 7);
  context.globalAlpha = opacity;
  trace(scene, context);
  context.fill("evenodd");
  context.globalAlpha = 1;
  drawEdgeLight(options, scene, isClear);
  const warped = warpPrint(print, scale, art, { width, height }, createSurface);
  if (warped) drawPicture(context, warped.picture, warped.box);
  drawFace(scene);
  foot?.drawNear();
  if (hole) drawKeyRing(options, "front", hole);
}

/** The middle of that in which a ring hangs. */
function holeOf({ options, outline, left, top, pxPerUm }: CutScene): PointPx | undefined {
  const hole = outline.windows.find((window) => !isFreeContour(window));
  if (!options.art.view.cutGoods?.hasRing || !hole || isFreeContour(hole)) return undefined;
  return { x: left + (hole.x + hole.w / 2) * pxPerUm, y: top + (hole.y + hole.h / 2) * pxPerUm };
}

/** What is seen of the goods' side: from the lower right of what lies, from the upper right of what stands. */
function drawThickness(scene: CutScene): void {
  const { options, away, isStanding } = scene;
  const { context, art } = options;
  for (let step = Math.ceil(away * 2); step > 0; step--) {
    trace(scene, context, (step / 2) * 0.45, (step / 2) * (isStanding ? -0.48 : 0.75));
    context.fillStyle = options.color.slice(0, 7);
    context.fill("evenodd");
    if (art.edge) continue;
    context.fillStyle = "rgba(60,66,70,0.16)";
    context.fill("evenodd");
  }
}

function drawFace(scene: CutScene): void {
  const { context, art } = scene.options;
  context.save();
  trace(scene, context);
  context.clip("evenodd");
  if (art.edge) drawReflection(scene);
  else {
    context.lineJoin = "round";
    context.strokeStyle = "rgba(60,56,54,0.16)";
    context.lineWidth = 0.3 * scene.mm;
    trace(scene, context);
    context.stroke();
  }
  context.restore();
}

/** A window's, slanted across the face; its edges are soft. */
function drawReflection(scene: CutScene): void {
  const { left, top, pxPerUm } = scene;
  const { context } = scene.options;
  const { x, y, w, h } = boundsOf(scene.outline);
  const at = (share: number, down: number) =>
    [left + (x + w * share) * pxPerUm, top + (y + h * down) * pxPerUm] as const;
  context.fillStyle = "rgba(255,255,255,0.022)";
  for (const [from, to, soft] of WINDOW) {
    for (let step = 0; step < 6; step++) {
      const by = soft * (step / 6 - 0.5);
      context.beginPath();
      context.moveTo(...at(from + by + 0.4, 0));
      context.lineTo(...at(to - by + 0.4, 0));
      context.lineTo(...at(to - by - 0.3, 1));
      context.lineTo(...at(from + by - 0.3, 1));
      context.closePath();
      context.fill();
    }
  }
}

/** Shares of the width: from, to, and over how much it fades. */
const WINDOW = [
  [0.16, 0.46, 0.12],
  [0.53, 0.58, 0.04],
] as const;

/** Small goods stand in a small base, a little wider than they are. */
const LEAST_BASE = 8000;
/** Of the foot, below the base's face. */
const FOOT_BELOW = 3;
/** What counts as its lowest edge. */
const LEVEL = 300;

/** The base under the middle of its lowest edge, which ends below the upper face. Its two halves meet between pixels. */
function standOf({ outline, left, top, pxPerUm, mm }: CutScene, base: Um) {
  const { x, y, w, h } = boundsOf(outline);
  const points = isFreeContour(outline.edge) ? outline.edge.points : [];
  const lowest = points.filter((point) => point[1] > y + h - LEVEL).map(([at]) => at);
  const middle = lowest.length > 0 ? (Math.min(...lowest) + Math.max(...lowest)) / 2 : x + w / 2;
  const half = Math.min(base, LEAST_BASE + w / 2) * pxPerUm;
  return { x: left + middle * pxPerUm, y: Math.round(top + (y + h) * pxPerUm - FOOT_BELOW * mm), half };
}

function boundsOf({ edge }: AreaOutline) {
  if (!isFreeContour(edge)) return edge;
  const [xs, ys] = [edge.points.map(([x]) => x), edge.points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}
