import { allocate, type BasisPoints } from "../kernel/index.ts";
import { AGE_BANDS, type AgeBand, bandOf } from "./age-bands.ts";

/** `other` are those whose network knows something else or nothing. */
export const SEXES = ["female", "male", "other"] as const;
export type Sex = (typeof SEXES)[number];

/** A part of all fans. */
export interface AgeShare {
  readonly sex: Sex;
  readonly band: AgeBand;
  readonly share: BasisPoints;
}

/** Who the fans are. Never more than all of them; less where a network withholds small groups. */
export interface Audience {
  readonly totals: Readonly<Record<Sex, BasisPoints>>;
  /** Empty where the ages are unknown; otherwise each sex's shares add up to its total. */
  readonly ages: readonly AgeShare[];
  /** The network gave ages and sexes separately, so their combination is calculated, not counted. */
  readonly estimated: boolean;
}

const ALL: BasisPoints = 10_000;

/** One row of the video network's report: its bucket, its word for a sex, and the percentage of all. */
export type ReportRow = readonly [bucket: string, gender: string, percentage: number];

/** Of `ageGroup` by `gender`. Undefined when no row can be used, the network's sign for too few fans. */
export function audienceOfReport(rows: readonly ReportRow[]): Audience | undefined {
  const read = rows.flatMap(([bucket, gender, percentage]) => {
    const band = bandOf(bucket);
    const weight = Math.round(percentage * 100);
    return band && weight > 0 ? [{ sex: sexOf(gender), band, weight }] : [];
  });
  if (read.length === 0) return undefined;
  const weights = read.map(({ weight }) => weight);
  const shares = allocate(Math.min(ALL, sum(weights)), weights);
  return countedAudience(read.map(({ sex, band }, index) => ({ sex, band, share: shares[index] ?? 0 })));
}

/** How many followers, by the network's own word for the group, such as `F` or `18-24`. */
export type GroupCounts = Readonly<Record<string, number>>;

/** From two separate counts. Undefined without sexes; without ages they stay unknown. */
export function audienceOfBreakdowns(genders: GroupCounts, ages: GroupCounts): Audience | undefined {
  const bySex = SEXES.map((sex) =>
    sum(Object.entries(genders).map(([name, count]) => (sexOf(name) === sex ? count : 0))),
  );
  if (sum(bySex) <= 0) return undefined;
  const totals = allocate(ALL, bySex);
  const byBand = AGE_BANDS.map((band) => ages[band] ?? 0);
  const crossed =
    sum(byBand) <= 0
      ? []
      : SEXES.flatMap((sex, index) =>
          allocate(totals[index] ?? 0, byBand).map((share, place) => ({
            sex,
            band: AGE_BANDS[place] as AgeBand,
            share,
          })),
        );
  const [female = 0, male = 0, other = 0] = totals;
  return { totals: { female, male, other }, ages: crossed.filter(({ share }) => share > 0), estimated: true };
}

/** With the totals that the ages add up to. */
function countedAudience(ages: readonly AgeShare[]): Audience {
  const total = (sex: Sex) => sum(ages.filter((one) => one.sex === sex).map(({ share }) => share));
  return { totals: { female: total("female"), male: total("male"), other: total("other") }, ages, estimated: false };
}

function sexOf(word: string): Sex {
  if (word === "female" || word === "F") return "female";
  return word === "male" || word === "M" ? "male" : "other";
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((left, right) => left + right, 0);
}
