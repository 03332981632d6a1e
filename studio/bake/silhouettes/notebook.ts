import type { Canvas } from "@napi-rs/canvas";
import { closedPath, openPath, type Point } from "../curve.ts";
import { blur, createField, type Field, smoothstep } from "../field.ts";
import { createGoods, type Goods, layPiece, mark } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { createNoise } from "../noise.ts";
import { paperGrain } from "../paper-grain.ts";
import { createStage, drawOn, fillOf, strokeOf, toMm } from "../stage.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

/** A5, 12 mm thick, bound with thread; seen from above and a little from the lower right. */
const HALF = 74;
const HEIGHT = 210;
const THICK = 3.6;
const STRIP = 16;
const STAGE = createStage(6.5, 742, 160);

export function bakeNotebook(): BakedSilhouette {
  return { silhouette: "notebook", referenceWidth: HALF * 2000, views: [bakeView("front", -1), bakeView("back", 1)] };
}

/** `spine` is the side on which the cloth strip lies. */
function bakeView(viewId: "front" | "back", spine: 1 | -1): BakedView {
  const goods = createGoods(STAGE);
  layLowerCover(goods);
  const pages = layPages(goods, spine);
  const cover = layCover(goods, spine);
  goods.labels.push(paperOf(goods, pages, cover), clothStrip(goods, cover, spine));
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

/** A rectangle with small round corners, as cut and handled. */
function sheet(left: number, top: number, right: number, bottom: number, r: number): Point[] {
  const corner = (cx: number, cy: number, from: number): Point[] =>
    Array.from({ length: 9 }, (_, i): Point => {
      const angle = ((from + i * 11.25) * Math.PI) / 180;
      return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
    });
  return [
    ...corner(right - r, top + r, -90),
    ...corner(right - r, bottom - r, 0),
    ...corner(left + r, bottom - r, 90),
    ...corner(left + r, top + r, 180),
  ];
}

function flat(): Field {
  return createField(STAGE.width, STAGE.height);
}

function layLowerCover(goods: Goods): void {
  const coverage = fillOf(STAGE, closedPath(sheet(-HALF + THICK, THICK, HALF + THICK, HEIGHT + THICK, 2)));
  layPiece(goods, { coverage, height: flat(), tone: 0.72, edge: { width: 0.8, drop: 0.4 } });
}

/** The block of pages, of which only the edges at the right and below show. */
function layPages(goods: Goods, spine: 1 | -1): Field {
  const [left, right] = spine === -1 ? [-HALF + 1, HALF + THICK - 1.3] : [-HALF + 1, HALF + THICK - 0.6];
  const coverage = fillOf(STAGE, closedPath(sheet(left, 1, right, HEIGHT + THICK - 1, 1)));
  const tone = flat();
  const thickness = createNoise(9, 0.34);
  const gaps = createNoise(10, 1.1);
  for (let i = 0; i < tone.data.length; i++) {
    if ((coverage.data[i] as number) === 0) continue;
    const [x, y] = toMm(STAGE, i % STAGE.width, Math.floor(i / STAGE.width));
    // Depth below the upper cover, the same along each edge.
    const depth = Math.max(x - HALF, y - HEIGHT);
    const along = x - HALF > y - HEIGHT ? y : x;
    const leaves = thickness(depth + gaps(along, 0) * 0.05, along * 0.01) * 0.1 + gaps(depth * 2, along * 0.05) * 0.04;
    tone.data[i] = 0.93 + leaves - 0.3 * Math.exp(-Math.max(0, depth) / 0.7);
  }
  layPiece(goods, { coverage, height: flat(), tone, casts: { reach: 1.5, strength: 0.5 } });
  return coverage;
}

function layCover(goods: Goods, spine: 1 | -1): Field {
  const coverage = fillOf(STAGE, closedPath(sheet(-HALF, 0, HALF, HEIGHT, 2.4)));
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
function paperOf(goods: Goods, pages: Field, cover: Field): Canvas {
  return tinted(goods, [247, 243, 234], (i) => Math.min(pages.data[i] as number, 1 - (cover.data[i] as number)));
}

/** Bookbinder's cloth, charcoal, with the thread showing at the fold. */
function clothStrip(goods: Goods, cover: Field, spine: 1 | -1): Canvas {
  const inner = spine * (HALF - STRIP);
  const weave = createNoise(21, 0.55, 0.55);
  const edge = strokeOf(
    STAGE,
    { width: 0.5 },
    openPath([
      [inner, -5],
      [inner, HEIGHT + 5],
    ]),
  );
  mark(
    goods,
    blur(
      strokeOf(
        STAGE,
        { width: 1 },
        openPath([
          [inner - spine * 0.4, -5],
          [inner - spine * 0.4, HEIGHT + 5],
        ]),
      ),
      4,
    ),
    0.22,
    cover,
  );
  mark(goods, edge, 0.2, cover);
  return tinted(
    goods,
    [54, 51, 52],
    (i) => {
      const [x] = toMm(STAGE, i % STAGE.width, 0);
      const on = smoothstep(-0.08, 0.08, (x - inner) * spine);
      return on * (cover.data[i] as number);
    },
    (x, y) => 1 + 0.16 * weave(x * 1.3, y * 0.5) + 0.16 * weave(x * 0.5 + 90, y * 1.3),
  );
}

/** A part of the goods with a colour of its own, under the same light. */
function tinted(
  goods: Goods,
  color: readonly [number, number, number],
  coverageAt: (index: number) => number,
  textureAt: (x: number, y: number) => number = () => 1,
): Canvas {
  return drawOn(STAGE, (context) => {
    const image = context.createImageData(STAGE.width, STAGE.height);
    for (let i = 0; i < goods.shade.data.length; i++) {
      const share = coverageAt(i);
      if (share <= 0) continue;
      const [x, y] = toMm(STAGE, i % STAGE.width, Math.floor(i / STAGE.width));
      const light = (goods.shade.data[i] as number) * textureAt(x, y);
      image.data.set([color[0] * light, color[1] * light, color[2] * light, share * 255], i * 4);
    }
    context.putImageData(image, 0, 0);
  });
}
