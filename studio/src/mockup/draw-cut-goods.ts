import { type AreaOutline, isFreeContour } from "@surimono/domain/catalogue";
import { UM_PER_MM, type Um } from "@surimono/domain/kernel";
import { type PathTarget, traceAreaOutline } from "../scene/trace-area-outline.ts";
import { drawPicture, type MockupContext, type Picture } from "./canvas.ts";
import { drawEdgeLight } from "./draw-edge-light.ts";
import { drawKeyRing } from "./draw-key-ring.ts";
import { drawStandBase } from "./draw-stand-base.ts";
import type { MockupOptions, Print } from "./mockup-options.ts";
import { scaleOf } from "./place-area.ts";
import { opacityOf } from "./shading.ts";
import { warpPrint } from "./warp-print.ts";

const SHADOW_STEPS = 10;
/** Places of the lamp: how far to the right and down a shadow falls for each height. */
const LAMP = Array.from({ length: 32 }, (_, n) => [0.3 + 0.7 * ((n * 0.7549) % 1), (n * 0.5698) % 1] as const);
/** Of acrylic, mm. */
const THICKNESS = 3;
/** From the picture's side, mm. */
const [FADE_STEPS, FADE_STEP] = [32, 1];
/** How much a shadow that falls backwards goes up in the picture. */
const RISING = 0.26;

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
  readonly isStanding: boolean;
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
  const isStanding = base !== undefined;
  const scene: CutScene = { options, outline, left, top, pxPerUm, mm, away: depth / UM_PER_MM, isClear, isStanding };
  const stand = base === undefined ? undefined : standOf(scene, base);
  if (art.edge) drawCastShadow(scene, stand?.y);
  else drawShadow(scene);
  if (stand) drawStandBase(options, stand, "far");
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
  if (stand) drawStandBase(options, stand, "near");
  const hole = outline.windows.find((window) => !isFreeContour(window));
  if (!hasRing || !hole || isFreeContour(hole)) return;
  const middle = { x: left + (hole.x + hole.w / 2) * pxPerUm, y: top + (hole.y + hole.h / 2) * pxPerUm };
  drawKeyRing(options, { ...middle, radius: (hole.w / 2) * pxPerUm, mm });
}

/** The goods' outline as a path, moved by millimetres. */
function trace(scene: CutScene, target: MockupContext, dx = 0, dy = 0): void {
  const [byX, byY] = [dx * scene.mm, dy * scene.mm];
  target.beginPath();
  traceAreaOutline(
    placed(scene, target, (x, y) => [x + byX, y + byY]),
    scene.outline,
    scene.pxPerUm,
  );
}

/** Tells a path in the picture what it is told from the corner of the print. */
function placed(
  { left, top }: CutScene,
  target: MockupContext,
  move: (x: number, y: number) => readonly [number, number],
): PathTarget {
  const at = (x: number, y: number) => move(x + left, y + top);
  return {
    moveTo: (x, y) => target.moveTo(...at(x, y)),
    lineTo: (x, y) => target.lineTo(...at(x, y)),
    bezierCurveTo: (ax, ay, bx, by, x, y) => target.bezierCurveTo(...at(ax, ay), ...at(bx, by), ...at(x, y)),
    closePath: () => target.closePath(),
  };
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

/** On the ground, from as many places of the lamp as make it soft: where goods stand it is sharp at the foot and wide farther up. */
function drawCastShadow(scene: CutScene, foot?: number): void {
  const { options, isClear, mm } = scene;
  const { context: shadow, picture } = options.createSurface(options.width, options.height);
  shadow.fillStyle = `rgba(40,36,34,${isClear ? 0.008 : 0.015})`;
  for (const [right, down] of LAMP) {
    shadow.beginPath();
    const cast = (x: number, y: number) =>
      foot === undefined
        ? ([x + right * THICKNESS * mm, y + down * THICKNESS * mm] as const)
        : ([x + (foot - y) * right, foot - (foot - y) * (1 - down) * RISING] as const);
    traceAreaOutline(placed(scene, shadow, cast), scene.outline, scene.pxPerUm);
    shadow.fill("evenodd");
  }
  if (foot === undefined) return layUnder(scene, shadow, picture);
  fadeOut(scene, shadow);
  drawPicture(options.context, picture, { x: 0, y: 0, w: options.width, h: options.height });
}

/** It ends before the picture does, or its frame would show. */
function fadeOut({ options, mm }: CutScene, shadow: MockupContext): void {
  shadow.globalCompositeOperation = "destination-out";
  for (let step = FADE_STEPS; step > 0; step--) {
    // Of what is faint, a smaller share would be rounded away.
    shadow.fillStyle = step > 1 ? "rgba(0,0,0,0.17)" : "#000000";
    shadow.fillRect(options.width - step * FADE_STEP * mm, 0, options.width, options.height);
  }
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

/** The base under the middle of its lowest edge, which ends below the upper face. */
function standOf({ outline, left, top, pxPerUm, mm }: CutScene, base: Um) {
  const { x, y, w, h } = boundsOf(outline);
  const points = isFreeContour(outline.edge) ? outline.edge.points : [];
  const lowest = points.filter((point) => point[1] > y + h - LEVEL).map(([at]) => at);
  const middle = lowest.length > 0 ? (Math.min(...lowest) + Math.max(...lowest)) / 2 : x + w / 2;
  const half = Math.min(base, LEAST_BASE + w / 2) * pxPerUm;
  return { x: left + middle * pxPerUm, y: top + (y + h) * pxPerUm - FOOT_BELOW * mm, half };
}

function boundsOf({ edge }: AreaOutline) {
  if (!isFreeContour(edge)) return edge;
  const [xs, ys] = [edge.points.map(([x]) => x), edge.points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}
