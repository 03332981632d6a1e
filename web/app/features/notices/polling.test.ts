import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startPolling } from "./polling.ts";

let hidden = false;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => (hidden ? "hidden" : "visible"));
});

afterEach(() => {
  stop();
  show(true);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function show(visible: boolean) {
  hidden = !visible;
  document.dispatchEvent(new Event("visibilitychange"));
}

function poll(work: () => Promise<boolean>, since?: number) {
  const watched = vi.fn(work);
  stop = startPolling({ work: watched, intervalMs: 1000, ...(since !== undefined && { since }) });
  return watched;
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("works at once and then at each interval, until stopped", async () => {
  const work = poll(async () => true);
  await wait(0);
  expect(work).toHaveBeenCalledTimes(1);
  await wait(999);
  expect(work).toHaveBeenCalledTimes(1);
  await wait(1);
  expect(work).toHaveBeenCalledTimes(2);
  stop();
  await wait(10_000);
  expect(work).toHaveBeenCalledTimes(2);
});

test("recent work waits for its interval", async () => {
  const work = poll(async () => true, Date.now() - 400);
  await wait(599);
  expect(work).not.toHaveBeenCalled();
  await wait(1);
  expect(work).toHaveBeenCalledTimes(1);
});

test("never runs twice at a time", async () => {
  let finish = (_done: boolean) => {};
  const work = poll(
    () =>
      new Promise<boolean>((resolve) => {
        finish = resolve;
      }),
  );
  await wait(5000);
  show(true);
  await wait(5000);
  expect(work).toHaveBeenCalledTimes(1);
  finish(true);
  await wait(1000);
  expect(work).toHaveBeenCalledTimes(2);
});

test("pauses while the tab is hidden, and catches up when visible", async () => {
  const work = poll(async () => true);
  await wait(0);
  show(false);
  await wait(60_000);
  expect(work).toHaveBeenCalledTimes(1);
  show(true);
  await wait(0);
  expect(work).toHaveBeenCalledTimes(2);
  show(false);
  await wait(300);
  show(true);
  await wait(699);
  expect(work).toHaveBeenCalledTimes(2);
  await wait(1);
  expect(work).toHaveBeenCalledTimes(3);
});

test("each failure in a row doubles the pause, up to a quarter of an hour; a success resets it", async () => {
  let works = false;
  const work = poll(async () => works);
  await wait(0);
  for (const [count, pause] of [2000, 4000, 8000].entries()) {
    await wait(pause - 1);
    expect(work).toHaveBeenCalledTimes(count + 1);
    await wait(1);
    expect(work).toHaveBeenCalledTimes(count + 2);
  }
  await wait(3_600_000);
  work.mockClear();
  await wait(3_600_000);
  expect(work).toHaveBeenCalledTimes(4);
  works = true;
  await wait(15 * 60_000);
  work.mockClear();
  await wait(3000);
  expect(work).toHaveBeenCalledTimes(3);
});

test("the returning connection ends the long pause, without repeating answered requests", async () => {
  let works = false;
  const work = poll(async () => works);
  await wait(30_000);
  work.mockClear();
  works = true;
  window.dispatchEvent(new Event("online"));
  await wait(0);
  expect(work).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event("online"));
  await wait(999);
  expect(work).toHaveBeenCalledTimes(1);
});
