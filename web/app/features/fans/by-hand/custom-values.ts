import type { CustomFansInput, WireUserInsight } from "@surimono/contract/fans";
import { AGE_BANDS, type AgeBand, bandOf, bucketOf, findRatioFault } from "@surimono/domain/fans";
import type { BasisPoints } from "@surimono/domain/kernel";
import { FAN_COUNT_MAX } from "@surimono/domain/my-items";

export const TYPED_SEXES = ["female", "male"] as const;
export type TypedSex = (typeof TYPED_SEXES)[number];

/** The fields as typed. */
export interface CustomValues {
  name: string;
  youtube: string;
  instagram: string;
  twitter: string;
  count: string;
  totals: Record<TypedSex, string>;
  /** In the order of the bands. */
  ages: Record<TypedSex, string[]>;
  /** One per line, most frequent first. */
  words: string;
}

export const WORDS_MOST = 30;
export const WORD_LONGEST = 20;

/** Accepts full-width digits and separators. */
function plain(typed: string): string {
  return typed.normalize("NFKC").replaceAll(/[,%\s]/g, "");
}

/** Undefined if it is not a number of people. */
export function readCount(typed: string): number | undefined {
  const text = plain(typed);
  const count = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= FAN_COUNT_MAX ? count : undefined;
}

/** A percentage with at most two decimals; empty is 0, and anything else undefined. */
export function readRatio(typed: string): BasisPoints | undefined {
  const text = plain(typed);
  if (text === "") return 0;
  const share = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : -1;
  return share >= 0 && share <= 10_000 ? share : undefined;
}

/** Why a ratio cannot be read, short enough for half a phone; undefined if it can. */
export function ratioError(typed: string): string | undefined {
  if (readRatio(typed) !== undefined) return undefined;
  const isTooFine = readRatio(plain(typed).replace(/(\.\d\d)\d+$/, "$1")) !== undefined;
  return isTooFine ? "小数は2けたまでです" : "0から100までの数字です";
}

/** One per line or between commas; a repeated word counts once. */
export function readWords(typed: string): string[] {
  return [...new Set(typed.split(/[\n,、，]/).map((word) => word.trim().replace(/^[#＃]/, "")))].filter(Boolean);
}

/** The sum of the typed ratios; unreadable ones count as 0. */
export function reckonRatios({ totals, ages }: Pick<CustomValues, "totals" | "ages">) {
  const read = {
    female: readRatio(totals.female) ?? 0,
    male: readRatio(totals.male) ?? 0,
    other: 0,
  };
  const shares = TYPED_SEXES.flatMap((sex) =>
    AGE_BANDS.map((band, index) => ({ sex, band, share: readRatio(ages[sex][index] ?? "") ?? 0 })),
  ).filter(({ share }) => share > 0);
  const sumOf = (sex: TypedSex) => shares.reduce((sum, one) => (one.sex === sex ? sum + one.share : sum), 0);
  return {
    totals: { ...read, other: Math.max(0, 10_000 - read.female - read.male) },
    ages: shares,
    sums: { female: sumOf("female"), male: sumOf("male") },
    fault: findRatioFault({ totals: read, ages: shares }),
  };
}

/** The contract's form. The words' points give their order. */
export function customInput(values: CustomValues): CustomFansInput {
  const { totals, ages } = reckonRatios(values);
  const words = readWords(values.words).slice(0, WORDS_MOST);
  return {
    fansSumNumber: readCount(values.count) ?? null,
    femaleTotal: totals.female / 100,
    maleTotal: totals.male / 100,
    agePercentages: ages.map(({ sex, band, share }) => ({ age: bucketOf(band), sex, percentage: share / 100 })),
    fanskeywords: words.map((word, index) => ({ word, point: words.length - index })),
    socialIds: { youtube: values.youtube.trim(), instagram: values.instagram.trim(), twitter: values.twitter.trim() },
  };
}

const NOTHING: CustomValues = {
  ...{ name: "", youtube: "", instagram: "", twitter: "", count: "", words: "" },
  totals: { female: "", male: "" },
  ages: { female: AGE_BANDS.map(() => ""), male: AGE_BANDS.map(() => "") },
};

/** Saved figures, or a network's partial ones, as they would be typed. */
export function customValues(saved: WireUserInsight | undefined): CustomValues {
  if (!saved) return NOTHING;
  const { fans_info } = saved;
  const ageOf = (sex: TypedSex, band: AgeBand) =>
    fans_info.agePercentages.find((row) => row.sex === sex && bandOf(row.age) === band)?.percentage;
  const { username } = fans_info.profile;
  const ids = {
    1: { youtube: username && `@${username}` },
    2: { instagram: username },
    4: fans_info.socialIds,
  }[saved.privider_id];
  return {
    ...NOTHING,
    ...ids,
    name: saved.sns_name,
    count: shown(fans_info.fansSumNumber),
    totals: { female: shown(fans_info.femaleTotal), male: shown(fans_info.maleTotal) },
    ages: {
      female: AGE_BANDS.map((band) => shown(ageOf("female", band))),
      male: AGE_BANDS.map((band) => shown(ageOf("male", band))),
    },
    words: fans_info.fanskeywords
      .slice(0, WORDS_MOST)
      .map(({ word }) => word)
      .join("\n"),
  };
}

function shown(value: number | null | undefined): string {
  return value ? String(value) : "";
}
