import { afterEach, beforeEach, expect } from "vitest";

// Each property is tried with the same 100 cases in every run, so that nothing rare fails where nothing was changed; with PROPERTY_RUNS, with so
// many others, to find what is rare.
const { PROPERTY_RUNS } = process.env;
const { default: fastCheck } = await import("fast-check");
fastCheck.configureGlobal(PROPERTY_RUNS ? { numRuns: Number(PROPERTY_RUNS) } : { seed: 20_261_121 });

// A dialog takes the focus in the next frame. As a time-out it takes it in order, before the first key of a test and never between two.
if (typeof window !== "undefined") {
  window.requestAnimationFrame = (run) => Number(setTimeout(() => run(performance.now())));
  window.cancelAnimationFrame = (frame) => clearTimeout(frame);
}

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
