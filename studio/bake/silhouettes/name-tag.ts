import { blur, createField, smoothstep } from "../field.ts";
import { seamlessNoise } from "../knit-grain.ts";
import { createNoise } from "../noise.ts";
import { roundSheet } from "../round-sheet.ts";
import { createStage } from "../stage.ts";
import { type LaidCord, photographLaid } from "../table-top/laid.ts";
import type { BakedGrain, BakedSilhouette } from "../write-art.ts";

/** A satin label of 60 × 24 mm, its two ends folded under and sewn to the inside of the collar. */
const STAGE = createStage(20, 750, 610);
const LABEL = { half: 30, height: 24, seam: 2.2 } as const;

/** How high the label's face lies above the table, less its lift. */
const UPPER = 1.4;
const STITCH = { length: 1.7, gap: 0.8, thread: 0.17 } as const;

export function bakeNameTag(): BakedSilhouette {
  const { half, height, seam } = LABEL;
  const wave = createNoise(911, 26, 22);
  const cloth = (x: number, y: number) => 0.45 * (1 + wave(x, y));
  /** Ribbon between two seams: it stands up a little in the middle and lies flat where it is sewn; its ends are double. */
  const ribbon = (x: number, y: number) => {
    const free = smoothstep(half - 0.4, half - 6, Math.abs(x));
    const doubled = smoothstep(half - seam * 2.1 - 0.3, half - seam * 2.1, Math.abs(x));
    return cloth(x, y) + 0.6 * free + 0.14 * free * Math.sin(x / 5.5) + 0.12 * doubled;
  };
  const front = photographLaid(
    "front",
    {
      name: "name-tag",
      stage: STAGE,
      parts: [
        {
          outline: roundSheet(-36, -17, 36, 41, 2),
          low: 0,
          high: 1,
          round: 0.5,
          step: 1.5,
          lift: cloth,
          own: "jersey",
        },
        { outline: roundSheet(-half, 0, half, height, 0.4), low: 1, high: UPPER, round: 0.15, step: 0.5, lift: ribbon },
      ],
      cords: [-half + seam, half - seam].flatMap((x) => seamAt(x, (y) => UPPER + ribbon(x, y))),
      height,
      face: 2,
      rough: 0.35,
      mirror: 0.3,
      look: { shine: 0.4, haze: 0.5 },
    },
    satinGrain(21),
  );
  return { silhouette: "name-tag", referenceWidth: half * 2000, views: [front] };
}

/** Thread over the label and under the cloth, a stitch after the other. */
function seamAt(x: number, heightAt: (y: number) => number): LaidCord[] {
  const { length, gap, thread } = STITCH;
  const count = Math.floor((LABEL.height - gap) / (length + gap));
  const first = (LABEL.height - count * (length + gap) + gap) / 2;
  return Array.from({ length: count }, (_, nth) => {
    const from = first + nth * (length + gap);
    const along = Array.from({ length: 9 }, (_point, i) => {
      const y = from + (length * i) / 8;
      // Its ends go into the cloth.
      return [x, y, heightAt(y) + thread * (1 - 3 * ((i - 4) / 4) ** 6)] as const;
    });
    return { along, radius: thread };
  });
}

/** Satin: long threads side by side, hardly a weave. */
function satinGrain(seed: number): BakedGrain {
  const side = 256;
  const threads = seamlessNoise(seed, (field) => blur(field, 0.7));
  const [shade, light] = [createField(side, side), createField(side, side)];
  for (let i = 0; i < shade.data.length; i++) {
    const row = Math.floor(i / side);
    const value = 0.008 * Math.sin((row * Math.PI * 2 * 64) / side) + 0.006 * (threads.data[i] as number);
    shade.data[i] = 0.985 + value;
    light.data[i] = Math.max(0, 0.014 + value);
  }
  return { side, shade, light };
}
