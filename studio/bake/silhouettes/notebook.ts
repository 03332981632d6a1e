import type { Canvas } from "@napi-rs/canvas";
import { closedPath, openPath, type Point } from "../curve.ts";
import { blur, createField, type Field, smoothstep } from "../field.ts";
import { createGoods, type Goods, layPiece, mark } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { createNoise } from "../noise.ts";
import { paperGrain } from "../paper-grain.ts";
import { roundSheet } from "../round-sheet.ts";
import { createStage, fillOf, type PathData, strokeOf, toMm } from "../stage.ts";
import { tinted } from "../tinted.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

/** A5, 12 mm thick, bound with thread; seen from above and a little from the lower right. */
const HALF = 74;
const HEIGHT = 210;
const THICK = 4.6;
const STRIP = 16;
const STAGE = createStage(6.5, 742, 160);

export function bakeNotebook(): BakedSilhouette {
  return { silhouette: "notebook", referenceWidth: HALF * 2000, views: [bakeView("front", -1), bakeView("back", 1)] };
}

/** `spine` is the side on which the cloth strip lies. */
function bakeView(viewId: "front" | "back", spine: 1 | -1): BakedView {
  const goods = createGoods(STAGE);
  laySlab(goods, 3.9, THICK, 0, 0.7);
  const pages = layPages(goods);
  laySlab(goods, 0, 0.8, 0, 0.64);
  const back = spine === 1 ? laySpine(goods) : undefined;
  const cover = layCover(goods, spine);
  goods.labels.push(paperOf(goods, pages), clothStrip(goods, cover, spine, back));
  return {
    viewId,
    goods,
    surface: { kind: "flat" },
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "strip", axis: "x", at: spine * (HALF - STRIP) * 1000 },
      { name: "bottom", axis: "y", at: HEIGHT * 1000 },
    ],
    shadow: groundShadow(STAGE, goods.mask, 1.1),
    grain: paperGrain(4),
  };
}

function flat(): Field {
  return createField(STAGE.width, STAGE.height);
}

/** What a sheet sweeps over between two depths below the upper cover: its sides as the viewer sees them. */
function swept(from: number, to: number, inset: number): PathData {
  const [l, t, r, b] = [-HALF + inset, inset, HALF - inset, HEIGHT - inset];
  const corners: Point[] = [
    [l + from, t + from],
    [r + from, t + from],
    [r + to, t + to],
    [r + to, b + to],
    [l + to, b + to],
    [l + from, b + from],
  ];
  return closedPath(corners);
}

function laySlab(goods: Goods, from: number, to: number, inset: number, tone: number): void {
  const coverage = fillOf(STAGE, swept(from, to, inset));
  layPiece(goods, {
    coverage,
    height: flat(),
    tone,
    edge: { width: 0.5, drop: 0.2 },
    casts: { reach: 1, strength: 0.4 },
  });
}

/** The block of pages, set back a little, of which only the edges show. */
function layPages(goods: Goods): Field {
  const inset = 0.9;
  const coverage = fillOf(STAGE, swept(0.6, 3.9, inset));
  const tone = flat();
  const leaf = createNoise(9, 0.3, 60);
  const uneven = createNoise(10, 24, 1);
  for (let i = 0; i < tone.data.length; i++) {
    if ((coverage.data[i] as number) === 0) continue;
    const [x, y] = toMm(STAGE, i % STAGE.width, Math.floor(i / STAGE.width));
    const [right, below] = [x - HALF + inset, y - HEIGHT + inset];
    const depth = Math.max(right, below);
    const along = right > below ? y : x;
    const leaves = leaf(depth + uneven(along, 0) * 0.08, along) * 0.11;
    // The cover's shade lies on the first leaves; the lower edge looks away from the light.
    tone.data[i] = (right > below ? 0.95 : 1) + leaves - 0.26 * Math.exp(-Math.max(0, depth - 0.7) / 0.4);
  }
  layPiece(goods, { coverage, height: flat(), tone });
  return coverage;
}

