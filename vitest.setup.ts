import { afterEach, beforeEach, expect } from "vitest";

// How many cases each property is tried with: 100 by default, many more to find what fails once in a thousand runs.
const { PROPERTY_RUNS } = process.env;
if (PROPERTY_RUNS) (await import("fast-check")).default.configureGlobal({ numRuns: Number(PROPERTY_RUNS) });

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
