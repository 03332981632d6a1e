import { seededRandom } from "@surimono/domain/kernel";

/** Draws that the same seed repeats. */
export interface Seeded {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, the count. */
  below(count: number): number;
  /** With this probability. */
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  shuffled<T>(from: readonly T[]): readonly T[];
}

export function seeded(seed: number): Seeded {
  const next = seededRandom(seed);
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick(from) {
      if (from.length === 0) throw new Error("There is nothing to pick from");
      return from[below(from.length)] as (typeof from)[number];
    },
    shuffled(from) {
      const left = [...from];
      return Array.from({ length: from.length }, () => left.splice(below(left.length), 1)[0] as (typeof from)[number]);
    },
  };
}

/** FNV-1a over the words' UTF-16 units. */
export function seedOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < words.length; index += 1) {
    hash = Math.imul(hash ^ words.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
