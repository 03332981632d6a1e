import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRecentColors } from "./recent-colors.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function storageOf(entries: Record<string, string> = {}) {
  return {
    entries,
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value;
    },
  };
}

test("the latest colour comes first, each once, and is there again the next time, for this member only", () => {
  const storage = storageOf();
  const colors = createRecentColors("colors/1", () => storage);
  for (const hex of ["#111111", "#222222", "#111111"]) {
    colors.remember(hex);
    vi.advanceTimersByTime(1000);
  }
  expect(colors.get()).toEqual(["#111111", "#222222"]);
  expect(createRecentColors("colors/1", () => storage).get()).toEqual(["#111111", "#222222"]);
  expect(createRecentColors("colors/2", () => storage).get()).toEqual([]);
});

test("of the colours that a picker is drawn across only the last is kept, and no more than a row", () => {
  const colors = createRecentColors("colors", () => storageOf());
  for (let index = 0; index < 300; index += 1) colors.remember(`#0000${(index % 256).toString(16).padStart(2, "0")}`);
  vi.advanceTimersByTime(1000);
  expect(colors.get()).toEqual(["#00002b"]);
  for (let index = 0; index < 20; index += 1) {
    colors.remember(`#${String(index).padStart(6, "0")}`);
    vi.advanceTimersByTime(1000);
  }
  expect(colors.get()).toHaveLength(8);
});

test("a storage that is refused or holds nonsense stops nobody", () => {
  const refused = createRecentColors("colors", () => {
    throw new DOMException("denied", "SecurityError");
  });
  refused.remember("#123456");
  vi.advanceTimersByTime(1000);
  expect(refused.get()).toEqual(["#123456"]);
  for (const stored of ["{", '{"a":1}', '["red", 7, "#12345g"]']) {
    expect(createRecentColors("colors", () => storageOf({ colors: stored })).get()).toEqual([]);
  }
});
