import { type Canvas, Path2D } from "@napi-rs/canvas";
import { closedPath, type Point } from "../curve.ts";
import { mapField, smoothstep } from "../field.ts";
import { createGoods, layPiece } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { reliefOf } from "../relief.ts";
import { roundSheet } from "../round-sheet.ts";
import { createStage, drawOn, fillOf, type Stage } from "../stage.ts";
import type { BakedSilhouette } from "../write-art.ts";

/** Clear plates with polished edges that stand by themselves. Lengths are millimetres. */
interface Plate {
  readonly silhouette: string;
  readonly stage: Stage;
  readonly width: number;
  readonly height: number;
  readonly round: number;
  /** How much of its thickness is seen below and beside the face. */
  readonly depth: number;
  /** The base that a thin plate is put into: half its width and height. */
  readonly base?: readonly [number, number];
}

/** 70 × 100 mm, 3 mm thick, in a base of its own. */
export function bakeAcrylicStand(): BakedSilhouette {
  return bakePlate({
    ...{ silhouette: "acrylic-stand", stage: createStage(11.6, 742, 200) },
    ...{ width: 70, height: 100, round: 5, depth: 1.6, base: [33, 8] },
  });
}

/** 80 × 80 mm, 15 mm thick: it stands on its own edge. */
export function bakeAcrylicBlock(): BakedSilhouette {
  return bakePlate({
    ...{ silhouette: "acrylic-block", stage: createStage(12.6, 716, 310), width: 80, height: 80, round: 0.8, depth: 7 },
  });
}

function bakePlate(plate: Plate): BakedSilhouette {
  const { stage, width, height, depth } = plate;
  const half = width / 2;
  const goods = createGoods(stage);
  if (plate.base) {
    const coverage = fillOf(stage, closedPath(ellipse(plate, 2.4)), closedPath(ellipse(plate, 0)));
    layPiece(goods, {
      coverage,
      tone: 0.86,
      height: reliefOf(stage, coverage, () => 0),
      edge: { width: 1, drop: 0.6 },
      hollow: 0,
    });
  }
  const steps = Math.max(2, Math.ceil(depth));
  for (let step = steps; step >= 0; step--) {
    const coverage = fillOf(stage, closedPath(sheet(plate, 0, (depth * step) / steps)));
    layPiece(goods, {
      coverage,
      tone: step === 0 ? 1 : 0.8,
      height: reliefOf(stage, coverage, () => 0),
      ...(step === 0 ? { edge: { width: 0.8, drop: 0.5 }, casts: { reach: 0.9, strength: 0.22 } } : {}),
      hollow: 0,
    });
  }
  goods.labels.push(polish(plate));
  const top = fillOf(stage, closedPath(sheet(plate, 0, 0)));
  const shadow = groundShadow(stage, goods.mask, 0.9);
  return {
    silhouette: plate.silhouette,
    referenceWidth: width * 1000,
    views: [
      {
        viewId: "front",
        goods,
        surface: { kind: "flat" },
        ...(plate.base && { cutGoods: { depth: plate.depth * 1000, base: plate.base[0] * 1000 } }),
        gloss: reliefOf(stage, top, (x, y) => {
          const across = (x + y * 0.7) / (width / 50);
          const pane = smoothstep(-8, -6.4, across) * (1 - smoothstep(12, 13.6, across));
          const slit = smoothstep(17, 17.8, across) * (1 - smoothstep(20, 20.8, across));
          const inner = Math.min(half - Math.abs(x), y, height - y);
          const bevel = Math.exp(-(((inner - 0.9) / 0.28) ** 2)) * (x < 0 || y < 8 ? 0.42 : 0.16);
          return 0.09 * pane + 0.07 * slit + bevel;
        }),
        lines: [
          { name: "centre", axis: "x", at: 0 },
          { name: "top", axis: "y", at: 0 },
          { name: "bottom", axis: "y", at: height * 1000 },
        ],
        // What is clear lets the light through to the ground.
        shadow: mapField(shadow, (dark, i) => dark * (1 - 0.8 * (goods.mask.data[i] as number))),
      },
    ],
  };
}

function sheet({ width, height, round }: Plate, inset: number, by: number): Point[] {
  const half = width / 2;
  const corner = Math.max(0.2, round - inset);
  return roundSheet(-half + inset, inset, half - inset, height - inset, corner).map(
    ([x, y]): Point => [x + by * 0.8, y + by * 0.6],
  );
}

/** Seen from a little above, the plate stands in its middle. */
function ellipse({ height, base: [rx, ry] = [0, 0] }: Plate, by: number): Point[] {
  return Array.from({ length: 120 }, (_, i): Point => {
    const angle = (i * Math.PI) / 60;
    return [Math.cos(angle) * rx + by * 0.4, height + 1 + Math.sin(angle) * ry + by];
  });
}

/** Light that runs around in the cut edges: what is seen of a clear plate at all. */
function polish(plate: Plate): Canvas {
  const { stage, width, height, depth, base } = plate;
  return drawOn(stage, (context) => {
    const glass = context.createLinearGradient(-width / 2, 0, width / 2, height);
    for (const [at, color] of [
      [0, "rgba(255,255,255,0.75)"],
      [0.45, "rgba(196,214,219,0.35)"],
      [1, "rgba(108,128,136,0.6)"],
    ] as const)
      glass.addColorStop(at, color);
    context.lineJoin = "round";
    const stroke = (points: readonly Point[], lineWidth: number, style: typeof glass | string) => {
      context.lineWidth = lineWidth;
      context.strokeStyle = style;
      context.stroke(new Path2D(closedPath(points)));
    };
    if (base) {
      // Its far half is behind the plate.
      context.save();
      context.beginPath();
      context.rect(-width, height + 0.9, width * 2, height);
      context.clip();
      stroke(ellipse(plate, 2.4), 0.4, "rgba(96,116,124,0.4)");
      stroke(ellipse(plate, 0), 0.5, glass);
      context.restore();
    }
    // The far edge, seen through it.
    stroke(sheet(plate, 0, depth), 0.35, "rgba(96,116,124,0.34)");
    if (depth > 3) stroke(sheet(plate, 0.6, depth * 0.55), 0.5, "rgba(255,255,255,0.4)");
    stroke(sheet(plate, 0.15, 0), 0.35, "rgba(96,116,124,0.5)");
    stroke(sheet(plate, 0.62, 0), 0.6, glass);
    stroke(sheet(plate, 1.15, 0), 0.24, "rgba(96,116,124,0.2)");
    // A window's reflection lies on the face, clear or not.
    const pane = context.createLinearGradient(-width * 0.28, 0, width * 0.28, height * 0.34);
    for (const [at, share] of [
      [0, 0],
      [0.3, 0],
      [0.31, 0.24],
      [0.62, 0.1],
      [0.63, 0],
      [1, 0],
    ] as const)
      pane.addColorStop(at, `rgba(255,255,255,${share})`);
    context.fillStyle = pane;
    context.fill(new Path2D(closedPath(sheet(plate, 1.2, 0))));
  });
}
