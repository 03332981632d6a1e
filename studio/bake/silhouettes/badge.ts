import { closedPath } from "../curve.ts";
import { type Field, smoothstep } from "../field.ts";
import { createGoods, layPiece } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { reliefOf } from "../relief.ts";
import { disc } from "../round-sheet.ts";
import { createStage, fillOf, type Stage } from "../stage.ts";
import type { BakedSilhouette } from "../write-art.ts";

/** A button badge 57 mm across: film over a pressed plate, bent around its rim. */
const RADIUS = 28.5;
const STAGE = createStage(20, 750, 250);

export function bakeBadge(): BakedSilhouette {
  const goods = createGoods(STAGE);
  const coverage = fillOf(STAGE, closedPath(disc(0, RADIUS, RADIUS)));
  layPiece(goods, {
    coverage,
    height: reliefOf(STAGE, coverage, (x, y) => {
      const r = Math.hypot(x, y - RADIUS) / RADIUS;
      return -1.9 * r ** 2.4 - 2.6 * smoothstep(0.86, 1.02, r) ** 2;
    }),
    relief: 0.9,
    hollow: 0,
  });
  return {
    silhouette: "badge",
    referenceWidth: RADIUS * 2000,
    views: [
      {
        viewId: "front",
        goods,
        gloss: glossOf(STAGE, coverage),
        surface: { kind: "flat" },
        lines: [
          { name: "centre", axis: "x", at: 0 },
          { name: "middle", axis: "y", at: RADIUS * 1000 },
          { name: "bottom", axis: "y", at: RADIUS * 2000 },
        ],
        shadow: groundShadow(STAGE, goods.mask, 1.15),
      },
    ],
  };
}

/** The window in the film's upper left, and the thin light along the rim. */
function glossOf(stage: Stage, coverage: Field): Field {
  return reliefOf(stage, coverage, (x, y) => {
    const [dx, dy] = [x, y - RADIUS];
    const r = Math.hypot(dx, dy) / RADIUS;
    const around = Math.atan2(dy, dx);
    const towards = Math.cos(around + 2.3);
    const window = smoothstep(0.62, 0.7, r) * (1 - smoothstep(0.82, 0.88, r)) * smoothstep(0.78, 0.9, towards);
    const rim = Math.exp(-(((r - 0.915) / 0.022) ** 2)) * (0.1 + 0.35 * Math.max(0, towards) ** 3);
    const low = Math.exp(-(((r - 0.93) / 0.02) ** 2)) * 0.25 * Math.max(0, -towards) ** 6;
    return 0.26 * window + rim + low + 0.07 * smoothstep(0.4, -0.9, (dx + dy * 1.4) / RADIUS);
  });
}
