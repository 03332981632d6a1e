/** Seeded, so that the same code bakes the same bytes. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Noise = (x: number, y: number) => number;

const SIDE = 256;

/** Smooth value noise in −1 … 1; `scale` is the distance between its bumps. */
export function createNoise(seed: number, scaleX: number, scaleY = scaleX): Noise {
  const random = createRandom(seed);
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
