import type { Audience, Sex } from "./audience.ts";

const ALL = 10_000;
/** Those that a member types shares for. */
const TYPED = ["female", "male"] as const satisfies readonly Sex[];

export type RatioFault = "over-all" | "mismatch";

/**
 * What is wrong with the shares that a member typed (rule fans-ratios): together they are at most all, and what the ages of a sex add up to is
 * what was typed for that sex. Without any age the ages are not known, which is nothing wrong.
 */
export function findRatioFault({ totals, ages }: Pick<Audience, "totals" | "ages">): RatioFault | undefined {
  const sumOf = (sex: Sex) => ages.reduce((sum, one) => (one.sex === sex ? sum + one.share : sum), 0);
  if (totals.female + totals.male > ALL || sumOf("female") + sumOf("male") > ALL) return "over-all";
  if (ages.length > 0 && TYPED.some((sex) => sumOf(sex) !== totals[sex])) return "mismatch";
  return undefined;
}
