import { describe, expect, test } from "vitest";
import {
  ANALYSIS_MINUTES,
  type Audience,
  analysisStateAt,
  averageFanCount,
  countKeywords,
  FAN_PROVIDERS,
  findRatioFault,
  isSocialId,
  LOOK_AGAIN_MS,
  MOST_LOOKS,
  networkOf,
  nextRefresh,
  REFRESH_MINUTES,
  summariseFans,
  withoutReplaced,
  wordsShown,
} from "./index.ts";

const ages = (female: number, male: number): Audience["ages"] => [
  { sex: "female", band: "18-24", share: female },
  { sex: "male", band: "65+", share: male },
];
const totals = (female: number, male: number) => ({ female, male, other: 0 });

describe("the shares that a member types", () => {
  test.each([
    ["all of them", totals(6000, 4000), ages(6000, 4000), undefined],
    ["less than all", totals(3000, 4000), ages(3000, 4000), undefined],
    ["no ages", totals(6000, 4000), [], undefined],
    ["over all by a hundredth of a percent", totals(6001, 4000), [], "over-all"],
    ["ages over all", totals(6000, 4000), ages(6000, 4001), "over-all"],
    ["ages that do not add up to a sex", totals(6000, 4000), ages(5900, 4000), "mismatch"],
    ["the sexes exchanged", totals(6000, 4000), ages(4000, 6000), "mismatch"],
    ["ages that are all nothing", totals(6000, 4000), ages(0, 0), "mismatch"],
  ] as const)("%s", (_what, sexes, bands, fault) => {
    expect(findRatioFault({ totals: sexes, ages: bands })).toBe(fault);
  });
});

test.each([
  ["instagram", "tabi.no_hanko9", true],
  ["instagram", "@tabi", false],
  ["instagram", "旅", false],
  ["instagram", "ｔａｂｉ", false],
  ["instagram", "a-b", false],
  ["instagram", "", false],
  ["youtube", "@yofukashi", true],
  ["youtube", "@夜ふかし商店", true],
  ["youtube", "@猫", true],
  ["youtube", "@", false],
  ["youtube", "yofukashi", false],
  ["youtube", "@@yofukashi", false],
  ["twitter", "@surimono_jp", true],
  ["twitter", "surimono_jp", false],
  ["twitter", "@a b", false],
] as const)("as an id of %s, %j is fine: %j", (account, id, fine) => {
  expect(isSocialId(account, id)).toBe(fine);
});

describe("keywords", () => {
  const read = (...words: string[]) => words.map((word) => ({ word, reading: READINGS[word] }));
  const READINGS: Readonly<Record<string, string>> = { 猫: "ネコ", ねこ: "ネコ", ネコ: "ネコ", 橋: "ハシ", 箸: "ハシ" };

  test("count posts and not repeats, the most frequent first", () => {
    expect(countKeywords([read("銭湯", "銭湯", "銭湯"), read("旅"), read("旅", "銭湯"), read("旅")])).toEqual([
      { word: "旅", point: 3 },
      { word: "銭湯", point: 2 },
    ]);
  });

  test("count a word in kana with its other writing, under the more frequent of both", () => {
    expect(countKeywords([read("猫"), read("猫"), read("ねこ"), read("ネコ", "猫")])).toEqual([
      { word: "猫", point: 4 },
    ]);
    expect(countKeywords([read("猫"), read("ねこ"), read("ねこ")])).toEqual([{ word: "ねこ", point: 3 }]);
  });

  test("keep two words with kanji apart that are read alike", () => {
    expect(countKeywords([read("橋"), read("箸")])).toHaveLength(2);
  });

  test("are cut off", () => {
    expect(countKeywords([read("a", "b", "c")], 2)).toHaveLength(2);
  });
});

