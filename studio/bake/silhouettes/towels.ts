import { blur, createField } from "../field.ts";
import { NEAR_HAZE } from "../flat-lay/flat-views.ts";
import { FACE_TOWEL, HAND_TOWEL, TENUGUI, tenuguiGarment, towelGarment } from "../flat-lay/sheet-garments.ts";
import { bakeSheet } from "../flat-lay/sheet-silhouette.ts";
import { seamlessNoise } from "../knit-grain.ts";
import { createStage } from "../stage.ts";
import { weaveGrain } from "../weave-grain.ts";
import type { BakedGrain, BakedSilhouette } from "../write-art.ts";

/** Picked by eye: each is another way of lying. */
const SEEDS = { hand: 1, face: 2, tenugui: 3 } as const;

/** A hand towel of cut pile, 340 × 340 mm, with a flat woven border. */
export function bakeHandTowel(): BakedSilhouette {
  return bakeSheet({
    silhouette: "hand-towel",
    garment: towelGarment(SEEDS.hand, HAND_TOWEL),
    size: HAND_TOWEL,
    stage: createStage(3.7, 750, 225),
    grain: pileGrain(17),
    faintest: NEAR_HAZE,
  });
}

/** A face towel of cut pile, 340 × 800 mm, with two flat woven borders near its ends. */
export function bakeFaceTowel(): BakedSilhouette {
  return bakeSheet({
    silhouette: "face-towel",
    garment: towelGarment(SEEDS.face, FACE_TOWEL),
    size: FACE_TOWEL,
    stage: createStage(1.66, 750, 170),
    grain: pileGrain(19),
    faintest: NEAR_HAZE,
  });
}

/** A tenugui: 900 × 340 mm of plain cotton, its short ends cut and left open. So thin, it has no shadow to lose. */
export function bakeTenugui(): BakedSilhouette {
  return bakeSheet({
    silhouette: "tenugui",
    garment: tenuguiGarment(SEEDS.tenugui),
    size: TENUGUI,
    stage: createStage(1.56, 750, 580),
    grain: weaveGrain(16),
  });
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
