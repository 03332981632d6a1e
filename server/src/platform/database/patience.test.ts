import { expect, test } from "vitest";
import { asCall, asWork, noteIfLetDown, patienceMs } from "./patience.ts";

test("a call waits for less once it was let down, work never, and each for itself", () => {
  expect(patienceMs()).toBe(10_000);
  asCall(() => {
    expect(patienceMs()).toBe(10_000);
    noteIfLetDown()();
    expect(patienceMs()).toBe(1_500);
    asCall(() => expect(patienceMs()).toBe(10_000));
  });
  asWork(() => {
    noteIfLetDown()();
    expect(patienceMs()).toBe(40_000);
  });
  noteIfLetDown()();
  expect(patienceMs()).toBe(10_000);
});
