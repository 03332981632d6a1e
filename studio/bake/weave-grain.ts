import { blur, createField, type Field } from "./field.ts";
import { seamlessNoise } from "./knit-grain.ts";
import type { BakedGrain } from "./write-art.ts";

const SIDE = 320;
/** Pixels from yarn to yarn; two of them make the repeat of a plain weave. */
const YARN = 2.5;

/** Cotton canvas: yarns over and under each other, no two of them equally thick. */
export function weaveGrain(seed: number): BakedGrain {
  const weftSlubs = seamlessNoise(seed, (field) => stretched(field, 1, 0), SIDE);
  const warpSlubs = seamlessNoise(seed + 1, (field) => stretched(field, 0, 1), SIDE);
  const mottled = seamlessNoise(seed + 2, (field) => blur(field, 2), SIDE);
  const shade = createField(SIDE, SIDE);
  const light = createField(SIDE, SIDE);
  for (let i = 0; i < shade.data.length; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const [warp, weft] = [Math.floor(x / YARN), Math.floor(y / YARN)];
    const warpOnTop = (warp + weft) % 2 === 0;
    const across = warpOnTop ? x / YARN - warp : y / YARN - weft;
    const round = Math.sin(Math.PI * Math.min(1, Math.max(0, across + 0.1)));
    const slubs = warpOnTop ? warpSlubs : weftSlubs;
    const slub = (slubs.data[i] as number) * 0.032 + (mottled.data[i] as number) * 0.012;
    const value = (round - 0.62) * 0.12 + (warpOnTop ? 0.012 : -0.012) + slub;
    shade.data[i] = Math.min(1, 0.972 + value);
    light.data[i] = Math.max(0, 0.045 + value * 0.75);
  }
  return { side: SIDE, shade, light };
}

/** Noise drawn out along a yarn. */
function stretched(field: Field, dx: number, dy: number): Field {
  const out = createField(field.width, field.height);
  const reach = 18;
  for (let y = 0; y < field.height; y++) {
    for (let x = 0; x < field.width; x++) {
      let sum = 0;
      for (let k = -reach; k <= reach; k++) {
        const sx = Math.min(field.width - 1, Math.max(0, x + k * dx));
        const sy = Math.min(field.height - 1, Math.max(0, y + k * dy));
        sum += field.data[sy * field.width + sx] as number;
      }
      out.data[y * field.width + x] = sum;
    }
  }
  return out;
}
