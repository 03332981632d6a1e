import { curve, type Point } from "../curve.ts";
import { paperGrain } from "../paper-grain.ts";
import { disc, roundSheet } from "../round-sheet.ts";
import { createStage } from "../stage.ts";
import { type LaidCord, photographLaid } from "../table-top/laid.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

/** A card of 50 × 90 mm with a hole, on a waxed cord. */
const CARD = { half: 25, height: 90, hole: { y: 7, r: 2 } } as const;
const STAGE = createStage(13.2, 750, 400);

export function bakeHangTag(): BakedSilhouette {
  return {
    silhouette: "hang-tag",
    referenceWidth: CARD.half * 2000,
    views: [bakeSide("front", 1), bakeSide("back", -1)],
  };
}

function bakeSide(viewId: "front" | "back", side: 1 | -1): BakedView {
  const { half, height, hole } = CARD;
  /** Thick card that has hung: bowed a very little along its length, away from the cord. */
  const lift = (x: number, y: number) => {
    const along = (y - height / 2) / (height / 2);
    return 1.3 + side * 0.6 * (along ** 2 - 0.5) + 0.2 * (x / half) ** 2;
  };
  return photographLaid(
    viewId,
    {
      name: side === 1 ? "hang-tag" : "hang-tag-back",
      stage: STAGE,
      parts: [
        {
          outline: roundSheet(-half, 0, half, height, 1.4),
          holes: [disc(0, hole.y, hole.r)],
          ...{ low: 0, high: 0.8, round: 0.2, step: 1.2, lift },
        },
      ],
      cords: cord(side),
      height,
      face: 2,
      rough: 0.8,
      mirror: 0.2,
      look: { shine: 0.4, haze: 0.5 },
    },
    paperGrain(23),
  );
}

/** Both ends go through the hole, one above the card and one below, and meet in an overhand knot: places on the card, and heights on the way. */
const CORD: readonly (readonly [string, readonly number[]])[] = [
  ["0.2,7.8 0.1,6.4 -0.4,4.6 -2.6,-1 -5,-12 -1,-25.6", [0.6, 2.6, 3.3, 2.8, 0.7, 0.9]],
  ["-0.2,7 0.8,3.4 2.4,-1 4.4,-12 1,-25.6", [0.62, 0.62, 0.62, 0.7, 0.9]],
  ["-1.4,-24.6 1.3,-24.4 1.6,-26.6 -1.2,-27 -1.6,-25 0.8,-24.7", [0.8, 1.9, 2, 2, 1.8, 0.8]],
  ["0.6,-26.2 2,-29 1.4,-31.6", [1.2, 0.9, 0.7]],
  ["-0.6,-26.2 -1.4,-28.6 -2.8,-30.6", [1.2, 0.9, 0.7]],
];

/** From behind it is seen to go through the other way. */
function cord(side: 1 | -1): LaidCord[] {
  return CORD.map(([through, heights]) => {
    const along = curve(through, 0.5);
    const heightAt = (share: number) => {
      const at = share * (heights.length - 1);
      const from = Math.min(heights.length - 2, Math.floor(at));
      const [a, b] = heights.slice(from) as [number, number];
      return a + (b - a) * (at - from);
    };
    return {
      along: along.map(([x, y]: Point, i) => [x * side, y, heightAt(i / (along.length - 1))] as const),
      radius: 0.62,
      own: "waxed cord",
    };
  });
}
