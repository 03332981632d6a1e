import { afterEach, beforeEach, expect } from "vitest";

const untouched = console.error;
let heard: string[] = [];

// A test that provokes an error on purpose replaces console.error itself (vi.spyOn) and so is not heard here.
beforeEach(() => {
  heard = [];
  console.error = (...parts: unknown[]) => {
    heard.push(parts.map(String).join(" "));
    untouched(...parts);
  };
});

afterEach(() => {
  console.error = untouched;
  expect(heard, "console.error was called").toEqual([]);
});
