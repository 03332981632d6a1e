import { createNoise } from "../noise.ts";
import { paperGrain } from "../paper-grain.ts";
import { roundSheet } from "../round-sheet.ts";
import { createStage, drawOn, type Stage } from "../stage.ts";
import { photographLaid } from "../table-top/laid.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

interface Sheet {
  readonly name: string;
  readonly stage: Stage;
  readonly half: number;
  readonly height: number;
  readonly seed: number;
  /** How far its upper and lower ends stand off the ground, mm. */
  readonly roll: number;
  readonly thick: number;
}

/** A Japanese postcard: 100 × 148 mm. */
const POSTCARD: Sheet = {
  name: "postcard",
  stage: createStage(8.2, 750, 243),
  half: 50,
  height: 148,
  seed: 601,
  roll: 1.2,
  thick: 0.3,
};
/** A2: 420 × 594 mm. */
const POSTER: Sheet = {
  name: "poster",
  stage: createStage(2.35, 750, 152),
  half: 210,
  height: 594,
  seed: 611,
  roll: 13,
  thick: 0.4,
};

export function bakePostcard(): BakedSilhouette {
  const address = bakeSheet("back", POSTCARD);
  address.goods.labels.push(addressFrame(POSTCARD.stage));
  return {
    silhouette: "postcard",
    referenceWidth: POSTCARD.half * 2000,
    views: [bakeSheet("front", POSTCARD), address],
  };
}

export function bakePoster(): BakedSilhouette {
  return { silhouette: "poster", referenceWidth: POSTER.half * 2000, views: [bakeSheet("front", POSTER)] };
}

function bakeSheet(viewId: "front" | "back", { name, stage, half, height, seed, roll, thick }: Sheet): BakedView {
  const wave = createNoise(seed, half * 1.6, half * 2.4);
  /** Paper that was rolled or stacked keeps lifting its ends, one corner most. Turned over it is the same sheet. */
  const lift = (x: number, y: number) => {
    const along = (y * 2) / height - 1;
    const corner = Math.max(0, x / half + along - 1.2);
    return roll * (0.3 + Math.abs(along) ** 5 + 1.1 * corner ** 2 + 0.22 * wave(x, y));
  };
  return photographLaid(
    viewId,
    {
      name,
      stage,
      parts: [
        {
          outline: roundSheet(-half, 0, half, height, half * 0.006),
          low: 0,
          high: thick,
          round: thick / 4,
          step: half / 40,
          lift,
        },
      ],
      height,
      face: roll * 0.3,
      rough: 0.7,
      mirror: 0.25,
      look: { shine: 0.4, haze: 0.5 },
    },
    paperGrain(7),
  );
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
