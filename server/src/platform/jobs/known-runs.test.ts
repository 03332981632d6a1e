import type { JobResult } from "pg-boss";
import { expect, test, vi } from "vitest";
import { KnownRuns } from "./known-runs.ts";

const ended = (status: "completed" | "failed", id = "job"): JobResult => ({ id, status });

test("what ended well is not begun again, and what failed is", async () => {
  const runs = new KnownRuns();
  const begin = vi.fn(async () => ended(begin.mock.calls.length === 1 ? "failed" : "completed"));
  expect(await runs.run("job", begin)).toEqual(ended("failed"));
  for (const _time of [2, 3, 4]) expect(await runs.run("job", begin)).toEqual(ended("completed"));
  expect(begin).toHaveBeenCalledTimes(2);
});

test("what goes on still is waited for, and begun again only if it fails", async () => {
  for (const [status, begun] of [
    ["completed", 1],
    ["failed", 2],
  ] as const) {
    const runs = new KnownRuns();
    const { promise, resolve } = Promise.withResolvers<JobResult>();
    const begin = vi.fn(() => (begin.mock.calls.length === 1 ? promise : Promise.resolve(ended("completed"))));
    const both = [runs.run("job", begin), runs.run("job", begin)];
    resolve(ended(status));
    expect(await Promise.all(both)).toEqual([ended(status), ended("completed")]);
    expect(begin).toHaveBeenCalledTimes(begun);
  }
});

test("what is going on at the third time still is begun beside it", async () => {
  const runs = new KnownRuns();
  const hangs = () => new Promise<never>(() => undefined);
  for (const _time of [1, 2]) void runs.run("job", hangs);
  expect(await runs.run("job", async () => ended("completed"))).toEqual(ended("completed"));
});

test("it forgets what was done long before", async () => {
  const runs = new KnownRuns();
  const begin = vi.fn(async (id: string) => ended("completed", id));
  for (let number = 0; number <= 1_000; number++) await runs.run(`job ${number}`, () => begin(`job ${number}`));
  await runs.run("job 1", () => begin("job 1"));
  expect(begin).toHaveBeenCalledTimes(1_001);
  await runs.run("job 0", () => begin("job 0"));
  expect(begin).toHaveBeenCalledTimes(1_002);
});
