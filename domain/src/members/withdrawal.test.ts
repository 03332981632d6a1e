import { expect, test } from "vitest";
import { recordsKeptFrom } from "./withdrawal.ts";

test.each([
  // Records of 2026 are due for erasure on 1 April 2034, and not a moment before.
  ["2034-03-31T23:59:59+09:00", "2026-01-01T00:00:00+09:00"],
  ["2034-04-01T00:00:00+09:00", "2027-01-01T00:00:00+09:00"],
  ["2035-01-01T00:00:00+09:00", "2027-01-01T00:00:00+09:00"],
])("at %s records are kept from %s on", (now, from) => {
  expect(recordsKeptFrom(new Date(now))).toEqual(new Date(from));
});
