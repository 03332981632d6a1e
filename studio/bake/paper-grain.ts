import { blur, createField } from "./field.ts";
import { seamlessNoise } from "./knit-grain.ts";
import type { BakedGrain } from "./write-art.ts";

const SIDE = 256;

/** Uncoated board: fibres too fine to follow, a faint cloudiness when held to the light. */
export function paperGrain(seed: number): BakedGrain {
  const fibres = seamlessNoise(seed, (field) => blur(field, 0.8));
  const clouds = seamlessNoise(seed + 1, (field) => blur(field, 5));
  const shade = createField(SIDE, SIDE);
  const light = createField(SIDE, SIDE);
  for (let i = 0; i < shade.data.length; i++) {
    const value = (fibres.data[i] as number) * 0.007 + (clouds.data[i] as number) * 0.002;
    shade.data[i] = 0.982 + value;
    light.data[i] = Math.max(0, 0.012 + value);
  }
  return { side: SIDE, shade, light };
}
