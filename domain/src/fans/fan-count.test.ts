import { expect, test } from "vitest";
import { showFanCount } from "./fan-count.ts";

test.each([
  [0, 0, "人"],
  [9_999, 9_999, "人"],
  [10_000, 1, "万人"],
  [12_800, 1.28, "万人"],
  [12_899, 1.28, "万人"],
  [99_999_999, 9_999.99, "万人"],
  [100_000_000, 1, "億人"],
  [1_234_567_890, 12.34, "億人"],
])("%i fans are shown as %d %s", (count, figure, unit) => {
  expect(showFanCount(count)).toEqual({ figure, unit });
});
