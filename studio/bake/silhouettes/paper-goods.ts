import { closedPath } from "../curve.ts";
import { createGoods, layPiece } from "../goods.ts";
import { groundShadow } from "../ground-shadow.ts";
import { createNoise } from "../noise.ts";
import { paperGrain } from "../paper-grain.ts";
import { reliefOf } from "../relief.ts";
import { roundSheet } from "../round-sheet.ts";
import { createStage, drawOn, fillOf, type Stage } from "../stage.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

interface Sheet {
  readonly stage: Stage;
  readonly half: number;
  readonly height: number;
  readonly seed: number;
  /** How far its upper and lower ends stand off the ground, mm. */
  readonly roll: number;
  readonly edge: number;
}

/** A Japanese postcard: 100 × 148 mm. */
const POSTCARD: Sheet = { stage: createStage(8.2, 750, 243), half: 50, height: 148, seed: 601, roll: 0.7, edge: 0.3 };
/** A2: 420 × 594 mm. */
const POSTER: Sheet = { stage: createStage(2.35, 750, 152), half: 210, height: 594, seed: 611, roll: 9, edge: 0.5 };

export function bakePostcard(): BakedSilhouette {
  const { half } = POSTCARD;
  const address = { ...bakeSheet("back", POSTCARD) };
  address.goods.labels.push(addressFrame(POSTCARD.stage));
  return { silhouette: "postcard", referenceWidth: half * 2000, views: [bakeSheet("front", POSTCARD), address] };
}

export function bakePoster(): BakedSilhouette {
  return { silhouette: "poster", referenceWidth: POSTER.half * 2000, views: [bakeSheet("front", POSTER)] };
}

function bakeSheet(viewId: "front" | "back", sheet: Sheet): BakedView {
  const { stage, half, height, roll } = sheet;
  const goods = createGoods(stage);
  const coverage = fillOf(stage, closedPath(roundSheet(-half, 0, half, height, half * 0.008)));
  const wave = createNoise(sheet.seed + (viewId === "back" ? 1 : 0), half * 1.6, half * 2.4);
  layPiece(goods, {
    coverage,
    // Paper that was rolled or stacked keeps lifting its ends.
    height: reliefOf(stage, coverage, (x, y) => {
      const along = (y * 2) / height - 1;
      const corner = Math.max(0, x / half + along - 1.2);
      return roll * (Math.abs(along) ** 6 + 0.9 * corner ** 2 + 0.35 * wave(x, y));
    }),
    hollow: 0.2,
    tone: 1.035,
    edge: { width: sheet.edge * 2, drop: sheet.edge * 0.5 },
  });
  return {
    viewId,
    goods,
    surface: { kind: "flat" },
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "middle", axis: "y", at: height * 500 },
      { name: "bottom", axis: "y", at: height * 1000 },
    ],
    shadow: groundShadow(stage, goods.mask, 0.9),
    grain: paperGrain(7),
  };
}

/** The seven boxes of the postal code and the place of the stamp, as the post asks for: 朱 lines of 0.4 mm. */
function addressFrame(stage: Stage) {
  return drawOn(stage, (context) => {
    context.strokeStyle = "rgba(205,72,48,0.82)";
    for (let box = 0; box < 7; box++) {
      context.lineWidth = box < 3 ? 0.5 : 0.35;
      context.strokeRect(-5.7 + box * 7 + (box > 2 ? 0.6 : 0), 12, 5.7, 8);
    }
    context.lineWidth = 0.3;
    context.strokeRect(-44, 10, 18.5, 22.5);
    context.beginPath();
    context.moveTo(-6.3 + 21.2, 16);
    context.lineTo(-6.3 + 22, 16);
    context.stroke();
  });
}
