import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLongPress } from "./long-press.ts";
import type { PointerInput } from "./tool.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const input = (x: number, change: Partial<PointerInput> = {}): PointerInput => ({
  ...{ id: 1, kind: "touch", at: { x, y: 50 }, shift: false, mod: false, pan: false },
  ...change,
});

function begin() {
  const held = vi.fn();
  return { held, press: createLongPress(held) };
}

test("tells once of a finger that rests, however it trembles", () => {
  const { held, press } = begin();
  press.down(input(50));
  press.move(input(55));
  vi.advanceTimersByTime(499);
  expect(held).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(held).toHaveBeenCalledExactlyOnceWith(input(50));
  press.up(input(55));
  vi.advanceTimersByTime(2000);
  expect(held).toHaveBeenCalledTimes(1);
});

test.each([
  ["a drag", (press: ReturnType<typeof createLongPress>) => press.move(input(59))],
  ["a tap", (press: ReturnType<typeof createLongPress>) => press.up(input(50))],
  ["a pinch", (press: ReturnType<typeof createLongPress>) => press.down(input(90, { id: 2 }))],
  ["a lost pointer", (press: ReturnType<typeof createLongPress>) => press.cancel()],
])("%s is none", (_what, then) => {
  const { held, press } = begin();
  press.down(input(50));
  vi.advanceTimersByTime(300);
  then(press);
  vi.advanceTimersByTime(2000);
  expect(held).not.toHaveBeenCalled();
});

test("none follows from the finger that is left of two", () => {
  const { held, press } = begin();
  press.down(input(50));
  press.down(input(90, { id: 2 }));
  press.up(input(90, { id: 2 }));
  vi.advanceTimersByTime(2000);
  expect(held).not.toHaveBeenCalled();
  press.up(input(50));
  press.down(input(50));
  vi.advanceTimersByTime(500);
  expect(held).toHaveBeenCalledTimes(1);
});

test("a mouse that rests says nothing", () => {
  const { held, press } = begin();
  press.down(input(50, { kind: "mouse" }));
  vi.advanceTimersByTime(2000);
  expect(held).not.toHaveBeenCalled();
});
