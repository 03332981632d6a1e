import { type AreaOutline, isFreeContour } from "@surimono/domain/catalogue";
import { UM_PER_MM } from "@surimono/domain/kernel";
import { traceAreaOutline } from "../scene/trace-area-outline.ts";
import { drawPicture, type MockupContext, type Picture } from "./canvas.ts";
import { drawBase, drawRing } from "./cut-fittings.ts";
import type { MockupOptions, Print } from "./mockup-options.ts";
import { scaleOf } from "./place-area.ts";
import { opacityOf } from "./shading.ts";
import { warpPrint } from "./warp-print.ts";

/** Of the cut edge of acrylic: where the light is lost in it, and where it comes out. */
const EDGE = "rgba(96,116,124,0.5)";
const DEEP_EDGE = "rgba(96,116,124,0.34)";
const LIT = "rgba(255,255,255,0.8)";
const SHADOW_STEPS = 10;

interface CutScene {
  readonly options: MockupOptions;
  readonly outline: AreaOutline;
  /** The corner of the place in the picture, and pixels per micrometre and millimetre. */
  readonly left: number;
  readonly top: number;
  readonly pxPerUm: number;
  readonly mm: number;
  /** Millimetres of the thickness that is seen. */
  readonly away: number;
  readonly isClear: boolean;
}

/**
 * For `Print.drawGoods`: goods cut along the outline, which is from the corner of the print. No layer of theirs can be baked, so they are drawn
 * by paths alone.
 */
export function cutGoods(outline: AreaOutline): NonNullable<Print["drawGoods"]> {
  return (options, print) => drawCutGoods(options, print, outline);
}

function drawCutGoods(options: MockupOptions, print: Print, outline: AreaOutline): void {
  const { context, width, height, art, color, createSurface } = options;
  const scale = scaleOf(art.view, options.referenceWidth, options.sizeWidth, width);
  const { pxPerUm } = scale;
  const [left, top] = [scale.origin.x + print.rect.x * pxPerUm, scale.origin.y + print.rect.y * pxPerUm];
  const { depth = 0, base, hasRing } = art.view.cutGoods ?? { depth: 0 };
  const opacity = opacityOf(color);
  const isClear = opacity < 1;
  const mm = pxPerUm * UM_PER_MM;
  const scene: CutScene = { options, outline, left, top, pxPerUm, mm, away: depth / UM_PER_MM, isClear };
  const half = Math.min((base ?? 0) / UM_PER_MM, LEAST_BASE + boundsOf(outline).w / 2 / UM_PER_MM);
  const stand = base === undefined ? undefined : { ...footOf(scene), half, mm, color, opacity };
  drawShadow(scene);
  if (stand) drawBase(context, stand, "far");
  drawThickness(scene);
  context.fillStyle = color.slice(0, 7);
  context.globalAlpha = opacity;
  trace(scene, context);
  context.fill("evenodd");
  context.globalAlpha = 1;
  const warped = warpPrint(print, scale, art, { width, height }, createSurface);
  if (warped) drawPicture(context, warped.picture, warped.box);
  drawEdge(scene);
  if (stand) drawBase(context, stand, "near");
  const hole = outline.windows.find((window) => !isFreeContour(window));
  if (!hasRing || !hole || isFreeContour(hole)) return;
  const middle = { x: left + (hole.x + hole.w / 2) * pxPerUm, y: top + (hole.y + hole.h / 2) * pxPerUm };
  drawRing(options, { ...middle, radius: (hole.w / 2) * pxPerUm, mm });
}

/** The goods' outline as a path, moved by millimetres. */
function trace({ outline, left, top, mm, pxPerUm }: CutScene, target: MockupContext, dx = 0, dy = 0): void {
  const [byX, byY] = [left + dx * mm, top + dy * mm];
  target.beginPath();
  const moved = {
    moveTo: (x: number, y: number) => target.moveTo(x + byX, y + byY),
    lineTo: (x: number, y: number) => target.lineTo(x + byX, y + byY),
    bezierCurveTo: (ax: number, ay: number, bx: number, by: number, x: number, y: number) =>
      target.bezierCurveTo(ax + byX, ay + byY, bx + byX, by + byY, x + byX, y + byY),
    closePath: () => target.closePath(),
  };
  traceAreaOutline(moved, outline, pxPerUm);
}

