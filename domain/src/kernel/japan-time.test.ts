import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  clockInJapan,
  DAY_MS,
  dayInJapan,
  isDay,
  slashedDay,
  startOfDay,
  timeInJapan,
  weekdayOf,
} from "./index.ts";

test.each([
  ["2026-11-21T14:59:59.999Z", "2026-11-21", "23:59"],
  ["2026-11-21T15:00:00.000Z", "2026-11-22", "00:00"],
  ["2026-12-31T15:04:05.000Z", "2027-01-01", "00:04"],
])("%s is %s, %s in Japan", (moment, day, time) => {
  expect(dayInJapan(new Date(moment))).toBe(day);
  expect(timeInJapan(new Date(moment))).toBe(time);
});

test("the parts of the clock are those of Japan", () => {
  expect(clockInJapan(new Date("2026-12-31T15:04:05.678Z"))).toEqual({
    ...{ year: 2027, month: 1, date: 1 },
    ...{ hour: 0, minute: 4, second: 5 },
  });
});

test.each([
  ["2026-02-28", 1, "2026-03-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2027-01-01", -1, "2026-12-31"],
  ["2026-11-21", 0, "2026-11-21"],
])("%s and %i days is %s", (day, count, then) => expect(addDays(day, count)).toBe(then));

test.each([
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-11-31", false],
  ["2026-13-01", false],
  ["2026-1-01", false],
  ["2026-11-21T00:00", false],
  ["", false],
])("%j is a day: %s", (text, expected) => expect(isDay(text)).toBe(expected));

test("a Sunday is weekday 0, and days are written with slashes", () => {
  expect(weekdayOf("2026-11-22")).toBe(0);
  expect(slashedDay("2026-11-22")).toBe("2026/11/22");
});

describe("any day", () => {
  const moments = fc.date({ min: new Date("1950-01-01"), max: new Date("2199-01-01"), noInvalidDate: true });

  test("begins no later than its moments and ends after them", () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const start = startOfDay(dayInJapan(moment)).getTime();
        expect(moment.getTime() - start).toBeGreaterThanOrEqual(0);
        expect(moment.getTime() - start).toBeLessThan(DAY_MS);
        expect(dayInJapan(new Date(start))).toBe(dayInJapan(moment));
      }),
    );
  });

  test("is what the tables of time zones say", () => {
    const zone = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo", dateStyle: "short", timeStyle: "short" });
    fc.assert(
      fc.property(
        moments.filter((moment) => moment.getUTCFullYear() > 1951),
        (moment) => {
          expect(`${dayInJapan(moment)} ${timeInJapan(moment)}`).toBe(zone.format(moment));
        },
      ),
    );
  });
});
