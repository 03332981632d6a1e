import { expect, test } from "vitest";
import { cronOf } from "./timetable.ts";

test.each([
  ["every minute", "* * * * *"],
  ["every hour at :11", "11 * * * *"],
  ["every hour at :05", "5 * * * *"],
  ["00:05", "5 15 * * *"],
  ["03:17", "17 18 * * *"],
  ["09:00", "0 0 * * *"],
  ["23:59", "59 14 * * *"],
] as const)("%s in Japan is %s in UTC", (time, cron) => {
  expect(cronOf(time)).toBe(cron);
});
