import { expect, test } from "vitest";
import { fittedScale, keepScale } from "./true-size.ts";

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
