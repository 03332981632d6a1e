export { AGE_BANDS, AGE_BUCKETS, type AgeBand, bandOf, bucketOf } from "./age-bands.ts";
export {
  type Audience,
  audienceOfBreakdowns,
  audienceOfReport,
  type GroupCounts,
  type ReportRow,
  SEXES,
  type Sex,
} from "./audience.ts";
export { findRatioFault } from "./custom-ratios.ts";
export { showFanCount } from "./fan-count.ts";
export { countKeywords, KEYWORDS_KEPT, type Keyword, type ReadWord } from "./keywords.ts";
export {
  FAN_PROVIDERS,
  type FanProvider,
  networkOf,
  SOCIAL_NETWORKS,
  type SocialNetwork,
  wordsShown,
} from "./providers.ts";
export {
  ANALYSIS_MINUTES,
  type AnalysisState,
  analysisStateAt,
  LOOK_AGAIN_MS,
  MOST_LOOKS,
  nextRefresh,
  REFRESH_MINUTES,
} from "./refreshing.ts";
export { isSocialId, NAMED_ACCOUNTS, type NamedAccount } from "./social-id.ts";
export { averageFanCount, type KnownFans, summariseFans, withoutReplaced } from "./summarise-fans.ts";
