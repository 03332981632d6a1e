import { blur, createField } from "../field.ts";
import { flatViews, NEAR_HAZE } from "../flat-lay/flat-views.ts";
import type { Garment } from "../flat-lay/garment.ts";
import { FACE_TOWEL, HAND_TOWEL, TENUGUI, tenuguiGarment, towelGarment } from "../flat-lay/sheet-garments.ts";
import { seamlessNoise } from "../knit-grain.ts";
import { createStage, type Stage } from "../stage.ts";
import { weaveGrain } from "../weave-grain.ts";
import type { BakedGrain, BakedSilhouette } from "../write-art.ts";

/** Picked by eye: each is another way of lying. */
const SEEDS = { hand: 1, face: 2, tenugui: 3 } as const;

/** A hand towel of cut pile, 340 × 340 mm, with a flat woven border. */
export function bakeHandTowel(): BakedSilhouette {
  const garment = towelGarment(SEEDS.hand, HAND_TOWEL);
  return lying("hand-towel", garment, HAND_TOWEL, createStage(3.7, 750, 225), pileGrain(17));
}

/** A face towel of cut pile, 340 × 800 mm, with two flat woven borders near its ends. */
export function bakeFaceTowel(): BakedSilhouette {
  const garment = towelGarment(SEEDS.face, FACE_TOWEL);
  return lying("face-towel", garment, FACE_TOWEL, createStage(1.66, 750, 170), pileGrain(19));
}

/** A tenugui: 900 × 340 mm of plain cotton, its short ends cut and left open. */
export function bakeTenugui(): BakedSilhouette {
  return lying("tenugui", tenuguiGarment(SEEDS.tenugui), TENUGUI, createStage(1.56, 750, 580), weaveGrain(16));
}

function lying(
  silhouette: string,
  garment: Garment,
  { half, length }: { half: number; length: number },
  stage: Stage,
  grain: BakedGrain,
): BakedSilhouette {
  const views = flatViews({
    side: "front",
    silhouette,
    garment,
    stage,
    closeUps: {},
    grain,
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "middle", axis: "y", at: length * 500 },
      { name: "bottom", axis: "y", at: length * 1000 },
    ],
    faintest: NEAR_HAZE,
  });
  return { silhouette, referenceWidth: half * 2000, views };
}

/** Loops without a direction, each with its own light and shade. */
function pileGrain(seed: number): BakedGrain {
  const side = 256;
  const loops = seamlessNoise(seed, (field) => blur(field, 1.15));
  const tufts = seamlessNoise(seed + 1, (field) => blur(field, 3.4));
  const [shade, light] = [createField(side, side), createField(side, side)];
  for (let i = 0; i < shade.data.length; i++) {
    const value = (loops.data[i] as number) * 0.034 + (tufts.data[i] as number) * 0.007;
    shade.data[i] = 0.955 + value;
    light.data[i] = Math.max(0, 0.02 + value);
  }
  return { side, shade, light };
}
