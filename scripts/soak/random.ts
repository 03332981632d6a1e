import { seededRandom } from "@surimono/domain/kernel";

/** Chances that come the same way again for the same seed; what the network makes of them does not. */
export interface Chance {
  /** From 0 up to 1. */
  next(): number;
  isOneIn(count: number): boolean;
  pick<T>(from: readonly T[]): T;
  between(least: number, most: number): number;
}

export function chanceOf(seed: number): Chance {
  const next = seededRandom(seed);
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    isOneIn: (count) => next() < 1 / count,
    pick: (from) => {
      const chosen = from[between(0, from.length - 1)];
      if (chosen === undefined) throw new Error("nothing to pick from");
      return chosen;
    },
  };
}