/** In the back view the spine is on the viewer's side and hides the pages. */
function laySpine(goods: Goods): Field {
  const r = HALF;
  const coverage = fillOf(
    STAGE,
    closedPath([
      [r - 2, 0],
      [r, 0],
      [r + THICK, THICK],
      [r + THICK, HEIGHT + THICK],
      [r, HEIGHT],
      [r - 2, HEIGHT],
    ]),
  );
  const tone = flat();
  for (let i = 0; i < tone.data.length; i++) {
    const [x] = toMm(STAGE, i % STAGE.width, 0);
    tone.data[i] = 0.92 - 0.5 * smoothstep(r - 1, r + THICK, x);
  }
  layPiece(goods, { coverage, height: flat(), tone });
  return coverage;
}

function layCover(goods: Goods, spine: 1 | -1): Field {
  const coverage = fillOf(STAGE, closedPath(roundSheet(-HALF, 0, HALF, HEIGHT, 2.4)));
  const height = flat();
  const bow = createNoise(3, 150);
  const hinge = spine * (HALF - STRIP - 3.5);
  for (let i = 0; i < height.data.length; i++) {
    const [x, y] = toMm(STAGE, i % STAGE.width, Math.floor(i / STAGE.width));
    // Board is stiff: a slight bow, a groove where it hinges, a round spine.
    const groove = Math.exp(-(((x - hinge) / 1.5) ** 2)) * 0.5;
    const spineFall = 2.2 * smoothstep(HALF - 5, HALF + 1, x * spine) ** 2;
    height.data[i] = bow(x, y) * 0.9 - groove - spineFall;
  }
  layPiece(goods, {
    coverage,
    height,
    relief: 1,
    hollow: 0.4,
    edge: { width: 0.9, drop: 0.35 },
    casts: { reach: 2.2, strength: 0.55 },
  });
  sheen(goods, coverage);
  return coverage;
}

/** The window's light falls off over the matt board. */
function sheen(goods: Goods, cover: Field): void {
  for (let i = 0; i < cover.data.length; i++) {
    if ((cover.data[i] as number) === 0) continue;
    const [x, y] = toMm(STAGE, i % STAGE.width, Math.floor(i / STAGE.width));
    const far = (x + HALF) / (HALF * 2) + y / HEIGHT;
    goods.shade.data[i] = (goods.shade.data[i] as number) * (1.035 - 0.05 * far);
  }
}

/** Pages stay white whatever colour the cover has. */
function paperOf(goods: Goods, pages: Field): Canvas {
  const above = fillOf(STAGE, swept(0, 0.8, 0));
  return tinted(goods, [249, 245, 236], (i) => Math.min(pages.data[i] as number, 1 - (above.data[i] as number)));
}

/** Bookbinder's cloth, charcoal, glued over the edge of the board. */
function clothStrip(goods: Goods, cover: Field, spine: 1 | -1, back?: Field): Canvas {
  const inner = spine * (HALF - STRIP);
  const weave = createNoise(21, 0.42);
  const line = (dx: number) =>
    openPath([
      [inner + dx, -5],
      [inner + dx, HEIGHT + 5],
    ]);
  mark(goods, blur(strokeOf(STAGE, { width: 1 }, line(-spine * 0.4)), 4), 0.22, cover);
  mark(goods, strokeOf(STAGE, { width: 0.4 }, line(0)), 0.2, cover);
  const strip = (i: number) => {
    const [x] = toMm(STAGE, i % STAGE.width, 0);
    return smoothstep(-0.08, 0.08, (x - inner) * spine) * (cover.data[i] as number);
  };
  return tinted(
    goods,
    [56, 53, 54],
    (i) => Math.max(strip(i), back ? (back.data[i] as number) : 0),
    (x, y) => 1 + 0.17 * weave(x * 1.4, y * 0.35) + 0.17 * weave(x * 0.35 + 90, y * 1.4),
  );
}
