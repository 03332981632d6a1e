import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dunningSteps } from "./dunning.ts";
import { billState, type LedgerEntry, settle } from "./settle.ts";

const BILLS = [
  { id: "b", amount: 2_000, due: "2027-01-31" },
  { id: "a", amount: 1_000, due: "2026-12-31" },
];

const paid = (amount: number, billId?: string): LedgerEntry => ({ kind: "paid", amount, billId });
const repaid = (amount: number): LedgerEntry => ({ kind: "repaid", amount });
const returned = (amount: number, billId: string): LedgerEntry => ({ kind: "returned", amount, billId });

test.each<[string, LedgerEntry[], open: [number, number], credit: number]>([
  ["nothing paid", [], [1_000, 2_000], 0],
  ["money that names no bill goes to the one due first", [paid(1_500)], [0, 1_500], 0],
  ["money that names one goes there", [paid(1_500, "b")], [1_000, 500], 0],
  ["and what is over to the others", [paid(2_500, "b")], [500, 0], 0],
  ["what is over of all is kept", [paid(3_200)], [0, 0], 200],
  ["a return lowers its bill", [returned(400, "b"), paid(1_000)], [0, 1_600], 0],
  ["a return of what was paid is kept", [paid(3_000), returned(400, "a")], [0, 0], 400],
  ["kept money that was sent back is kept no longer", [paid(3_200), { kind: "repaid", amount: 150 }], [0, 0], 50],
  ["sent back though it came for a bill", [paid(3_000, "b"), { kind: "repaid", amount: 100 }], [100, 0], 0],
])("%s", (_name, entries, open, credit) => {
  const settled = settle(BILLS, entries);
  expect(settled.bills.map(({ id }) => id)).toEqual(["a", "b"]);
  expect(settled.bills.map((bill) => bill.open)).toEqual(open);
  expect(settled.credit).toBe(credit);
});

test("whatever happens, open less kept is billed and sent back less paid and returned, and no bill is below zero", () => {
  const bills = fc.array(
    fc.record({ amount: fc.integer({ min: 1, max: 9_999 }), due: fc.constantFrom("2026-12-31", "2027-01-31") }),
    {
      minLength: 1,
      maxLength: 5,
    },
  );
  const moves = fc.array(
    fc.record({
      kind: fc.constantFrom("paid" as const, "returned" as const, "repaid" as const),
      amount: fc.integer({ min: 1, max: 9_999 }),
      bill: fc.integer({ min: 0, max: 5 }),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(bills, moves, (drawn, drawnMoves) => {
      const named = drawn.map((bill, index) => ({ ...bill, id: `${index}` }));
      const left = new Map(named.map(({ id, amount }) => [id, amount]));
      let came = 0;
      const entries = drawnMoves.flatMap(({ kind, amount, bill }): LedgerEntry[] => {
        const billId = named[bill]?.id;
        if (kind === "returned") {
          const most = Math.min(amount, left.get(billId ?? "") ?? 0);
          left.set(billId ?? "", (left.get(billId ?? "") ?? 0) - most);
          return billId && most > 0 ? [{ kind, amount: most, billId }] : [];
        }
        if (kind === "repaid") {
          const most = Math.min(amount, came);
          came -= most;
          return most > 0 ? [{ kind, amount: most }] : [];
        }
        came += amount;
        return [{ kind, amount, billId }];
      });
      const sumOf = (kind: LedgerEntry["kind"]) =>
        entries.reduce((sum, entry) => sum + (entry.kind === kind ? entry.amount : 0), 0);
      const { bills: settled, open, credit } = settle(named, entries);
      const billed = named.reduce((sum, { amount }) => sum + amount, 0);
      expect(open - credit).toBe(billed + sumOf("repaid") - sumOf("paid") - sumOf("returned"));
      expect(credit).toBeGreaterThanOrEqual(0);
      for (const bill of settled) {
        expect(bill.open).toBeGreaterThanOrEqual(0);
        expect(bill.paid).toBeGreaterThanOrEqual(0);
        expect(bill.open + bill.paid + bill.returned).toBe(bill.amount);
      }
    }),
    { numRuns: 300 },
  );
});

test("a business with many bills has each of its entries looked at a few times, not once for each bill", () => {
  let looks = 0;
  const bills = Array.from({ length: 300 }, (_, index) => ({ id: `${index}`, amount: 1_000, due: "2026-12-31" }));
  const entries = bills.map(({ id, amount }) => ({
    kind: "paid" as const,
    get amount() {
      looks++;
      return amount;
    },
    get billId() {
      looks++;
      return id;
    },
  }));
  expect(settle(bills, entries)).toMatchObject({ open: 0, credit: 0 });
  expect(looks).toBeLessThan(10 * entries.length);
});

describe("the states of a bill", () => {
  const stateOf = (entries: LedgerEntry[], today: string) => {
    const [first] = settle(BILLS, entries).bills;
    return first && billState(first, today);
  };
  test.each<[LedgerEntry[], string, string]>([
    [[], "2026-12-31", "open"],
    [[], "2027-01-01", "overdue"],
    [[paid(300)], "2026-12-31", "partly-paid"],
    [[paid(300)], "2027-01-01", "short"],
    [[paid(1_000)], "2027-01-01", "paid"],
    [[paid(1_100, "a")], "2027-01-01", "overpaid"],
    [[paid(9_000, "a"), repaid(100)], "2027-01-01", "overpaid"],
    [[paid(9_000, "a"), repaid(8_000)], "2027-01-01", "paid"],
    [[returned(1_000, "a")], "2027-01-01", "returned"],
    [[paid(400), returned(600, "a")], "2027-01-01", "paid"],
    [[paid(400, "a"), returned(1_000, "a")], "2027-01-01", "overpaid"],
    [[paid(400, "a"), returned(1_000, "a"), repaid(400)], "2027-01-01", "returned"],
  ])("%o on %s: %s", (entries, today, state) => {
    expect(stateOf(entries, today)).toBe(state);
  });
});

test.each([
  ["2027-01-02", 500, []],
  ["2027-01-03", 500, [3]],
  ["2027-01-10", 500, [3, 10]],
  ["2027-01-30", 500, [3, 10, 30]],
  ["2027-01-30", 0, []],
])("on %s a bill with %i yen open was to be reminded of after %o days", (today, open, days) => {
  expect(dunningSteps({ open, due: "2026-12-31" }, today)).toEqual(days);
});
