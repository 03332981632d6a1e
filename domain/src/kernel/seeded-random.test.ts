import { expect, test } from "vitest";
import { seededRandom } from "./seeded-random.ts";

test("the same seed repeats its numbers, another has others, and they are spread from 0 to 1", () => {
  const [one, again, other] = [7, 7, 8].map((seed) => {
    const next = seededRandom(seed);
    return Array.from({ length: 2000 }, next);
  });
  expect(one).toEqual(again);
  expect(one).not.toEqual(other);
  const tenths = new Array<number>(10).fill(0);
  for (const number of one ?? []) tenths[Math.floor(number * 10)] = (tenths[Math.floor(number * 10)] ?? 0) + 1;
  for (const count of tenths) expect(Math.abs(count - 200)).toBeLessThan(60);
  expect(tenths).toHaveLength(10);
});
