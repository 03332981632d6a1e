import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  AGE_BANDS,
  AGE_BUCKETS,
  type Audience,
  audienceOfBreakdowns,
  audienceOfReport,
  bandOf,
  bucketOf,
  type ReportRow,
  SEXES,
} from "./index.ts";

const sumOf = (audience: Audience, sex: string) =>
  audience.ages.reduce((sum, one) => (one.sex === sex ? sum + one.share : sum), 0);

test("the seven bands and their buckets name each other", () => {
  expect(AGE_BANDS.map(bucketOf)).toEqual([...AGE_BUCKETS]);
  expect(AGE_BUCKETS.map(bandOf)).toEqual([...AGE_BANDS]);
  expect(bucketOf("65+")).toBe("age65-");
  expect(bandOf("age5-12")).toBeUndefined();
});

describe("the video network's report", () => {
  test("gives each sex the sum of its ages, and user_specified a place of its own", () => {
    const rows: ReportRow[] = [
      ["age18-24", "female", 40.25],
      ["age65-", "female", 19.75],
      ["age25-34", "male", 35],
      ["age25-34", "user_specified", 5],
    ];
    expect(audienceOfReport(rows)).toEqual({
      totals: { female: 6000, male: 3500, other: 500 },
      ages: [
        { sex: "female", band: "18-24", share: 4025 },
        { sex: "female", band: "65+", share: 1975 },
        { sex: "male", band: "25-34", share: 3500 },
        { sex: "other", band: "25-34", share: 500 },
      ],
      estimated: false,
    });
  });

  test("without rows, or with none that is known, says that nothing is known", () => {
    expect(audienceOfReport([])).toBeUndefined();
    expect(audienceOfReport([["age5-12", "female", 100]])).toBeUndefined();
    expect(audienceOfReport([["age18-24", "female", 0]])).toBeUndefined();
  });

  test("leaves what the network keeps to itself unknown, and is never more than all", () => {
    const row = fc.tuple(
      fc.constantFrom(...AGE_BUCKETS),
      fc.constantFrom("female", "male", "user_specified"),
      fc.double({ min: 0, max: 100, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.uniqueArray(row, { selector: ([age, sex]) => age + sex }), (rows) => {
        const audience = audienceOfReport(rows);
        if (!audience) return;
        const all = SEXES.reduce((sum, sex) => sum + audience.totals[sex], 0);
        const given = rows.reduce((sum, [, , percentage]) => sum + Math.round(percentage * 100), 0);
        expect(all).toBe(Math.min(10_000, given));
        for (const sex of SEXES) expect(sumOf(audience, sex)).toBe(audience.totals[sex]);
      }),
    );
  });
});

describe("the photo network's breakdowns", () => {
  test("are crossed, and said to be reckoned", () => {
    const audience = audienceOfBreakdowns({ F: 750, M: 200, U: 50 }, { "18-24": 600, "65+": 400 });
    expect(audience).toMatchObject({ totals: { female: 7500, male: 2000, other: 500 }, estimated: true });
    expect(audience?.ages).toContainEqual({ sex: "female", band: "18-24", share: 4500 });
    expect(audience?.ages).toContainEqual({ sex: "male", band: "65+", share: 800 });
  });

  test("without ages keep the sexes, without sexes say nothing", () => {
    expect(audienceOfBreakdowns({ F: 1, M: 1 }, {})).toMatchObject({ totals: { female: 5000, male: 5000 }, ages: [] });
    expect(audienceOfBreakdowns({}, { "18-24": 10 })).toBeUndefined();
    expect(audienceOfBreakdowns({ F: 0 }, {})).toBeUndefined();
  });

  test("add up to all, and each sex's ages to that sex", () => {
    const count = fc.integer({ min: 0, max: 1_000_000 });
    const ages = fc.record(Object.fromEntries(AGE_BANDS.map((band) => [band, count])));
    fc.assert(
      fc.property(fc.record({ F: count, M: count, U: count }), ages, (genders, byAge) => {
        const audience = audienceOfBreakdowns(genders, byAge);
        if (!audience) return;
        expect(SEXES.reduce((sum, sex) => sum + audience.totals[sex], 0)).toBe(10_000);
        if (audience.ages.length > 0) for (const sex of SEXES) expect(sumOf(audience, sex)).toBe(audience.totals[sex]);
      }),
    );
  });
});
