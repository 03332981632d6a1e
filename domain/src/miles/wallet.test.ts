import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  giveBackMiles,
  grantMiles,
  lapseMiles,
  lotsToTell,
  type MileChange,
  type MileLot,
  type MilePart,
  milesBack,
  spendMiles,
  spendUpTo,
  sumMiles,
} from "./index.ts";

const lot = (orderId: string, change: Partial<MileLot> = {}): MileLot => ({
  ...{ orderId, orderNumber: `SR-${orderId}`, validUntil: "2027-11-30", miles: 100, remaining: 100 },
  ...{ spent: 0, owed: 0, counts: true, toldDays: null },
  ...change,
});
const order = (orderId: string) => ({ orderId, orderNumber: `SR-${orderId}` });

describe("spending", () => {
  test("takes what lapses first, and says so in one entry", () => {
    const lots = [lot("b", { validUntil: "2027-12-31" }), lot("a"), lot("c", { validUntil: "2028-01-31" })];
    const spent = spendMiles(lots, order("x"), 150);
    expect(spent?.parts).toEqual([
      { lotId: "a", miles: 100 },
      { lotId: "b", miles: 50 },
    ]);
    expect(spent?.entries).toEqual([
      { kind: "spent", miles: -150, orderId: "x", orderNumber: "SR-x", validUntil: "2027-11-30" },
    ]);
  });

  test.each([0, -1, 101])("of %i miles out of 100 is none", (miles) => {
    expect(spendMiles([lot("a")], order("x"), miles)).toBeUndefined();
  });

  test("does not lower the rank", () => {
    const { lots } = spendUpTo([lot("a")], order("x"), 80);
    expect(sumMiles(lots)).toEqual({ balance: 20, earned: 100 });
  });
});

describe("what comes back", () => {
  const parts = [
    { lotId: "a", miles: 30 },
    { lotId: "b", miles: 30 },
  ];
  const lots = [
    lot("a", { remaining: 70, spent: 30 }),
    lot("b", { validUntil: "2027-12-31", remaining: 70, spent: 30 }),
  ];

  test("is first what can be spent longest, with the day it had", () => {
    const { entries, back } = giveBackMiles(lots, order("x"), { parts, miles: 40, isPlaced: true }, "2027-11-01");
    expect(back).toEqual([
      { lotId: "b", miles: 30 },
      { lotId: "a", miles: 10 },
    ]);
    expect(entries.map(({ miles, validUntil }) => [miles, validUntil])).toEqual([
      [30, "2027-12-31"],
      [10, "2027-11-30"],
    ]);
  });

  test("after its last day can be spent for 30 days more, and counts for no rank", () => {
    const lapsed = lapseMiles(lots, "2028-02-01").lots;
    expect(sumMiles(lapsed)).toEqual({ balance: 0, earned: 0 });
    const given = giveBackMiles(lapsed, order("x"), { parts, miles: 60, isPlaced: true }, "2028-02-01");
    expect(given.lots.map(({ validUntil, remaining }) => [validUntil, remaining])).toEqual([
      ["2028-03-02", 30],
      ["2028-03-02", 30],
    ]);
    expect(sumMiles(given.lots)).toEqual({ balance: 60, earned: 0 });
  });

  test("of an order that was never placed is over when its day is, and says so", () => {
    const { lots: back, entries } = giveBackMiles(
      lots,
      order("x"),
      { parts, miles: 60, isPlaced: false },
      "2027-12-01",
    );
    expect(back.map(({ orderId, validUntil, remaining, spent }) => [orderId, validUntil, remaining, spent])).toEqual([
      ["b", "2027-12-31", 100, 0],
      ["a", "2027-11-30", 70, 0],
    ]);
    expect(entries.map(({ kind, miles, orderId }) => [kind, miles, orderId])).toEqual([
      ["returned", 30, "x"],
      ["returned", 30, "x"],
      ["expired", -30, "a"],
    ]);
  });

  test("goes at once as far as it was to be taken back meanwhile", () => {
    const taken = grantMiles(lots, { ...order("a"), due: 0, validUntil: "2028-01-31" });
    expect(taken.entries.map(({ miles }) => miles)).toEqual([-70]);
    expect(taken.lots[0]).toMatchObject({ remaining: 0, spent: 30, owed: 30 });
    const given = giveBackMiles(
      [...taken.lots],
      order("x"),
      { parts: [{ lotId: "a", miles: 30 }], miles: 30, isPlaced: true },
      "2027-11-01",
    );
    expect(given.entries.map(({ kind, miles }) => [kind, miles])).toEqual([
      ["returned", 30],
      ["taken-back", -30],
    ]);
    expect(given.lots[0]).toMatchObject({ remaining: 0, spent: 0, owed: 0 });
  });
});

