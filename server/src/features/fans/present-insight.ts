import {
  analysisFailures,
  type WireFansInfo,
  type WireFansSummary,
  type WireSocialLink,
  type WireUserInsight,
} from "@surimono/contract/fans";
import {
  AGE_BANDS,
  type AgeBand,
  type Audience,
  analysisStateAt,
  bucketOf,
  FAN_PROVIDERS,
  type KnownFans,
  nextRefresh,
  type Sex,
  type SocialNetwork,
  summariseFans,
  withoutReplaced,
} from "@surimono/domain/fans";
import type { SocialLink, UserInsight } from "./fans.tables.ts";

/** A row as the wire has it now: a lost analysis counts as failed. */
export function presentInsight(row: UserInsight, now: Date): WireUserInsight {
  return {
    user_insight_id: row.id,
    user_id: row.userId,
    privider_id: row.provider,
    sns_id: row.snsId,
    sns_name: row.snsName,
    update_time: row.updatedAt?.toISOString() ?? null,
    fans_info: presentFansInfo(row, now),
  };
}

export function presentFansInfo(row: UserInsight, now: Date): WireFansInfo {
  const state = analysisStateAt(row.state, row.askedAt, now);
  const lost = state === "failed" && row.state === "analysing";
  const errors = lost ? (["fans/temporarily-unavailable"] as const) : row.errors;
  const { audience, fanCount } = row;
  return {
    ...presentSummary(knownFans(row)),
    profile: { name: row.snsName, username: row.username, followers_count: fanCount },
    analysis: {
      state,
      errors: errors.map((code) => ({ code, message: analysisFailures[code].message })),
      profiling: audience && {
        man_per: percent(audience.totals.male),
        woman_per: percent(audience.totals.female),
        followers_new_profiling: { male: byBand(audience, "male"), female: byBand(audience, "female") },
      },
      synonymExpandedKeywords: [...row.keywords],
      followers: [...row.months],
      next_refresh: nextRefresh(state, row.updatedAt, now)?.toISOString() ?? null,
    },
    socialIds: row.namedIds,
  };
}

/**
 * All accounts as one; null without any. An account adds nothing if nothing is known of it yet, or if the member's own figures replace it.
 */
export function presentAllFans(rows: readonly UserInsight[]): WireFansSummary | null {
  return rows.length > 0 ? presentSummary(summariseFans(withoutReplaced(rows).map(knownFans))) : null;
}

function knownFans({ fanCount, audience, keywords }: UserInsight): KnownFans {
  return { fanCount: fanCount ?? undefined, audience: audience ?? undefined, keywords };
}

function presentSummary({ fanCount, audience, keywords }: KnownFans): WireFansSummary {
  return {
    fansSumNumber: fanCount ?? null,
    femaleTotal: audience ? percent(audience.totals.female) : null,
    maleTotal: audience ? percent(audience.totals.male) : null,
    otherTotal: audience ? percent(audience.totals.other) : null,
    agePercentages: (audience?.ages ?? []).map(({ sex, band, share }) => ({
      age: bucketOf(band),
      sex,
      percentage: percent(share),
    })),
    estimated: audience?.estimated ?? false,
    fanskeywords: [...keywords],
  };
}

export function presentLink(
  network: SocialNetwork,
  available: boolean,
  link: SocialLink | undefined,
  insight: UserInsight | undefined,
): WireSocialLink {
  const chosen = link && insight?.snsId;
  return {
    privider_id: FAN_PROVIDERS[network],
    available,
    state: !link ? "unlinked" : link.isBroken ? "reconnect" : chosen ? "linked" : "choosing",
    sns_id: link && insight ? insight.snsId : "",
    sns_name: link && insight ? insight.snsName : "",
    linked_at: link?.linkedAt.toISOString() ?? null,
  };
}

function byBand(audience: Audience, sex: Sex) {
  const shareOf = (band: AgeBand) => audience.ages.find((one) => one.sex === sex && one.band === band)?.share ?? 0;
  return Object.fromEntries(AGE_BANDS.map((band) => [band, percent(shareOf(band))])) as Record<AgeBand, number>;
}

function percent(basisPoints: number): number {
  return basisPoints / 100;
}
