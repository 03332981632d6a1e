import { expect, test } from "vitest";
import { createFewAtOnce } from "./few-at-once.ts";

/** Work that ends on command. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, (isGood: boolean) => void>();
  const signals = new Map<string, AbortSignal>();
  return {
    begun,
    signals,
    end: async (name: string, isGood = true) => {
      ends.get(name)?.(isGood);
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    },
    work: (name: string) => (signal: AbortSignal) => {
      begun.push(name);
      signals.set(name, signal);
      return new Promise<void>((resolve, reject) => {
        ends.set(name, (isGood) => (isGood ? resolve() : reject(new Error(name))));
      });
    },
  };
}

test("begins in turn, no more than so many at once, and goes on after one that failed", async () => {
  const few = createFewAtOnce(2);
  const { begun, end, work } = works();
  for (const name of ["a", "b", "c", "d"]) few.add(work(name));
  expect(begun).toEqual(["a", "b"]);
  await end("a", false);
  expect(begun).toEqual(["a", "b", "c"]);
  await end("b");
  expect(begun).toEqual(["a", "b", "c", "d"]);
});

test("never begins what was taken back, and tells what was begun", async () => {
  const few = createFewAtOnce(1);
  const { begun, end, signals, work } = works();
  const takeBack = ["a", "b", "c"].map((name) => few.add(work(name)));
  takeBack[0]?.();
  takeBack[1]?.();
  expect(signals.get("a")?.aborted).toBe(true);
  await end("a");
  expect(begun).toEqual(["a", "c"]);
});
