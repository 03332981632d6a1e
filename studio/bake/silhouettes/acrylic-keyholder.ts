import { type Canvas, Path2D, type SKRSContext2D } from "@napi-rs/canvas";
import { closedPath } from "../curve.ts";
import { type Field, mapField, smoothstep } from "../field.ts";
import { createGoods, layPiece } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { reliefOf } from "../relief.ts";
import { disc, roundSheet } from "../round-sheet.ts";
import { createStage, drawOn, fillOf } from "../stage.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

/** A plate of 50 × 60 mm and 3 mm thick with an ear above it, on a ring. */
const HALF = 25;
const HEIGHT = 60;
const STAGE = createStage(13.6, 750, 660);
const EAR = { y: -3.4, r: 5.6, hole: 2.3 } as const;

export function bakeAcrylicKeyholder(): BakedSilhouette {
  return {
    silhouette: "acrylic-keyholder",
    referenceWidth: HALF * 2000,
    views: [bakeView("front"), bakeView("back")],
  };
}

function bakeView(viewId: "front" | "back"): BakedView {
  const goods = createGoods(STAGE);
  for (const [depth, tone] of [
    [1.5, 0.8],
    [0, 1],
  ] as const) {
    const coverage = plate(depth);
    layPiece(goods, {
      coverage,
      tone,
      height: reliefOf(STAGE, coverage, () => 0),
      edge: { width: 0.8, drop: 0.5 },
      casts: { reach: 0.9, strength: 0.22 },
      hollow: 0,
    });
  }
  const top = plate(0);
  goods.labels.push(polish(), metal());
  return {
    viewId,
    goods,
    gloss: glossOf(top),
    surface: { kind: "flat" },
    cutGoods: { depth: 1500, hasRing: true },
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "top", axis: "y", at: 0 },
      { name: "bottom", axis: "y", at: HEIGHT * 1000 },
    ],
    shadow: lightened(groundShadow(STAGE, goods.mask, 0.8), goods.mask),
  };
}

/** A clear plate lets the light through to what lies under it; under any other the shadow is not seen. */
function lightened(shadow: Field, plateMask: Field): Field {
  return mapField(shadow, (dark, i) => dark * (1 - 0.85 * (plateMask.data[i] as number)));
}

/** Seen a little from the lower right, so the cut edge shows below the face. */
function plate(depth: number): Field {
  const moved = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y]) => [x + depth * 0.45, y + depth * 0.75] as const);
  const body = fillOf(
    STAGE,
    closedPath(moved(roundSheet(-HALF, 0, HALF, HEIGHT, 6))),
    closedPath(moved(disc(0, EAR.y, EAR.r))),
  );
  const hole = fillOf(STAGE, closedPath(disc(0, EAR.y, EAR.hole)));
  body.data.forEach((share, i) => {
    body.data[i] = share * (1 - (hole.data[i] as number));
  });
  return body;
}

/** Polished: a slanted window over the plate, bright cut edges. */
function glossOf(top: Field): Field {
  return reliefOf(STAGE, top, (x, y) => {
    const across = x + y * 0.7;
    const pane = smoothstep(-8, -6.4, across) * (1 - smoothstep(12, 13.6, across));
    const slit = smoothstep(17, 17.8, across) * (1 - smoothstep(20, 20.8, across));
    const inner = Math.min(HALF - Math.abs(x), y, HEIGHT - y);
    const bevel = Math.exp(-(((inner - 0.9) / 0.28) ** 2)) * (x < 0 || y < 8 ? 0.42 : 0.16);
    return 0.09 * pane + 0.07 * slit + (y > 0 ? bevel : 0.12);
  });
}

/** Light that runs around in the cut edges: what is seen of a clear plate at all. */
function polish(): Canvas {
  const inset = (by: number) => closedPath(roundSheet(-HALF + by, by, HALF - by, HEIGHT - by, 6 - by));
  return drawOn(STAGE, (context) => {
    const glass = context.createLinearGradient(-HALF, 0, HALF, HEIGHT);
    for (const [at, color] of [
      [0, "rgba(255,255,255,0.75)"],
      [0.45, "rgba(196,214,219,0.35)"],
      [1, "rgba(108,128,136,0.6)"],
    ] as const)
      glass.addColorStop(at, color);
    context.lineJoin = "round";
    for (const [by, width, style] of [
      [0.15, 0.3, "rgba(96,116,124,0.42)"],
      [0.62, 0.55, glass],
      [1.15, 0.24, "rgba(96,116,124,0.2)"],
    ] as const) {
      context.lineWidth = width;
      context.strokeStyle = style;
      context.stroke(new Path2D(inset(by)));
    }
    context.lineWidth = 0.3;
    context.strokeStyle = "rgba(96,116,124,0.42)";
    for (const r of [EAR.r - 0.15, EAR.hole]) {
      context.beginPath();
      context.arc(0, EAR.y, r, r === EAR.hole ? 0 : Math.PI * 0.8, r === EAR.hole ? Math.PI * 2 : Math.PI * 2.2);
      context.stroke();
    }
    // A window's reflection lies on the face, clear or not.
    const pane = context.createLinearGradient(-14, -8, 14, 12);
    for (const [at, share] of [
      [0, 0],
      [0.3, 0],
      [0.31, 0.2],
      [0.62, 0.1],
      [0.63, 0],
      [1, 0],
    ] as const)
      pane.addColorStop(at, `rgba(255,255,255,${share})`);
    context.fillStyle = pane;
    context.fill(new Path2D(inset(1.2)));
  });
}

/** A split ring through the ear and a short chain to the swivel. */
function metal(): Canvas {
  return drawOn(STAGE, (context) => {
    ring(context, 0, -11.6, 6.6, 1.3, 1);
    for (let link = 0; link < 3; link++) ring(context, 0, -20 - link * 4.3, link % 2 === 0 ? 1.4 : 2.4, 0.9, 1.5);
    ring(context, 0, -39.4, 7.6, 1.9, 1);
    // In front of the ring that goes through it, the ear's lower lip.
    context.globalCompositeOperation = "destination-out";
    context.fillRect(-3, EAR.y + EAR.hole + 0.1, 6, 3);
  });
}

function ring(context: SKRSContext2D, x: number, y: number, r: number, width: number, stretch: number): void {
  const shine = context.createLinearGradient(x - r, y - r, x + r, y + r);
  for (const [at, color] of [
    [0, "#f6f7f8"],
    [0.3, "#a6a9ad"],
    [0.5, "#e9ebec"],
    [0.75, "#85888d"],
    [1, "#c9cccf"],
  ] as const)
    shine.addColorStop(at, color);
  for (const [lineWidth, style] of [
    [width, "#6f7276"],
    [width * 0.78, shine],
  ] as const) {
    context.lineWidth = lineWidth;
    context.strokeStyle = style;
    context.beginPath();
    context.ellipse(x, y, r, r * stretch, 0, 0, Math.PI * 2);
    context.stroke();
  }
}
