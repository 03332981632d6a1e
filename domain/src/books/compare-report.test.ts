import { expect, test } from "vitest";
import { compareReport, type MovedMoney } from "./compare-report.ts";

const paid = (reference: string, amount: number, day = "2026-12-01"): MovedMoney => ({
  ...{ kind: "payment", reference, day, amount },
});

test("ledger and report are compared name by name, whatever the day (rule books-report)", () => {
  const ours = [paid("a", 100), paid("b", 200), paid("c", 300), paid("d", 400, "2026-11-30")];
  const theirs = [
    ...[paid("a", 100, "2026-12-02"), paid("b", 250), paid("d", 400), paid("d", 400), paid("e", 500)],
    { ...paid("a", 100), kind: "refund" as const },
  ];
  expect(compareReport(ours, theirs)).toMatchObject([
    { what: "other-amount", reference: "b", day: "2026-12-01", ours: 200, theirs: 250 },
    { what: "missing-there", reference: "c", ours: 300, theirs: null },
    { what: "twice", reference: "d", day: "2026-11-30", ours: 400, theirs: 800 },
    { what: "missing-here", reference: "e", ours: null, theirs: 500 },
    { what: "missing-here", kind: "refund", reference: "a", ours: null, theirs: 100 },
  ]);
  expect(compareReport(ours.slice(0, 1), theirs.slice(0, 1))).toEqual([]);
});

test("what the report takes back itself was never there", () => {
  const refund = (amount: number) => ({ ...paid("r", amount), kind: "refund" as const });
  expect(compareReport([], [refund(100), refund(-100)])).toEqual([]);
  expect(compareReport([refund(100)], [refund(100), refund(-100)])).toMatchObject([{ what: "missing-there" }]);
  expect(compareReport([refund(100)], [refund(100), refund(-100), refund(100)])).toEqual([]);
});

test("a difference keeps its name as long as its sums are the same", () => {
  const key = (theirs: number) => compareReport([paid("a", 100)], [paid("a", theirs)])[0]?.key;
  expect(key(90)).toBe(key(90));
  expect(key(90)).not.toBe(key(80));
});
