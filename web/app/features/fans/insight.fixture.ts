import type { WireFansInfo, WireSocialLink, WireUserInsight } from "@surimono/contract/fans";

type Analysis = WireFansInfo["analysis"];

const NO_BANDS = { "13-17": 0, "18-24": 0, "25-34": 0, "35-44": 0, "45-54": 0, "55-64": 0, "65+": 0 };

interface Changes {
  provider?: 1 | 2 | 4;
  updated?: string | null;
  analysis?: Partial<Analysis>;
  info?: Partial<WireFansInfo>;
}

/** An analysed channel: 12,800 subscribers, mostly women between 18 and 34. */
export function insight({
  provider = 1,
  updated = "2026-11-20T03:00:00.000Z",
  analysis = {},
  info = {},
}: Changes = {}) {
  return {
    user_insight_id: provider,
    user_id: "u1",
    privider_id: provider,
    sns_id: `sns-${provider}`,
    sns_name: "夜ふかし商店",
    update_time: updated,
    fans_info: {
      fansSumNumber: 12_800,
      femaleTotal: 58,
      maleTotal: 36,
      otherTotal: 6,
      agePercentages: [
        { age: "age18-24", sex: "female", percentage: 37 },
        { age: "age25-34", sex: "female", percentage: 21 },
        { age: "age25-34", sex: "male", percentage: 36 },
        { age: "age25-34", sex: "other", percentage: 6 },
      ],
      estimated: false,
      fanskeywords: Array.from({ length: 12 }, (_, index) => ({ word: `ことば${index + 1}`, point: 40 - index })),
      profile: { name: "夜ふかし商店", username: "yofukashi", followers_count: 12_800 },
      socialIds: { youtube: "", instagram: "", twitter: "" },
      ...info,
      analysis: {
        state: "done",
        errors: [],
        profiling: {
          man_per: 36,
          woman_per: 58,
          followers_new_profiling: { male: NO_BANDS, female: NO_BANDS },
        },
        synonymExpandedKeywords: [],
        followers: [
          { month: "2026-09", gained: 300, lost: 20 },
          { month: "2026-10", gained: 420, lost: 36 },
        ],
        next_refresh: null,
        ...analysis,
      },
    },
  } satisfies WireUserInsight;
}

/** What is missing if a network does not say who the fans are. */
export const withoutAudience = {
  info: { femaleTotal: null, maleTotal: null, otherTotal: null, agePercentages: [] },
  analysis: {
    profiling: null,
    errors: [{ code: "fans/insufficient-data", message: "データが不足しています。" }],
  },
} satisfies Changes;

/** Nothing is known yet. */
export const nothingKnown = {
  updated: null,
  info: { ...withoutAudience.info, fansSumNumber: null, fanskeywords: [] },
} satisfies Changes;

export function link(provider: 1 | 2, state: WireSocialLink["state"] = "unlinked"): WireSocialLink {
  const isLinked = state !== "unlinked";
  return {
    privider_id: provider,
    available: true,
    state,
    sns_id: isLinked ? `sns-${provider}` : "",
    sns_name: isLinked ? "夜ふかし商店" : "",
    linked_at: isLinked ? "2026-11-20T02:59:00.000Z" : null,
  };
}
