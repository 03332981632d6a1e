import { AGE_BANDS } from "@surimono/domain/fans";
import { expect, test } from "vitest";
import { insight } from "../insight.fixture.ts";
import {
  type CustomValues,
  customInput,
  customValues,
  ratioError,
  readCount,
  readRatio,
  readWords,
  reckonRatios,
} from "./custom-values.ts";

test.each([
  ["", 0],
  ["５８．５%", 5_850],
  ["12.34", 1_234],
  ["100", 10_000],
  ["100.01", undefined],
  ["12.345", undefined],
  ["-1", undefined],
  ["半分", undefined],
])("%j is read as a ratio of %s", (typed, share) => {
  expect(readRatio(typed)).toBe(share);
});

test.each([
  ["40.5", undefined],
  ["40.125", "小数は2けたまでです"],
  ["100.001", "小数は2けたまでです"],
  ["140.125", "0から100までの数字です"],
  ["半分", "0から100までの数字です"],
])("the message for %j is %s", (typed, said) => {
  expect(ratioError(typed)).toBe(said);
});

test.each([
  ["１２,８００", 12_800],
  ["", undefined],
  ["0", undefined],
  ["1.5", undefined],
  ["100000001", undefined],
])("%j is read as %s fans", (typed, count) => {
  expect(readCount(typed)).toBe(count);
});

test("words are separated by lines or commas, may have a hash, and count once", () => {
  expect(readWords("#猫\n銭湯、 レトロ，猫\n\n")).toEqual(["猫", "銭湯", "レトロ"]);
});

const ages = (...typed: string[]) => [...typed, ...AGE_BANDS.map(() => "")].slice(0, AGE_BANDS.length);
const typed = (female: string, male: string, women: string[] = [], men: string[] = []) => ({
  totals: { female, male },
  ages: { female: ages(...women), male: ages(...men) },
});

test.each([
  ["sexes alone", typed("60", "30"), undefined],
  ["ages that add up", typed("60", "30", ["20.5", "39.5"], ["30"]), undefined],
  ["more than all", typed("60", "40.01"), "over-all"],
  ["ages of more than all", typed("60", "40", ["70"], ["40"]), "over-all"],
  ["ages of one sex that do not add up", typed("60", "30", ["59.99"], ["30"]), "mismatch"],
  ["ages of one sex only", typed("60", "30", ["60"]), "mismatch"],
])("%s: %o is wrong as %s", (_case, values, fault) => {
  expect(reckonRatios(values).fault).toBe(fault);
});

test("saved figures fill the fields again, and give the same when sent", () => {
  const info = {
    femaleTotal: 60,
    maleTotal: 30.5,
    agePercentages: [
      { age: "age18-24", sex: "female", percentage: 60 },
      { age: "age65-", sex: "male", percentage: 30.5 },
    ],
    fanskeywords: [
      { word: "猫", point: 2 },
      { word: "銭湯", point: 1 },
    ],
    socialIds: { youtube: "@yofukashi", instagram: "yofukashi", twitter: "" },
  } as const;
  const values = customValues(
    insight({
      provider: 4,
      info: { ...info, agePercentages: [...info.agePercentages], fanskeywords: [...info.fanskeywords] },
    }),
  );
  expect(values).toMatchObject({
    name: "夜ふかし商店",
    count: "12800",
    totals: { female: "60", male: "30.5" },
    words: "猫\n銭湯",
  });
  expect(customInput(values)).toEqual({ fansSumNumber: 12_800, ...info });
});

test.each([
  [1, { youtube: "@yofukashi", instagram: "" }],
  [2, { youtube: "", instagram: "yofukashi" }],
] as const)("instead of network %i the form begins with its figures", (provider, ids) => {
  const begun: CustomValues = customValues(insight({ provider }));
  expect(begun).toMatchObject({ ...ids, count: "12800", name: "夜ふかし商店" });
});
