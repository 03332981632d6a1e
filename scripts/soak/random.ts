/** Chances that come the same way again for the same seed (mulberry32); what the network makes of them does not. */
export interface Chance {
  /** From 0 up to 1. */
  next(): number;
  isOneIn(count: number): boolean;
  pick<T>(from: readonly T[]): T;
  between(least: number, most: number): number;
}

export function chanceOf(seed: number): Chance {
  const state = { at: seed >>> 0 };
  const next = () => {
    state.at = (state.at + 0x6d2b79f5) >>> 0;
    let value = state.at;
    value = Math.imul(value ^ (value >>> 15), value | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
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
