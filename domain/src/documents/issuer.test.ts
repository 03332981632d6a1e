import { expect, test } from "vitest";
import { dueDay, monthAfter } from "./issuer.ts";

test.each([
  ["2026-11-01", 1, "2026-12-31"],
  ["2026-11-30", 1, "2026-12-31"],
  ["2026-12-15", 1, "2027-01-31"],
  ["2027-01-31", 1, "2027-02-28"],
  ["2027-12-31", 2, "2028-02-29"],
])("what is closed with the month of %s is paid %i later, until %s", (day, monthsToPay, due) => {
  expect(dueDay(day, { monthsToPay })).toBe(due);
});

test("months go on over the year, and back", () => {
  expect(monthAfter("2026-12", 1)).toBe("2027-01");
  expect(monthAfter("2027-01", -1)).toBe("2026-12");
});
