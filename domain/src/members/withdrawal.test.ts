import { expect, test } from "vitest";
import { recordsDue, recordsKeptFrom } from "./withdrawal.ts";

test.each([
  // Records of 2026 are due for erasure on 1 April 2034, and not a moment before.
  ["2034-03-31T23:59:59+09:00", "2026-01-01T00:00:00+09:00"],
  ["2034-04-01T00:00:00+09:00", "2027-01-01T00:00:00+09:00"],
  ["2035-01-01T00:00:00+09:00", "2027-01-01T00:00:00+09:00"],
])("at %s records are kept from %s on", (now, from) => {
  expect(recordsKeptFrom(new Date(now))).toEqual(new Date(from));
});

test.each([
  ["the night before", "2034-06-10T03:30:00+09:00", "2034-06-09T03:30:00+09:00"],
  ["no run for half a year, in which the limit stayed", "2034-03-30T03:30:00+09:00", "2033-10-01T03:30:00+09:00"],
])("after a run, %s, only accounts closed since the day before it may have older records", (_, now, last) => {
  expect(recordsDue(new Date(now), new Date(last))).toEqual({
    before: recordsKeptFrom(new Date(now)),
    closedSince: new Date(Date.parse(last) - 86_400_000),
  });
});

test.each([
  ["on 1 April", "2034-04-01T03:30:00+09:00", "2034-03-31T03:30:00+09:00"],
  ["in May, after an April without a run", "2034-05-02T03:30:00+09:00", "2034-03-30T03:30:00+09:00"],
  ["after a run that began before the limit moved", "2034-04-02T03:30:00+09:00", "2034-04-01T03:30:00+09:00"],
  ["where no run is known", "2034-06-10T03:30:00+09:00", undefined],
])("%s all accounts are looked at", (_, now, last) => {
  expect(recordsDue(new Date(now), last === undefined ? undefined : new Date(last)).closedSince).toEqual(new Date(0));
});
