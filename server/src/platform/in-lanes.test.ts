import { expect, test } from "vitest";
import { inLanes } from "./in-lanes.ts";

test("each is done once, no more than so many beside each other", async () => {
  const done: number[] = [];
  let now = 0;
  let most = 0;
  await inLanes([1, 2, 3, 4, 5], 2, async (one) => {
    most = Math.max(most, ++now);
    await Promise.resolve();
    now--;
    done.push(one);
  });
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test("what fails is thrown when the others are done", async () => {
  const done: number[] = [];
  const work = inLanes([1, 2, 3, 4], 2, async (one) => {
    if (one === 1) throw new Error("the first");
    await Promise.resolve();
    done.push(one);
  });
  await expect(work).rejects.toThrow("the first");
  expect(done).toEqual([2, 3, 4]);
});
