import { expect, test } from "vitest";
import { closingOf, dueDay, lastClosing, monthAfter } from "./issuer.ts";

test.each([
  ["2026-10-01", 1, "2026-11-30"],
  ["2026-10-31", 1, "2026-11-30"],
  ["2027-02-15", 1, "2027-03-31"],
  ["2028-12-31", 2, "2029-02-28"],
  ["2027-12-31", 2, "2028-02-29"],
])("what is closed with the month of %s is paid %i later, until %s", (day, monthsToPay, due) => {
  expect(dueDay(day, { monthsToPay })).toBe(due);
});

test.each([
  ["2026-11-30", "2027-01-04", "the end of the year"],
  ["2026-12-31", "2027-02-01", "a Sunday"],
  ["2027-06-30", "2027-08-02", "a Saturday"],
  ["2033-03-31", "2033-05-02", "a Saturday before the holidays of May"],
])("what is closed on %s is paid until %s, when banks work, and not on %s", (day, due) => {
  expect(dueDay(day, { monthsToPay: 1 })).toBe(due);
});

test("months go on over the year, and back", () => {
  expect(monthAfter("2026-12", 1)).toBe("2027-01");
  expect(monthAfter("2027-01", -1)).toBe("2026-12");
});

test.each([
  ["2026-11-20", {}, "2026-11-30", "2026-10-31"],
  ["2026-11-30", {}, "2026-11-30", "2026-10-31"],
  ["2026-12-01", {}, "2026-12-31", "2026-11-30"],
  ["2027-02-28", {}, "2027-02-28", "2027-01-31"],
  ["2026-11-20", { closingDay: 20 }, "2026-11-20", "2026-10-20"],
  ["2026-11-21", { closingDay: 20 }, "2026-12-20", "2026-11-20"],
])("%s with %o is closed on %s, and the last closing was on %s", (day, days, closing, last) => {
  expect(closingOf(day, { monthsToPay: 1, ...days })).toBe(closing);
  expect(lastClosing(day, { monthsToPay: 1, ...days })).toBe(last);
});

test("other days of closing and paying are data", () => {
  expect(dueDay("2026-11-21", { monthsToPay: 1, closingDay: 20, dueDay: 10 })).toBe("2027-01-12");
  expect(dueDay("2026-12-30", { monthsToPay: 2, dueDay: 30 })).toBe("2027-03-01");
});
