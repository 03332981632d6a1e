import { createServer } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { returnMemoryOnceQuiet } from "./return-memory.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("memory is given back once, at the first second without a request", () => {
  vi.useFakeTimers();
  const server = createServer();
  const collect = vi.fn();
  returnMemoryOnceQuiet(server, collect);
  for (let second = 0; second < 3; second += 1) {
    server.emit("request");
    vi.advanceTimersByTime(1_000);
  }
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
  expect(collect).toHaveBeenCalledTimes(1);
  expect(server.listenerCount("request")).toBe(0);
});
