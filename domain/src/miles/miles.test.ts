import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { milesFor, milesValidUntil } from "./miles.ts";
import { RANKS, rankStanding } from "./rank.ts";

test.each([
  [0, 100, 0],
  [99, 100, 0],
  [100, 100, 1],
  [5632, 100, 56],
  [5632, 150, 84],
  [99_999_999, 300, 2_999_999],
  [-100, 100, 0],
])("%i yen paid at %i basis points are %i miles", (paid, rate, miles) => {
  expect(milesFor(paid, rate)).toBe(miles);
});

test.each([
  ["2026-11-21T03:00:00Z", "2027-11-30"],
  ["2027-02-01T00:00:00Z", "2028-02-29"],
  ["2026-12-31T14:59:59Z", "2027-12-31"],
  // New Year in Japan already.
  ["2026-12-31T15:00:00Z", "2028-01-31"],
])("miles earned at %s are valid until %s", (earned, until) => {
  expect(milesValidUntil(new Date(earned))).toBe(until);
});

describe("ranks", () => {
  test("give no less than those below", () => {
    for (const [index, rank] of RANKS.entries()) {
      const below = RANKS[index - 1] ?? rank;
      expect(rank.mileRate).toBeGreaterThanOrEqual(below.mileRate);
      expect(rank.earlyDays).toBeGreaterThanOrEqual(below.earlyDays);
      expect(rank.freeParcels).toBeGreaterThanOrEqual(below.freeParcels);
    }
  });

  test("begin at nothing and rise", () => {
    expect(RANKS[0].from).toBe(0);
    expect(RANKS.map(({ from }) => from)).toEqual(RANKS.map(({ from }) => from).toSorted((a, b) => a - b));
    expect(new Set(RANKS.map(({ id }) => id)).size).toBe(RANKS.length);
  });

  test.each([
    [0, "レギュラー", "ブロンズ", 100, 100],
    [99, "レギュラー", "ブロンズ", 1, 100],
    [100, "ブロンズ", "シルバー", 200, 300],
    [2999, "ゴールド", "プラチナ", 1, 3000],
    [3000, "プラチナ", undefined, 0, 3000],
    [99_999, "プラチナ", undefined, 0, 3000],
  ])("%i miles: %s, then %s", (miles, name, next, missing, target) => {
    const standing = rankStanding(miles);
    expect([standing.rank.name, standing.next?.name, standing.missing, standing.target]).toEqual([
      name,
      next,
      missing,
      target,
    ]);
  });

  test("more miles never mean a lower rank, and the missing ones lead to the next", () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), (miles, more) => {
        const { next, missing, rank } = rankStanding(miles);
        expect(rankStanding(miles + more).rank.from).toBeGreaterThanOrEqual(rank.from);
        if (next) expect(rankStanding(miles + missing).rank).toBe(next);
      }),
    );
  });
});
