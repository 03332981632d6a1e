import type { Surplus } from "./cloth.ts";
import { createNoise, type Noise } from "./noise.ts";

/** Adds surplus across the direction `nx`, `ny` (a unit vector). */
export function gather(surplus: Surplus, nx: number, ny: number, amount: number): void {
  surplus.xx += amount * nx * nx;
  surplus.yy += amount * ny * ny;
  surplus.xy += amount * nx * ny;
}

export interface Fan {
  readonly x: number;
  readonly y: number;
  readonly amount: number;
  /** mm in which it fades to a third. */
  readonly reach: number;
}

/** Folds that run out from a point, as from an armpit. */
export function gatherAround(surplus: Surplus, x: number, y: number, fan: Fan): void {
  const [dx, dy] = [x - fan.x, y - fan.y];
  const r = Math.hypot(dx, dy) + 1;
  gather(surplus, -dy / r, dx / r, fan.amount * Math.exp(-r / fan.reach));
}

/** Uneven cloth: a little too much here and there, in changing directions. A larger `scale` makes fewer, broader places. */
export function createCrumple(
  seed: number,
  amount: number,
  scale = 1,
): (surplus: Surplus, x: number, y: number) => void {
  const direction: Noise = createNoise(seed, 170 * scale);
  const density: Noise = createNoise(seed + 1, 60 * scale, 80 * scale);
  return (surplus, x, y) => {
    const angle = direction(x, y) * 2.4;
    gather(surplus, Math.cos(angle), Math.sin(angle), amount * Math.max(0, 0.45 + density(x, y)));
  };
}
