import { seededRandom } from "@surimono/domain/kernel";
export type Noise = (x: number, y: number) => number;

const SIDE = 256;

/** Smooth value noise in −1 … 1; `scale` is the distance between its bumps. */
export function createNoise(seed: number, scaleX: number, scaleY = scaleX): Noise {
  const random = seededRandom(seed);
  const grid = Float32Array.from({ length: SIDE * SIDE }, () => random() * 2 - 1);
  const at = (i: number, j: number) => grid[(j & (SIDE - 1)) * SIDE + (i & (SIDE - 1))] as number;
  return (x, y) => {
    const [gx, gy] = [x / scaleX, y / scaleY];
    const [i, j] = [Math.floor(gx), Math.floor(gy)];
    const [u, v] = [fade(gx - i), fade(gy - j)];
    const top = at(i, j) * (1 - u) + at(i + 1, j) * u;
    const bottom = at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u;
    return top * (1 - v) + bottom * v;
  };
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}