/** Soft, of strokes that grow fainter outwards: a blur is not the same in every browser. */
function drawShadow(scene: CutScene): void {
  const { options, away, mm } = scene;
  const { context: shadow, picture } = options.createSurface(options.width, options.height);
  const [dx, dy] = [0.5 + away * 0.6, 0.7 + away * 1.1];
  shadow.fillStyle = shadow.strokeStyle = "rgba(40,36,34,0.025)";
  shadow.lineJoin = "round";
  for (let step = 0; step <= SHADOW_STEPS; step++) {
    trace(scene, shadow, dx, dy);
    shadow.lineWidth = ((step * 5) / SHADOW_STEPS) * (0.5 + away * 0.7) * mm;
    if (step > 0) shadow.stroke();
    shadow.fill("evenodd");
  }
  layUnder(scene, shadow, picture);
}

/** What is seen of the goods' side, from the lower right. */
function drawThickness(scene: CutScene): void {
  const { options, away, isClear } = scene;
  const { context: side, picture } = options.createSurface(options.width, options.height);
  for (let step = Math.ceil(away * 2); step > 0; step--) {
    trace(scene, side, (step / 2) * 0.45, (step / 2) * 0.75);
    side.fillStyle = isClear ? "rgba(170,186,192,0.3)" : options.color.slice(0, 7);
    side.fill("evenodd");
    side.fillStyle = "rgba(60,66,70,0.16)";
    side.fill("evenodd");
  }
  layUnder(scene, side, picture);
}

/** A clear face lets the light through to what lies under it. */
function layUnder(scene: CutScene, under: MockupContext, picture: Picture): void {
  const { context, width, height } = scene.options;
  if (scene.isClear) {
    under.globalCompositeOperation = "destination-out";
    under.fillStyle = "rgba(0,0,0,0.86)";
    trace(scene, under);
    under.fill("evenodd");
  }
  drawPicture(context, picture, { x: 0, y: 0, w: width, h: height });
}

function drawEdge(scene: CutScene): void {
  const { away, mm, isClear } = scene;
  const { context } = scene.options;
  const stroke = (style: string, lineWidth: number, dx = 0, dy = 0): void => {
    context.strokeStyle = style;
    context.lineWidth = lineWidth * mm;
    trace(scene, context, dx, dy);
    context.stroke();
  };
  context.save();
  trace(scene, context);
  context.clip("evenodd");
  context.lineJoin = "round";
  if (away < 1) stroke("rgba(60,56,54,0.16)", 0.3);
  else {
    if (isClear) stroke(DEEP_EDGE, 0.35, away * 0.3, away * 0.5);
    stroke(LIT, 1.6, 0.35, 0.45);
    stroke("rgba(108,128,136,0.4)", 1.3, -0.3, -0.35);
    stroke(EDGE, 0.6);
    drawReflection(scene);
  }
  context.restore();
}

/** A window's, slanted across the face. */
function drawReflection(scene: CutScene): void {
  const { left, top, pxPerUm } = scene;
  const { context } = scene.options;
  const { x, y, w, h } = boundsOf(scene.outline);
  const at = (share: number, down: number) =>
    [left + (x + w * share) * pxPerUm, top + (y + h * down) * pxPerUm] as const;
  context.fillStyle = "rgba(255,255,255,0.13)";
  for (const [from, to] of [
    [0.18, 0.46],
    [0.52, 0.58],
  ] as const) {
    context.beginPath();
    context.moveTo(...at(from + 0.4, 0));
    context.lineTo(...at(to + 0.4, 0));
    context.lineTo(...at(to - 0.3, 1));
    context.lineTo(...at(from - 0.3, 1));
    context.closePath();
    context.fill();
  }
}

/** Millimetres: small goods stand in a small base, a little wider than they are. */
const LEAST_BASE = 8;
/** What counts as its lowest edge. */
const LEVEL = 300;

/** The middle of its lowest edge, in pixels. */
function footOf({ outline, left, top, pxPerUm }: CutScene) {
  const { y, h } = boundsOf(outline);
  const points = isFreeContour(outline.edge) ? outline.edge.points : [];
  const lowest = points.filter((point) => point[1] > y + h - LEVEL).map(([x]) => x);
  const middle = (Math.min(...lowest) + Math.max(...lowest)) / 2;
  return { x: left + middle * pxPerUm, y: top + (y + h) * pxPerUm };
}

function boundsOf({ edge }: AreaOutline) {
  if (!isFreeContour(edge)) return edge;
  const [xs, ys] = [edge.points.map(([x]) => x), edge.points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}
