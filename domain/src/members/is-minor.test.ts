import { describe, expect, test } from "vitest";
import { ageAt, isMinor, isPossibleBirthday } from "./is-minor.ts";

describe("a minor is under 18 in Japan", () => {
  test.each([
    // The day before the 18th birthday, its last second, and midnight in Japan.
    ["2008-11-21", "2026-11-20T00:00:00+09:00", true],
    ["2008-11-21", "2026-11-20T23:59:59+09:00", true],
    ["2008-11-21", "2026-11-21T00:00:00+09:00", false],
    // The same moments where it is still the day before in UTC.
    ["2008-11-21", "2026-11-20T14:59:59Z", true],
    ["2008-11-21", "2026-11-20T15:00:00Z", false],
    // New Year.
    ["2009-01-01", "2026-12-31T14:59:59Z", true],
    ["2009-01-01", "2026-12-31T15:00:00Z", false],
    // Born on 29 February: in a common year of age on 1 March, in a leap year on the day itself.
    ["2008-02-29", "2026-02-28T23:59:59+09:00", true],
    ["2008-02-29", "2026-03-01T00:00:00+09:00", false],
    ["2010-02-28", "2028-02-28T00:00:00+09:00", false],
    ["2010-03-01", "2028-02-29T23:59:59+09:00", true],
    ["1990-04-01", "2026-11-20T00:00:00Z", false],
    ["2026-01-01", "2026-11-20T00:00:00Z", true],
  ])("born %s, at %s: %s", (birthday, moment, expected) => {
    expect(isMinor(birthday, new Date(moment))).toBe(expected);
  });
});

test.each([
  ["2008-02-29", "2012-02-28T12:00:00+09:00", 3],
  ["2008-02-29", "2012-02-29T00:00:00+09:00", 4],
  ["2000-01-01", "2000-01-01T00:00:00+09:00", 0],
  ["1950-12-31", "2026-12-30T23:59:59+09:00", 75],
])("born %s, at %s: %i years", (birthday, moment, years) => {
  expect(ageAt(birthday, new Date(moment))).toBe(years);
});

test.each([
  ["2000-02-29", true],
  ["1999-02-29", false],
  ["2000-13-01", false],
  ["2000-00-10", false],
  ["2026-11-20", false],
  ["2026-11-19", true],
  ["2030-01-01", false],
  ["1905-01-01", false],
  ["20000229", false],
  ["", false],
])("%s can be a birthday: %s", (birthday, expected) => {
  expect(isPossibleBirthday(birthday, new Date("2026-11-20T03:00:00Z"))).toBe(expected);
});
