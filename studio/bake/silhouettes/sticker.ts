import { createNoise } from "../noise.ts";
import { paperGrain } from "../paper-grain.ts";
import { roundSheet } from "../round-sheet.ts";
import { createStage } from "../stage.ts";
import { photographLaid } from "../table-top/laid.ts";
import type { BakedSilhouette } from "../write-art.ts";

/** A glossy sticker of 80 × 80 mm, cut to its backing paper of 96 × 104 mm. */
const HALF = 40;
const SIDE = 80;

export function bakeSticker(): BakedSilhouette {
  const wave = createNoise(81, 50, 70);
  const backing = (x: number, y: number) =>
    0.3 + 1.1 * Math.abs((y - 40) / 52) ** 4 + 0.3 * (x / 48) ** 2 + 0.15 * wave(x, y);
  /** One corner has come off the backing a little. */
  const lift = (x: number, y: number) => backing(x, y) + 1.6 * Math.max(0, (x + y - HALF) / HALF - 1.1) ** 2;
  const front = photographLaid(
    "front",
    {
      name: "sticker",
      stage: createStage(12, 750, 370),
      parts: [
        {
          outline: roundSheet(-48, -12, 48, 92, 1),
          low: 0,
          high: 0.2,
          round: 0.05,
          step: 2,
          lift: backing,
          own: "backing",
        },
        {
          outline: roundSheet(-HALF, 0, HALF, SIDE, 9),
          low: 0.2,
          high: 0.5,
          round: 0.1,
          step: 1.2,
          lift,
          waves: 0.008,
        },
      ],
      height: SIDE,
      face: 0.8,
      rough: 0.16,
      mirror: 0.45,
      look: { shine: 0.6, haze: 0.5 },
    },
    paperGrain(8),
  );
  return { silhouette: "sticker", referenceWidth: SIDE * 1000, views: [{ ...front, cutGoods: { depth: 200 } }] };
}
