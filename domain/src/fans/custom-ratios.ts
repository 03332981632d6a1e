import type { Audience, Sex } from "./audience.ts";

const ALL = 10_000;
/** Those a member enters shares for. */
const TYPED = ["female", "male"] as const satisfies readonly Sex[];

export type RatioFault = "over-all" | "mismatch";

/**
 * Errors in the shares a member entered (rule fans-ratios): together they are at most 100 %, and the ages of a sex add up to the share of that
 * sex. Without any age the ages are unknown, which is fine.
 */
export function findRatioFault({ totals, ages }: Pick<Audience, "totals" | "ages">): RatioFault | undefined {
  const sumOf = (sex: Sex) => ages.reduce((sum, one) => (one.sex === sex ? sum + one.share : sum), 0);
  if (totals.female + totals.male > ALL || sumOf("female") + sumOf("male") > ALL) return "over-all";
  if (ages.length > 0 && TYPED.some((sex) => sumOf(sex) !== totals[sex])) return "mismatch";
  return undefined;
}
