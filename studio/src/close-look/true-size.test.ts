import { expect, test } from "vitest";
import { fittedScale, GAUGES, keepScale } from "./true-size.ts";

function shelf(): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  } as Storage;
}

test("remembers what was fitted, and forgets it when asked", () => {
  const kept = shelf();
  expect(fittedScale(() => kept)).toBeUndefined();
  keepScale(() => kept, 5.21);
  expect(fittedScale(() => kept)).toBe(5.21);
  keepScale(() => kept, undefined);
  expect(fittedScale(() => kept)).toBeUndefined();
});

test("believes nothing that no screen can be, and lives without a shelf", () => {
  for (const wrong of ["", "abc", "0", "-3", "99", "NaN"]) {
    const kept = shelf();
    kept.setItem("surimono:screen-px-per-mm", wrong);
    expect(fittedScale(() => kept)).toBeUndefined();
  }
  const none = () => {
    throw new Error("SecurityError");
  };
  expect(fittedScale(none)).toBeUndefined();
  expect(() => keepScale(none, 4)).not.toThrow();
});

test("coins are as wide as the Mint makes them, and round", () => {
  const coins = GAUGES.filter(({ isRound }) => isRound).map(({ name, width, height }) => [name, width, height]);
  expect(coins).toEqual([
    ["500円玉", 26.5, 26.5],
    ["100円玉", 22.6, 22.6],
    ["10円玉", 23.5, 23.5],
  ]);
});
