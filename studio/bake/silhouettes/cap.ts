import { beside, closedPath, curve, mirrored, openPath, type Point, reversed, shifted } from "../curve.ts";
import { blur, createField, type Field, smoothstep } from "../field.ts";
import { createGoods, type Goods, layPiece, mark } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { layPanel } from "../panel-cloth.ts";
import { createStage, fillOf, strokeOf, toMm } from "../stage.ts";
import { stitch } from "../stitch.ts";
import { dome } from "../volume.ts";
import { weaveGrain } from "../weave-grain.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

/** A six-panel cap from the front, 185 mm wide: the crown above, the brim below, which comes towards the viewer. */
const STAGE = createStage(6.1, 750, 300);
const HALF = 92;
/** From the button on top to where the brim is sewn on. */
const SEAM = 128;
const BRIM = 196;

const CROWN = curve("0,0 22,1.5 44,8 63,21 78,42 87,70 91,100 92,128");
/** The brim's seam bends up in the middle, since the forehead is round. */
const FRONT_SEAM = curve("92,132 74,124 52,117 27,113 0,112 -27,113 -52,117 -74,124 -92,132");
const BRIM_EDGE = curve(
  "92,132 97,144 95,158 84,172 62,185 32,193 0,196 -32,193 -62,185 -84,172 -95,158 -97,144 -92,132",
);

export function bakeCap(): BakedSilhouette {
  return { silhouette: "cap", referenceWidth: HALF * 2000, views: [front()] };
}

function front(): BakedView {
  const goods = createGoods(STAGE);
  layButton(goods);
  const crown = layCrown(goods);
  sewCrown(goods, crown);
  layBrim(goods);
  return {
    viewId: "front",
    goods,
    surface: { kind: "flat" },
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "top", axis: "y", at: 0 },
      { name: "seam", axis: "y", at: SEAM * 1000 },
    ],
    shadow: groundShadow(STAGE, goods.mask),
    grain: weaveGrain(29),
  };
}

/** The cloth-covered button where the panels meet. */
function layButton(goods: Goods): void {
  const coverage = fillOf(STAGE, closedPath(curve("-8,3 -7,-2 -3.5,-4.6 0,-5.2 3.5,-4.6 7,-2 8,3 0,5 -8,3")));
  layPiece(goods, { coverage, height: dome(STAGE, coverage, 5, 4, 2), edge: { width: 2, drop: 1 } });
}

function layCrown(goods: Goods): Field {
  // It goes on a little behind the brim.
  const outline = [...reversed(mirrored(CROWN)), ...CROWN.slice(1), ...shifted(FRONT_SEAM, 0, 5)];
  const coverage = fillOf(STAGE, closedPath(outline));
  return layPanel(goods, {
    seed: 841,
    outline,
    crumple: 0.0012,
    fullness: 30,
    spread: 46,
    waver: 0.5,
    stiffness: 1,
    relief: panels(coverage),
    piece: { edge: { width: 6, drop: 3 }, relief: 0.8, casts: { reach: 4, strength: 0.3 } },
  });
}

/** The side panels turn away from the front ones along their seams. */
function panels(coverage: Field): Field {
  const out = createField(coverage.width, coverage.height);
  for (let y = 0; y < coverage.height; y++)
    for (let x = 0; x < coverage.width; x++) {
      const place = y * coverage.width + x;
      if ((coverage.data[place] as number) === 0) continue;
      const [mx, my] = toMm(STAGE, x, y);
      const off = Math.abs(mx) / sideSeamAt(my);
      out.data[place] = -7 * smoothstep(0.92, 1.5, off) - 0.9 * Math.exp(-Math.abs(mx) / 1.6);
    }
  return out;
}

/** How far from the middle the seam between front and side panel lies. */
function sideSeamAt(y: number): number {
  return 8 + 56 * Math.sin((Math.min(1, Math.max(0, y / 134)) * Math.PI) / 2) ** 0.8;
}

function sewCrown(goods: Goods, crown: Field): void {
  const middle = curve("0,2 0,50 0,111");
  const side = curve(Array.from({ length: 12 }, (_, i): Point => [sideSeamAt(2 + i * 10.6), 2 + i * 10.6]));
  for (const line of [middle, side, mirrored(side)]) {
    mark(goods, blur(strokeOf(STAGE, { width: 1.2 }, openPath(line)), 0.5 * STAGE.pxPerMm), 0.28, crown);
    for (const inset of [-3, 3]) stitch(goods, beside(line, inset), { length: 2, strength: 0.7 }, crown);
  }
  for (const x of [-18, 18]) layEyelet(goods, x, 38);
  for (const x of [-64, 64]) layEyelet(goods, x, 54);
}

/** Sewn, in the cloth's own colour. */
function layEyelet(goods: Goods, x: number, y: number): void {
  const ring = curve(
    Array.from({ length: 17 }, (_, i): Point => {
      const turn = (i / 16) * Math.PI * 2;
      return [x + Math.cos(turn) * 2.6, y + Math.sin(turn) * 2.6];
    }),
  );
  mark(goods, blur(strokeOf(STAGE, { width: 1.7 }, openPath(ring)), 0.25 * STAGE.pxPerMm), -0.1);
  mark(goods, fillOf(STAGE, closedPath(ring.map(([px, py]): Point => [x + (px - x) * 0.5, y + (py - y) * 0.5]))), 0.55);
}

/** Stiff and bent over, lightest where it bulges, with rows of stitching along its edge. */
function layBrim(goods: Goods): void {
  const coverage = fillOf(STAGE, closedPath([...BRIM_EDGE, ...FRONT_SEAM.toReversed()]));
  const height = createField(coverage.width, coverage.height);
  for (let y = 0; y < coverage.height; y++)
    for (let x = 0; x < coverage.width; x++) {
      const place = y * coverage.width + x;
      if ((coverage.data[place] as number) === 0) continue;
      const [mx, my] = toMm(STAGE, x, y);
      const across = mx / 97;
      const down = (my - 112) / (BRIM - 112);
      height.data[place] = 34 * Math.sqrt(Math.max(0, 1 - across ** 2)) + 26 * down - 15 * down ** 3;
    }
  layPiece(goods, {
    coverage,
    height,
    relief: 0.75,
    overPrint: true,
    edge: { width: 3, drop: 1.6 },
    casts: { reach: 3, strength: 0.2 },
  });
  // The crown overhangs where the brim is sewn on.
  mark(goods, blur(strokeOf(STAGE, { width: 5, dy: 1 }, openPath(FRONT_SEAM)), 2.2 * STAGE.pxPerMm), 0.3, coverage);
  for (let row = 0; row < 5; row++) {
    const share = 0.2 + row * 0.17;
    const line = rowOf(share);
    stitch(goods, line, { length: 2.2, strength: 0.75 }, coverage);
  }
}

/** Between the seam and the edge. */
function rowOf(share: number): Point[] {
  const count = 120;
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const along = (i / count) * Math.PI;
    const x = Math.cos(along);
    const top = 112 + 20 * x ** 2;
    const bottom = 132 + 64 * Math.sqrt(Math.max(0, 1 - x ** 2));
    return [x * (91 + 3 * share), top + (bottom - top) * share];
  });
}
