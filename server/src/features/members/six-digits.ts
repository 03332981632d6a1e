import { randomInt } from "node:crypto";

/** A code that a letter shows and somebody types. Keep only a keyed hash of it: a plain one is soon guessed. */
export function sixDigits(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}