test.each([
  [500, 4500, 4500, 0],
  [500, 3600, 4500, 100],
  [500, 1, 4500, 499],
  [500, 0, 4500, 500],
  [0, 100, 4500, 0],
])("of %i miles, with %i of %i yen kept, %i are back", (taken, kept, total, back) => {
  expect(milesBack(taken, { kept, total })).toBe(back);
});

test("a notice is due once 30 days and once 7 days before, and not after the last day", () => {
  const tell = (today: string, toldDays: number | null, remaining = 5) =>
    lotsToTell([lot("a", { toldDays, remaining })], today).map((one) => one.toldDays);
  expect(tell("2027-10-30", null)).toEqual([]);
  expect(tell("2027-10-31", null)).toEqual([30]);
  expect(tell("2027-11-22", 30)).toEqual([]);
  expect(tell("2027-11-23", 30)).toEqual([7]);
  expect(tell("2027-11-23", null)).toEqual([7]);
  expect(tell("2027-11-30", 7)).toEqual([]);
  expect(tell("2027-12-01", null)).toEqual([]);
  expect(tell("2027-11-23", null, 0)).toEqual([]);
});

const step = fc.oneof(
  fc.record({ do: fc.constant("grant" as const), of: fc.nat(4), due: fc.nat(300) }),
  fc.record({ do: fc.constant("spend" as const), of: fc.nat(4), due: fc.integer({ min: 1, max: 400 }) }),
  fc.record({ do: fc.constant("back" as const), of: fc.nat(4), due: fc.integer({ min: 1, max: 400 }) }),
  fc.record({ do: fc.constant("lapse" as const), of: fc.nat(4), due: fc.nat(40) }),
);

test("whatever happens, the balance is what the entries say and never negative, and no order gets back more than it took", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let lots: MileLot[] = [];
      let ledger = 0;
      let day = Date.UTC(2027, 0, 1);
      const spends = new Map<string, readonly MilePart[]>();
      const apply = ({ lots: changed, entries }: MileChange) => {
        lots = [...lots.filter((one) => !changed.some(({ orderId }) => orderId === one.orderId)), ...changed];
        for (const { miles } of entries) ledger += miles;
      };
      for (const { do: what, of, due } of steps) {
        const today = new Date(day).toISOString().slice(0, 10);
        const buyer = order(`spend-${of}`);
        const parts = spends.get(buyer.orderId);
        if (what === "grant") apply(grantMiles(lots, { ...order(`lot-${of}`), due, validUntil: "2027-03-31" }));
        if (what === "lapse") {
          day += due * 86_400_000;
          apply(lapseMiles(lots, new Date(day).toISOString().slice(0, 10)));
        }
        if (what === "spend" && !parts) {
          const spent = spendMiles(lots, buyer, due);
          expect(spent !== undefined).toBe(sumMiles(lots).balance >= due);
          if (spent) apply(spent);
          if (spent) spends.set(buyer.orderId, spent.parts);
        }
        if (what === "back" && parts) {
          const given = giveBackMiles(lots, buyer, { parts, miles: due, isPlaced: due % 2 === 0 }, today);
          apply(given);
          const left = parts.map((part) => ({
            ...part,
            miles: part.miles - (given.back.find(({ lotId }) => lotId === part.lotId)?.miles ?? 0),
          }));
          spends.set(buyer.orderId, left);
          for (const { miles } of left) expect(miles).toBeGreaterThanOrEqual(0);
        }
        expect(sumMiles(lots).balance).toBe(ledger);
        expect(sumMiles(lots).earned).toBeGreaterThanOrEqual(0);
        for (const { miles, remaining, spent, owed } of lots) {
          expect(remaining).toBeGreaterThanOrEqual(0);
          expect(spent).toBeGreaterThanOrEqual(0);
          expect(remaining + spent).toBeLessThanOrEqual(miles);
          expect(owed >= 0 && owed <= spent).toBe(true);
        }
        const out = [...spends.values()].flat().reduce((total, part) => total + part.miles, 0);
        expect(lots.reduce((total, { spent }) => total + spent, 0)).toBe(out);
      }
    }),
    { numRuns: 500 },
  );
});