describe("several accounts as one", () => {
  const one: Audience = { totals: { female: 8000, male: 2000, other: 0 }, ages: ages(8000, 2000), estimated: false };
  const other: Audience = { totals: { female: 2000, male: 8000, other: 0 }, ages: [], estimated: false };

  test("weigh by their fans", () => {
    const summary = summariseFans([
      { fanCount: 3000, audience: one, keywords: [{ word: "猫", point: 3 }] },
      { fanCount: 1000, audience: other, keywords: [{ word: "猫", point: 1 }] },
    ]);
    expect(summary.fanCount).toBe(4000);
    expect(summary.keywords).toEqual([{ word: "猫", point: 4 }]);
    expect(summary.audience?.totals).toEqual({ female: 6500, male: 3500, other: 0 });
    // The second has no ages: the first's are spread over the totals of both.
    expect(summary.audience?.ages).toEqual(ages(6500, 3500));
  });

  test("one alone stays as it is", () => {
    expect(summariseFans([{ fanCount: 10, audience: one, keywords: [] }])).toEqual({
      fanCount: 10,
      audience: one,
      keywords: [],
    });
  });

  test("a number that is hidden is no number, and nothing known is nothing", () => {
    expect(summariseFans([{ fanCount: undefined, audience: one, keywords: [] }])).toMatchObject({
      fanCount: undefined,
      audience: { totals: one.totals },
    });
    expect(summariseFans([])).toEqual({ fanCount: undefined, audience: undefined, keywords: [] });
  });

  test("what a member typed in place of a network that says nothing of its fans counts instead of it", () => {
    const nobody = { youtube: "", instagram: "", twitter: "" };
    const small = { provider: FAN_PROVIDERS.youtube, username: "Engawa", audience: null, namedIds: nobody };
    const known = { ...small, provider: FAN_PROVIDERS.instagram, audience: one };
    const typed = { provider: FAN_PROVIDERS.custom, username: "", audience: one, namedIds: nobody };
    const named = { ...typed, namedIds: { ...nobody, youtube: "@engawa", instagram: "engawa" } };
    expect(withoutReplaced([small, known, named])).toEqual([known, named]);
    expect(withoutReplaced([small, known, typed])).toEqual([small, known, typed]);
    expect(withoutReplaced([small, known])).toEqual([small, known]);
    expect(withoutReplaced([{ ...small, username: "" }, typed])).toHaveLength(2);
  });

  test("the average number is rounded to whole fans", () => {
    expect(averageFanCount([100, 201])).toBe(151);
    expect(averageFanCount([])).toBeUndefined();
  });
});

describe("an analysis", () => {
  const now = new Date("2026-11-21T03:00:00.000Z");
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

  test("that never ended counts as failed, so that it can be asked for again", () => {
    expect(analysisStateAt("analysing", ago(ANALYSIS_MINUTES), now)).toBe("analysing");
    expect(analysisStateAt("analysing", ago(ANALYSIS_MINUTES + 1), now)).toBe("failed");
    expect(analysisStateAt("done", ago(9999), now)).toBe("done");
  });

  test("that is fresh is not asked for again; one that failed is", () => {
    expect(nextRefresh("done", ago(REFRESH_MINUTES - 1), now)).toEqual(new Date(now.getTime() + 60_000));
    expect(nextRefresh("done", ago(REFRESH_MINUTES), now)).toBeUndefined();
    expect(nextRefresh("failed", ago(1), now)).toBeUndefined();
    expect(nextRefresh("none", null, now)).toBeUndefined();
  });

  test("is looked for every 2 s, at most 1000 times", () => {
    expect([LOOK_AGAIN_MS, MOST_LOOKS]).toEqual([2000, 1000]);
  });
});

test("1 is the video network, 2 the photo network, 4 what a member typed", () => {
  expect([1, 2, 4].map((id) => networkOf(id as 1 | 2 | 4))).toEqual(["youtube", "instagram", undefined]);
  expect(wordsShown(FAN_PROVIDERS.instagram)).toBe(10);
});
