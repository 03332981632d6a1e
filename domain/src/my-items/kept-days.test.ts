import { expect, test } from "vitest";
import { daysLeft, KEPT_DAYS, keptSince, keptUntil } from "./index.ts";

const now = new Date("2026-11-22T03:00:00.000Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test("three days, from the last change on", () => {
  expect(KEPT_DAYS).toBe(3);
  expect(keptUntil(now)).toEqual(inHours(72));
  expect(keptUntil(keptSince(now))).toEqual(now);
});

test.each([
  [72, 3],
  [48.1, 3],
  [48, 2],
  [24, 1],
  [0.1, 1],
  [0, 1],
  [-5, 1],
])("%d hours before, the countdown says %d", (hours, days) => {
  expect(daysLeft(inHours(hours), now)).toBe(days);
});
