import type { WireFansSummary } from "@surimono/contract/fans";
import { bandOf, type KnownFans } from "@surimono/domain/fans";
import type { BasisPoints } from "@surimono/domain/kernel";

export const NO_FANS: KnownFans = { fanCount: undefined, audience: undefined, keywords: [] };

/** The wire's percentages as shares for the charts. */
export function knownFans(summary: WireFansSummary): KnownFans {
  const { fansSumNumber, femaleTotal, maleTotal, otherTotal, agePercentages, estimated, fanskeywords } = summary;
  const ages = agePercentages.flatMap(({ age, sex, percentage }) => {
    const band = bandOf(age);
    return band ? [{ sex, band, share: shareOf(percentage) }] : [];
  });
  return {
    fanCount: fansSumNumber ?? undefined,
    audience:
      // Both 0 means that they were not typed.
      !femaleTotal && !maleTotal
        ? undefined
        : {
            totals: {
              female: shareOf(femaleTotal ?? 0),
              male: shareOf(maleTotal ?? 0),
              other: shareOf(otherTotal ?? 0),
            },
            ages,
            estimated,
          },
    keywords: fanskeywords,
  };
}

function shareOf(percentage: number): BasisPoints {
  return Math.round(percentage * 100);
}
